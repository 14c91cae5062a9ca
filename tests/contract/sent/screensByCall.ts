import { table } from '#app/routes/table.ts';
import { isStory, isTest, type SourceFile } from '../../architecture/source.ts';
import { referencesOf } from './references.ts';

/** The paths of the screens whose files read a declared call, by the name of the call. What is on every page, the shell and its guard, is `shell`. */
export function screensByCall(files: readonly SourceFile[]): Readonly<Record<string, readonly string[]>> {
  const byPath = new Map(files.filter(({ path }) => !isStory(path) && !isTest(path)).map((file) => [file.path, file]));
  const shellFiles = files.filter(({ path }) => /^app\/(shell|routes|session)\//.test(path)).map(({ path }) => path);
  const reached: (readonly [page: string, files: ReadonlySet<string>])[] = [
    ['shell', new Set(shellFiles)],
    ...table.flatMap(({ path, load }) => {
      const start = /screens\/[^'"]+/.exec(String(load ?? ''))?.[0];
      return start === undefined ? [] : [[path, reachedFrom(start, byPath)] as const];
    }),
  ];
  const found = [...referencesOf(files)].map(
    ([name, readers]) => [name, reached.flatMap(([page, own]) => (readers.some((reader) => own.has(reader)) ? [page] : []))] as const,
  );
  return Object.fromEntries(found);
}

/** The files that a screen runs: what it imports, and theirs. Of a kit only what is taken through its door. */
function reachedFrom(start: string, byPath: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string): void => {
    const file = byPath.get(path);
    if (!file || seen.has(path)) return;
    seen.add(path);
    for (const one of file.imports) {
      if (!one.isInside || one.isType || !/^(screens|app)\//.test(one.target)) continue;
      if (isDoor(one.target)) for (const { name } of one.names) throughDoor(one.target, name);
      else visit(one.target);
    }
  };
  const throughDoor = (door: string, wanted: string): void => {
    for (const { target, names } of byPath.get(door)?.imports ?? []) {
      const name = names.find(({ local }) => local === wanted)?.name;
      if (name === undefined) continue;
      if (isDoor(target)) throughDoor(target, name);
      else visit(target);
    }
  };
  visit(start);
  return seen;
}

const isDoor = (path: string) => /^screens\/kit\/.+\/index\.ts$/.test(path);
