import { parseArgs } from 'node:util';
import { pathOf, variantOf, type Look, type Picture } from '../plan/picture.ts';
import { busyOf, desktop, heightFor, paired, type StoryFacts } from '../plan/plan.ts';
import type { StoryEntry } from '../plan/story.ts';

export interface Choice {
  filter: string;
  looks: Look[];
  /** A running Storybook; without it the static build is looked at. */
  url?: string;
  pages: number;
  isWholePage: boolean;
}

/** Reads `button --themes dark --widths 1440,390 --locales zh-CN,en --scenarios none,failing --densities compact --url http://localhost:6006`. */
export function choiceOf(words: string[]): Choice {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      themes: { type: 'string', default: 'light,dark' },
      widths: { type: 'string', default: '1440,390' },
      locales: { type: 'string', default: 'zh-CN' },
      densities: { type: 'string', default: 'comfortable' },
      scenarios: { type: 'string', default: 'none' },
      url: { type: 'string' },
      pages: { type: 'string', default: '3' },
      page: { type: 'boolean', default: false },
    },
  });
  const list = (text: string) => text.split(',').filter(Boolean);
  const looks = list(values.scenarios).flatMap((scenario) =>
    list(values.densities).flatMap((density) =>
      list(values.locales).flatMap((locale) =>
        list(values.widths).flatMap((width) =>
          list(values.themes).map((theme) => lookOf({ theme, width: Number(width), locale, density, scenario })),
        ),
      ),
    ),
  );
  const url = values.url?.replace(/\/$/, '');
  return { filter: positionals.join(' '), looks, pages: Number(values.pages), isWholePage: values.page, ...(url && { url }) };
}

function lookOf({ theme, width, ...rest }: { theme: string; width: number; locale: string; density: string; scenario: string }): Look {
  if (theme !== 'light' && theme !== 'dark') throw new Error(`No theme is called ${theme}: light and dark are`);
  if (!(width >= 200)) throw new Error('A width is a number of pixels, such as 1440');
  return { theme, width, height: heightFor(width), ...rest };
}

/** The pictures of one story in the chosen looks; a theme or a viewport that the story fixes is kept. */
export function chosenPictures({ looks, isWholePage }: Choice, story: StoryEntry, facts: StoryFacts): Picture[] {
  const pictures = looks.map((chosen): Picture => {
    const width = facts.width ?? chosen.width;
    const look = { ...chosen, width, height: heightFor(width), theme: facts.theme ?? chosen.theme };
    const variant = variantOf(look, desktop);
    const frame = isWholePage || story.tags.includes('screen') ? 'page' : (facts.frame ?? 'content');
    return { story, look, frame, busy: busyOf(story, facts), variant, path: pathOf(story, variant) };
  });
  return paired([...new Map(pictures.map((picture) => [picture.path, picture])).values()]);
}
