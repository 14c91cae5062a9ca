import { expect, test } from 'vitest';
import { table } from '#app/routes/table.ts';
import { files, isStory, isTest, place, walk, type Node, type SourceFile } from '../source.ts';

const text = (node: unknown): string | undefined =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string' ? node.value : undefined;

/** Where a file says what stands in the table of routes already, in both languages: `['数据概览', 'Overview']`. */
function copies(file: SourceFile, titles: ReadonlySet<string>): string[] {
  return [...walk(file.program)]
    .filter(({ type }: Node) => type === 'ArrayExpression')
    .filter(({ elements }) => Array.isArray(elements) && elements.length === 2 && titles.has(elements.map(text).join('\n')))
    .map((node) => place(file, node));
}

/** `screens/monitor/ad-details` of a screen that its route loads from there. */
const folderOf = (load: () => unknown) => /screens\/[^/]+\/[^/'"]+/.exec(String(load))?.[0];

const titlesIn = new Map<string, Set<string>>();
for (const { load, title, newTitle = title } of table) {
  const folder = load && folderOf(load);
  if (folder) titlesIn.set(folder, (titlesIn.get(folder) ?? new Set()).add(title.join('\n')).add(newTitle.join('\n')));
}

test('the folders of the screens are found', () => {
  expect(titlesIn.size).toBeGreaterThan(20);
  const known = new Set(files.map(({ path }) => path.split('/').slice(0, 3).join('/')));
  expect([...titlesIn.keys()].filter((folder) => !known.has(folder))).toEqual([]);
});

test('no screen repeats its title from the table of routes: it reads it with usePageTitle()', () => {
  const found = files
    .filter(({ path }) => !isStory(path) && !isTest(path))
    .flatMap((file) => copies(file, titlesIn.get(file.path.split('/').slice(0, 3).join('/')) ?? new Set()));
  expect(found).toEqual([]);
});
