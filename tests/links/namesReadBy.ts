import { files, isStory, isTest, walk, type SourceFile } from '../architecture/source.ts';
import type { Screen } from '#app/routes/screen.ts';

const named = (node: unknown): string[] =>
  typeof node === 'object' && node !== null && 'name' in node && typeof node.name === 'string' ? [node.name] : [];

/** The functions that a file calls and the components that it draws. */
const usedIn = ({ program }: SourceFile): ReadonlySet<string> =>
  new Set(
    [...walk(program)].flatMap((node) => {
      if (node.type === 'CallExpression') return named(node['callee']);
      return node.type === 'JSXOpeningElement' ? named(node['name']) : [];
    }),
  );

const used = new Map(
  files.filter(({ path }) => path.startsWith('screens/') && !isStory(path) && !isTest(path)).map((file) => [file.path, usedIn(file)]),
);
const isOfKit = (path: string) => path.startsWith('screens/kit/');

/** What reads an address: the two hooks at the ground, and what of the kits stands on them, by the names of the files. */
const readers = new Set(['useSearchParams', 'useUrlState']);
for (let size = 0; size < readers.size;) {
  size = readers.size;
  for (const [path, names] of used) {
    const own = /([^/]+)\.tsx?$/.exec(path)?.[1] ?? '';
    // What an ad network sends back is used once and taken out of the address.
    if (isOfKit(path) && !path.includes('/authorization/') && [...names].some((name) => readers.has(name))) readers.add(own);
  }
}

/** By what the page of a route reads its address, anywhere in its own files. The route says which file it loads. */
export function namesReadBy({ path, load }: Screen): string[] {
  const [first] = /screens\/[^'"]+/.exec(String(load)) ?? [];
  if (first === undefined) throw new Error(`No file of ${path} was found`);
  const own = new Set([first]);
  for (const file of own)
    for (const { target, isType } of imports.get(file) ?? [])
      if (!isType && target.startsWith('screens/') && !isOfKit(target)) own.add(target);
  return [...new Set([...own].flatMap((file) => [...(used.get(file) ?? [])].filter((name) => readers.has(name))))];
}

const imports = new Map(files.map((file) => [file.path, file.imports]));
