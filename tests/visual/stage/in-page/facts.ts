import { media, states, type Look } from '../../plan/picture.ts';
import type { StoryFacts } from '../../plan/plan.ts';
import { isRecord, messageOf, store, type PreparedStory } from './storybook.ts';

/** What stories say about their pictures. A file that cannot be loaded is a fact of its stories, not the end of the run. */
export async function facts(ids: string[]): Promise<StoryFacts[]> {
  return Promise.all(
    ids.map(async (id) => {
      try {
        return { id, ...factsOf(await store().loadStory({ storyId: id })) };
      } catch (error) {
        return { id, trouble: messageOf(error) };
      }
    }),
  );
}

export function factsOf({ parameters, storyGlobals }: PreparedStory): Omit<StoryFacts, 'id'> {
  const { picture } = parameters;
  const frame = isRecord(picture) ? picture.frame : picture;
  const theme = parameters.theme ?? storyGlobals.theme;
  const width = widthOf(parameters, storyGlobals);
  return {
    ...((frame === 'page' || frame === 'content' || frame === 'main') && { frame }),
    ...(isRecord(picture) && picture.busy === true && { isEndless: true }),
    ...(isRecord(picture) && typeof picture.as === 'string' && { as: picture.as }),
    ...(typeof parameters.at === 'string' && { isConsole: true }),
    ...(Array.isArray(parameters.pictures) && { pictures: parameters.pictures.filter(isRecord).map(wishOf) }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(width && { width }),
  };
}

function wishOf({ theme, width, height, locale, density, scenario, state, medium }: Record<string, unknown>): Partial<Look> {
  const known = states.find((one) => one === state);
  const knownMedium = media.find((one) => one === medium);
  return {
    ...((theme === 'light' || theme === 'dark') && { theme }),
    ...(typeof width === 'number' && { width }),
    ...(typeof height === 'number' && { height }),
    ...(typeof locale === 'string' && { locale }),
    ...(typeof density === 'string' && { density }),
    ...(typeof scenario === 'string' && { scenario }),
    ...(known && { state: known }),
    ...(knownMedium && { medium: knownMedium }),
  };
}

// A story chooses its viewport by a name of `parameters.viewport.options`.
function widthOf(parameters: Record<string, unknown>, { viewport }: Record<string, unknown>): number | undefined {
  if (!isRecord(viewport) || typeof viewport.value !== 'string' || !isRecord(parameters.viewport)) return undefined;
  const { options } = parameters.viewport;
  const option = isRecord(options) ? options[viewport.value] : undefined;
  const width = isRecord(option) && isRecord(option.styles) ? Number.parseInt(String(option.styles.width), 10) : Number.NaN;
  return Number.isNaN(width) ? undefined : width;
}
