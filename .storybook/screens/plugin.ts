import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { digestsIn, listFile, portraits } from '../../tests/visual/portrait/list.ts';
import type { facts } from './facts.ts';
import { readRules } from '../rules/readRules.ts';
import { readScreens } from './readScreens.ts';

const placed = (file: string) => join(import.meta.dirname, file).replaceAll('\\', '/');

/** The files that are filled in, with what each exports. */
const filled = new Map<string, () => unknown>([
  [placed('facts.ts'), () => ({ facts: readFacts() })],
  [placed('../rules/facts.ts'), () => ({ ruleFacts: readRules() })],
  [placed('../calls/facts.ts'), async () => ({ screensByCall: await readCalls() })],
]);

/** Gives the documentation pages what the files of screens, tests and decisions say. */
export const screensPlugin = (): Plugin => ({
  name: 'provena-screens',
  enforce: 'pre',
  load: async (id) => {
    const exported = await filled.get(id.split('?')[0] ?? '')?.();
    return exported
      ? Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('')
      : undefined;
  },
});

const readFacts = (): typeof facts => ({
  ...readScreens(),
  portraits: [...digestsIn(readFileSync(join(portraits, listFile), 'utf8')).keys()],
});

async function readCalls() {
  // Reading the whole project takes seconds, which only one page needs.
  const [{ files }, { screensByCall }] = await Promise.all([
    import('../../tests/architecture/source.ts'),
    import('../../tests/contract/sent/screensByCall.ts'),
  ]);
  return screensByCall(files);
}
