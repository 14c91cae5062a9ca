import { chromatic, chromaticOf } from '../../tests/visual/modes.ts';
import { storiesOf, type Index, type StoryEntry } from '../../tests/visual/plan/story.ts';
import { factsOf } from '../../tests/visual/stage/in-page/facts.ts';

interface Prepared<Types> {
  id: string;
  parameters: Record<string, unknown>;
  /** Always there, and missing in the types of Storybook. */
  storyGlobals?: Record<string, unknown>;
  argTypes: Types;
}

const read = new WeakMap<Index, Map<string, StoryEntry>>();

/** The stories that Storybook has read: that one is the first of its file stands in no story. Story tests have no index. */
function entryOf(id: string): StoryEntry | undefined {
  const { __STORYBOOK_PREVIEW__: preview } = window;
  const index = preview?.storyStoreValue?.storyIndex;
  if (!index) return undefined;
  const known = read.get(index) ?? new Map(storiesOf(index).map((story) => [story.id, story]));
  read.set(index, known);
  return known.get(id);
}

/**
 * Gives a story the pictures of the plan as parameters of Chromatic. An enhancer is where Storybook hands out every story with its tags and all
 * that its file and the project say; the types of its arguments stay as they are.
 */
export function planChromatic<Types>({ id, parameters, storyGlobals = {}, argTypes }: Prepared<Types>): Types {
  const entry = entryOf(id);
  if (entry)
    Object.assign(parameters, { chromatic: { ...chromatic, ...chromaticOf(entry, { id, ...factsOf({ parameters, storyGlobals }) }) } });
  return argTypes;
}
