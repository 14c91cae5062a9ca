import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SourceKeys } from './key.ts';
import { testProject, testRan } from './sources/testProject.ts';

const a = 'design-system/a/A.stories.tsx';
const b = 'design-system/b/B.stories.tsx';
const files = {
  'package.json': '{ "scripts": {}, "imports": {} }',
  'package-lock.json': '{}',
  'public/mark.svg': '<svg />',
  'tests/visual/stage/stage.ts': 'export const stage = 1;',
  'tests/visual/stage/stage.test.ts': '',
  '.storybook/preview.tsx': 'export default {};',
  [a]: "import { part } from '../part.ts'; import { names } from '../words.ts'; export const Usual = meta.story({ render: () => part() + names });",
  [b]: "import { others } from '../words.ts'; export const Usual = meta.story({ render: () => others });",
  'design-system/part.ts': 'export const part = () => 1;',
  'design-system/words.ts': "export const names = ['a'];\nexport const others = ['b'];\n",
};
const ran = testRan({ [a]: ['design-system/part.ts'], [b]: [] });

/** The files of stories whose keys become others when a file is written; null takes it away. */
function changedBy(path: string, content: string | null): string[] {
  const root = testProject(files);
  const keys = () => {
    const source = new SourceKeys(root, ran);
    return [a, b].map((each) => source.of(each));
  };
  const before = keys();
  mkdirSync(dirname(join(root, path)), { recursive: true });
  if (content === null) rmSync(join(root, path));
  else writeFileSync(join(root, path), content);
  const after = keys();
  return [a, b].filter((_, index) => before[index] !== after[index]);
}

test('a key is a word of sixteen digits, the same in every checkout', () => {
  const [one, other] = [testProject(files), testProject(Object.fromEntries(Object.entries(files).toReversed()))].map(
    (root) => new SourceKeys(root, ran),
  );
  expect(one?.of(a)).toMatch(/^[0-9a-f]{16}$/);
  expect(other?.of(`./${a}`)).toBe(one?.of(a));
});

test('a key does not depend on those that were made before', () => {
  const glossary = 'app/lib/glossary/words.ts';
  const root = testProject({
    ...files,
    [glossary]: "export const names = bilingual({ gdt: ['腾讯', 'Tencent'], uc: ['UC', 'UC'] });",
    'design-system/part.ts': "import { names } from '#app/lib/glossary/words.ts'; export const part = () => names;",
    [b]: "import { part } from '../part.ts'; export const Usual = meta.story({ render: () => part() });",
  });
  const shown = testRan({
    [a]: ['design-system/part.ts', `${glossary}#names.gdt`],
    [b]: ['design-system/part.ts', `${glossary}#names.uc`],
  });
  const keys = new SourceKeys(root, shown);
  keys.of(a);
  expect(keys.of(b)).toBe(new SourceKeys(root, shown).of(b));
});

test.each<[what: string, path: string, content: string | null, changed: string[]]>([
  ['a module that ran', 'design-system/part.ts', 'export const part = () => 2;', [a]],
  ['the export that one takes', 'design-system/words.ts', "export const names = ['a', 'c'];\nexport const others = ['b'];\n", [a]],
  ['the export that the other takes', 'design-system/words.ts', "export const names = ['a'];\nexport const others = ['d'];\n", [b]],
  [
    'an export that nobody takes',
    'design-system/words.ts',
    "export const names = ['a'];\nexport const others = ['b'];\nexport const x = 1;\n",
    [],
  ],
  ['a file of stories', b, `${files[b]} export const Other = meta.story();`, [b]],
  ['the preview', '.storybook/preview.tsx', 'export default { tags: [] };', [a, b]],
  ['what is installed', 'package-lock.json', '{ "packages": {} }', [a, b]],
  ['how imports are resolved', 'package.json', '{ "scripts": {}, "imports": { "#a": "./a.ts" } }', [a, b]],
  ['a script', 'package.json', '{ "scripts": { "test": "vitest" }, "imports": {} }', []],
  ['what every page is served with', 'public/mark.svg', '<svg></svg>', [a, b]],
  ['a new file of that kind', 'public/other.svg', '<svg />', [a, b]],
  ['a file of that kind that is gone', 'public/mark.svg', null, [a, b]],
  ['how stories are shot', 'tests/visual/stage/stage.ts', 'export const stage = 2;', [a, b]],
  ['a test of that', 'tests/visual/stage/stage.test.ts', 'test();', []],
  ['a file that nobody imports', 'design-system/other.ts', 'export const other = 1;', []],
  ['the ends of lines', 'design-system/words.ts', files['design-system/words.ts'].replaceAll('\n', '\r\n'), []],
])('%s changes the keys of those that depend on it', (_, path, content, changed) => {
  expect(changedBy(path, content)).toEqual(changed);
});
