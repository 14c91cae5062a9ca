import { chromatic, chromaticOf, variations, type Variation } from '../../tests/visual/modes.ts';
import { storiesOf, type Index, type StoryEntry } from '../../tests/visual/plan/story.ts';
import { factsOf } from '../../tests/visual/stage/in-page/facts.ts';
import { isLoaded, isRecord, store } from '../../tests/visual/stage/in-page/storybook.ts';

interface Prepared<Types> {
  id: string;
  parameters: Record<string, unknown>;
  /** Always there, and missing in the types of Storybook. */
  storyGlobals?: Record<string, unknown>;
  argTypes: Types;
}

const read = new WeakMap<Index, StoryEntry[]>();

/** The stories that Storybook has read: no story says that it is the first of its file. Story tests have no index. */
function entries(): StoryEntry[] {
  if (!isLoaded()) return [];
  const { storyIndex: index } = store();
  const known = read.get(index) ?? storiesOf(index);
  read.set(index, known);
  return known;
}

/**
 * Gives a story the pictures of the plan as parameters of Chromatic. An enhancer is where Storybook hands out every story with its tags and all
 * that its file and the project say; the types of its arguments stay as they are.
 */
export function planChromatic<Types>({ id, parameters, storyGlobals = {}, argTypes }: Prepared<Types>): Types {
  const entry = entries().find((one) => one.id === id);
  const variation = variationIn(parameters);
  const base = variation
    ? entries().find(({ importPath, exportName }) => importPath === entry?.importPath && exportName === variation.of)
    : entry;
  if (!base) return argTypes;
  const planned = chromaticOf(base, { id, ...factsOf({ parameters, storyGlobals }) }, variation?.kind);
  Object.assign(parameters, { chromatic: { ...chromatic, ...planned } });
  return argTypes;
}

function variationIn({ variation }: Record<string, unknown>): { of: string; kind: Variation } | undefined {
  if (!isRecord(variation)) return undefined;
  const kind = variations.find((one) => one === variation.kind);
  return kind && typeof variation.of === 'string' ? { of: variation.of, kind } : undefined;
}
