import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { testProject } from '../portion/sources/testProject.ts';
import { chunkOf } from './chunks.ts';

/** One minified script of these files, as the Storybook is built, with a source map. */
async function built(files: Record<string, string>, entry: string) {
  const root = testProject(files);
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      sourcemap: true,
      outDir: 'out/assets',
      write: false,
      rolldownOptions: { input: join(root, entry), preserveEntrySignatures: 'strict', output: { strictExecutionOrder: true } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  const [script] = output.output;
  if (!script?.map) throw new Error('Without a source map');
  return { code: script.code, chunk: chunkOf(script.code, script.map) };
}

const files = {
  'app/main.ts':
    "import { a, A } from '../design-system/a.ts'; import { b } from '../mocks/b.ts'; export const all = () => [a('main'), new A().name(), b('main')];",
  'design-system/a.ts': "export function a(x) { return 'in a' + x; }\nexport class A { name() { return 'in A'; } }",
  'mocks/b.ts': "// A comment.\n\nexport const b = (x) => ['in b'].map((y) => y + x + 'inner b');\n\nexport const rest = 1;",
};

test('a function of a minified script belongs to the module in which it was written', async () => {
  const { code, chunk } = await built(files, 'app/main.ts');
  const inner = [...code.matchAll(/function \w+\(|name\(\)|\w+=>/g)].map(({ index }) => {
    const end = code.indexOf('}', index);
    return [code.slice(index, end), chunk.moduleAt(index, code.length)] as const;
  });
  const moduleOf = (words: string) => inner.findLast(([text]) => text.includes(words))?.[1];
  expect(moduleOf('in a')).toBe('design-system/a.ts');
  expect(moduleOf('in A')).toBe('design-system/a.ts');
  expect(moduleOf('in b')).toBe('mocks/b.ts');
  expect(chunk.length).toBe(code.length);
});

test('what the bundler has made to load a module belongs to none', () => {
  const code = 'function a(){return(a=b((()=>{c=1,d=()=>2})))()}';
  // One mapping for each: the function of the bundler, the one inside of it, and `d`.
  const starts = [0, code.indexOf('()=>{'), code.indexOf('()=>2')];
  const mappings = 'AAAA,yBAAA,WAAA';
  const chunk = chunkOf(code, { mappings, sources: ['../../mocks/b.ts'] });
  expect(starts.map((start) => chunk.moduleAt(start, code.length))).toEqual([undefined, undefined, 'mocks/b.ts']);
});

test.each(['../../node_modules/react/index.js', 'vite/preload-helper'])('%s is no module of the project', (source) => {
  expect(chunkOf('function a(){}', { mappings: 'AAAA', sources: [source] }).moduleAt(0, 10)).toBeUndefined();
});
