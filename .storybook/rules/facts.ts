import type { RuleFacts } from './readRules.ts';

/** What holds each rule. `../screens/plugin.ts` reads the files and fills this in while Storybook is built. */
export const ruleFacts: readonly RuleFacts[] = [];
