import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build, type Rolldown } from 'vite';
import { chunksOf } from './built.ts';

export interface EntryBytes {
  name: string;
  /** Gzip bytes that a page pays which imports only this, besides React. */
  first: number;
  /** Gzip bytes that come later, when the part asks for them. */
  later: number;
}

const door = 'design-system/index.ts';

/** Every component file behind the public door, and the door as a whole. React itself is not counted. */
export async function benchBytes(): Promise<EntryBytes[]> {
  const files = [...readFileSync(door, 'utf8').matchAll(/from '\.\/(.+?)'/g)].map((match) => match[1] ?? '');
  const input = Object.fromEntries([...new Set(files)].map((file) => [file.replaceAll('/', '~'), `design-system/${file}`]));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' }],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: { ...input, everything: door },
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const chunks = new Map(chunksOf(output).map((chunk) => [chunk.fileName, chunk]));
  return [...chunks.values()]
    .filter((chunk) => chunk.isEntry)
    .map((chunk) => {
      const now = closure(chunk, chunks, ({ imports }) => imports);
      const all = closure(chunk, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
      const later = [...all].filter((name) => !now.has(name));
      return { name: chunk.name.replaceAll('~', '/'), first: gzipped(now, chunks), later: gzipped(later, chunks) };
    })
    .sort((a, b) => b.first - a.first);
}

export function printBytes(entries: EntryBytes[]) {
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  console.log('\nGzip bytes of each entry point of the design system, besides React');
  console.table(
    Object.fromEntries(entries.map(({ name, first, later }) => [name, { first: kilobytes(first), later: later ? kilobytes(later) : '' }])),
  );
}

type Chunk = Rolldown.OutputChunk;

function closure(start: Chunk, chunks: Map<string, Chunk>, next: (chunk: Chunk) => string[]): Set<string> {
  const reached = new Set([start.fileName]);
  for (const name of reached) {
    const chunk = chunks.get(name);
    if (chunk) for (const target of next(chunk)) if (chunks.has(target)) reached.add(target);
  }
  return reached;
}

function gzipped(names: Iterable<string>, chunks: Map<string, Chunk>): number {
  let sum = 0;
  for (const name of names) sum += gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length;
  return sum;
}
