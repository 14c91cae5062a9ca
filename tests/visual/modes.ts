import { media, states, type Look, type Medium, type Picture, type State } from './plan/picture.ts';
import { picturesOf, type StoryFacts } from './plan/plan.ts';
import type { StoryEntry } from './plan/story.ts';

/** For all stories. Exact as the gate is, with the same stillness. */
export const chromatic = { diffThreshold: 0, diffIncludeAntiAliasing: true, prefersReducedMotion: 'reduce' };

/**
 * What a mode of Chromatic cannot set: it sets globals and the viewport, but no medium, no state of a pointer, and it always plays what plays.
 * A story with such pictures gets a second story for each, in the build for Chromatic alone (`.storybook/chromatic`).
 */
export const variations = [...states, ...media, 'unplayed'] as const;
export type Variation = (typeof variations)[number];

export const variationOf = ({ look, isStill }: Pick<Picture, 'look' | 'isStill'>): Variation | undefined =>
  look.medium ?? look.state ?? (isStill ? 'unplayed' : undefined);

export const isState = (variation: Variation): variation is State => states.some((state) => state === variation);

/** What Chromatic sets before it takes a picture: globals of the toolbar by name, and the viewport. */
export interface Mode extends Omit<Look, 'width' | 'height' | 'state' | 'medium'> {
  viewport: { width: number; height: number };
}

export interface ChromaticParameters {
  modes?: Record<string, Mode>;
  forcedColors?: 'active';
  media?: 'print';
  disableSnapshot?: true;
}

const emulated: Partial<Record<Variation, ChromaticParameters>> = {
  print: { media: 'print' },
  'forced-colors': { forcedColors: 'active' },
} satisfies Record<Medium, ChromaticParameters>;

/**
 * The pictures that the plan has for a story, or for one variation of it, as parameters of Chromatic: each is a mode with the name of its variant.
 * A picture that must look like another one has none of its own, as in the gate.
 */
export function chromaticOf(story: StoryEntry, facts: StoryFacts, variation?: Variation): ChromaticParameters {
  const pictures = picturesOf(story, facts).filter((picture) => !picture.as && variationOf(picture) === variation);
  if (!pictures.length) return { disableSnapshot: true };
  return {
    ...(variation && emulated[variation]),
    modes: Object.fromEntries(pictures.map(({ variant, look }) => [variant, modeOf(look)])),
  };
}

const modeOf = ({ width, height, state: _state, medium: _medium, ...rest }: Look): Mode => ({ ...rest, viewport: { width, height } });
