import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digestsIn, listFile, portraits } from '../../tests/visual/portrait/list.ts';
import type { facts } from './facts.ts';
import { readRules } from '../rules/readRules.ts';
import { readScreens } from './readScreens.ts';

const placed = (file: string) => join(import.meta.dirname, file).replaceAll('\\', '/');

/** The files that are filled in, and what each exports. */
const filled = new Map([
  [placed('facts.ts'), () => `export const facts = ${JSON.stringify(readFacts())}`],
  [placed('../rules/facts.ts'), () => `export const ruleFacts = ${JSON.stringify(readRules())}`],
]);

/** Gives the documentation pages what the files of screens, tests and decisions say. */
export const screensPlugin = (): Plugin => ({
  name: 'provena-screens',
  enforce: 'pre',
  load: (id) => filled.get(id.split('?')[0] ?? '')?.(),
});

const readFacts = (): typeof facts => ({
  ...readScreens(),
  portraits: [...digestsIn(readFileSync(join(portraits, listFile), 'utf8')).keys()],
});
