import type { Look } from './plan/picture.ts';
import { picturesOf, type StoryFacts } from './plan/plan.ts';
import type { StoryEntry } from './plan/story.ts';

/** For all stories. Exact as the gate is, with the same stillness. */
export const chromatic = { diffThreshold: 0, diffIncludeAntiAliasing: true, prefersReducedMotion: 'reduce' };

/** What Chromatic sets before it takes a picture: globals of the toolbar by name, and the viewport. */
export interface Mode extends Omit<Look, 'width' | 'height'> {
  viewport: { width: number; height: number };
}

export interface ChromaticParameters {
  modes?: Record<string, Mode>;
  disableSnapshot?: true;
}

/** The remote road takes the pictures that the plan has for a story, each as a mode by the name of its variant, and none where the plan has none. */
export function chromaticOf(story: StoryEntry, facts: StoryFacts): ChromaticParameters {
  // States and media are set by whoever drives the browser, which nobody does there. And whatever plays is played there, in every language. What looks
  // like another picture has none of its own there either.
  const pictures = picturesOf(story, facts).filter(({ look, as, isStill }) => !look.state && !look.medium && !isStill && !as);
  if (!pictures.length) return { disableSnapshot: true };
  return { modes: Object.fromEntries(pictures.map(({ variant, look }) => [variant, modeOf(look)])) };
}

const modeOf = ({ width, height, ...rest }: Look): Mode => ({ ...rest, viewport: { width, height } });
