import type { ScreenFacts } from './readScreens.ts';

/** What the files of the screens say. `plugin.ts` reads them and fills this in while Storybook is built. */
export const facts: ScreenFacts = { stories: [], rules: {} };
