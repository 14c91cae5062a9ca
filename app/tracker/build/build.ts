import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

export interface Built {
  /** For a page: sets the one global. */
  script: string;
  /** For a bundler: the same, and exports it. */
  module: string;
  types: string;
}

const here = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The script as it is given to others, without a trace of how the console is built. */
export async function buildTracker(): Promise<Built> {
  const types = await readFile(here('types.ts'), 'utf8');
  return {
    script: await bundled('iife'),
    module: await bundled('es'),
    types: `${types}
export declare const provena: Provena;
declare global {
  interface Window {
    provena: Provena;
  }
}
`,
  };
}

/** The second file, for a page that asks for what few need. */
export const buildFull = (): Promise<string> => bundled('iife', true);

/** It is the same source, in which what few need is switched on. */
const switchedOn: Plugin = {
  name: 'provena:full',
  load: (id) => (id.endsWith('/tracker/extras/full.ts') ? 'export const isFull = true' : undefined),
};

async function bundled(format: 'iife' | 'es', isFull = false): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: isFull ? [switchedOn] : [],
    build: {
      write: false,
      // What browsers have understood since the end of 2020.
      target: 'es2021',
      modulePreload: false,
      // Folds what is called once into its place: 3 % smaller than the minifier of the console, and the source may stay in small functions.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        module: true,
        compress: { passes: 3, inline: 2, negate_iife: false, unsafe: true, unsafe_comps: true, booleans_as_integers: true },
        mangle: { properties: { builtins: true, regex: /^(sent|address|record|id)$/ } },
      },
      rolldownOptions: {
        input: here('index.ts'),
        output: { format },
        preserveEntrySignatures: format === 'es' && 'strict',
        optimization: { inlineConst: true },
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const [chunk] = result && 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The tracking script was not built');
  return chunk.code;
}
