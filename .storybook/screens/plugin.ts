import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readScreens } from './readScreens.ts';

const filled = join(import.meta.dirname, 'facts.ts').replaceAll('\\', '/');

/** Gives the documentation pages what the files of the screens say. */
export const screensPlugin = (): Plugin => ({
  name: 'provena-screens',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === filled ? `export const facts = ${JSON.stringify(readScreens())}` : undefined),
});
