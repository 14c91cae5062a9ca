import type { ScreenFacts } from './readScreens.ts';

interface Facts extends ScreenFacts {
  /** The folders of the screens that have a portrait: `monitor/roi/Roi`. */
  portraits: string[];
}

/** What the files of the screens say. `plugin.ts` reads them and fills this in while Storybook is built. */
export const facts: Facts = { stories: [], rules: {}, portraits: [] };
