import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digestsIn, listFile, portraits } from '../../tests/visual/portrait/list.ts';
import type { facts } from './facts.ts';
import { readScreens } from './readScreens.ts';

const filled = join(import.meta.dirname, 'facts.ts').replaceAll('\\', '/');

/** Gives the documentation pages what the files of the screens say. */
export const screensPlugin = (): Plugin => ({
  name: 'provena-screens',
  enforce: 'pre',
  load: (id) => (id.split('?')[0] === filled ? `export const facts = ${JSON.stringify(readFacts())}` : undefined),
});

const readFacts = (): typeof facts => ({
  ...readScreens(),
  portraits: [...digestsIn(readFileSync(join(portraits, listFile), 'utf8')).keys()],
});
