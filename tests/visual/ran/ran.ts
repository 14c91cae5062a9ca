import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Reach } from '../portion/reach.ts';
import { Sources } from '../portion/sources/sources.ts';
import { lists, readFolder, readRan, records, type Modules } from './readRan.ts';

/** What nearly all stories of a kind execute is written once: a module enters the list with the first share of their files and leaves it with the second. */
const enters = 0.95;
const leaves = 0.8;
/** A list of fewer files says nothing about the others. */
const fewest = 10;
/** Lists are made anew by a run of nearly all files: in another one they stay, and with them the record of every file that was not in it. */
const nearlyAll = 0.8;

/** The stage is what shows a story in the console. */
const kindOf = (modules: Modules) => (modules.has('.storybook/stage.tsx') ? 'console' : 'part');

/**
 * Adds what ran to the record. What ran before stays in it, because a page executes some code only for the first story that needs it; `isFresh` drops
 * that, for a run of all stories of these files in pages that were loaded for it. Modules that are gone are dropped in any case, and so are files of
 * stories that are not among `all`.
 */
export function writeRan(
  root: string,
  recorded: ReadonlyMap<string, Modules>,
  { isFresh = false, all }: { isFresh?: boolean; all?: Iterable<string> } = {},
): void {
  const known = readRan(root);
  const { atLoad } = new Reach(new Sources(root), known);
  const isThere = remembered((path: string) => existsSync(join(root, path)) && !atLoad.has(path));
  const folders = all ? new Set(all) : new Set([...known.folders, ...recorded.keys()]);
  const files = new Map<string, Modules>();
  for (const folder of folders) {
    const now = recorded.get(folder);
    const earlier = now && isFresh ? undefined : known.of(folder);
    if (now ?? earlier) files.set(folder, new Set([...(now ?? []), ...(earlier ?? [])].filter(isThere)));
  }
  const before = readFolder(join(root, lists));
  const common = recorded.size >= nearlyAll * files.size ? commonOf(files, before) : before;
  write(join(root, lists), common);
  write(join(root, records), new Map([...files].map(([folder, modules]) => [folder, linesOf(modules, common)])));
}

function linesOf(modules: Modules, common: ReadonlyMap<string, Modules>): Modules {
  const kind = kindOf(modules);
  const shared = common.get(kind);
  return new Set([...(shared?.size ? [`@${kind}`] : []), ...[...modules].filter((path) => !shared?.has(path))]);
}

function commonOf(files: ReadonlyMap<string, Modules>, before: ReadonlyMap<string, Modules>): Map<string, Modules> {
  const kinds = new Map<string, Modules[]>();
  for (const modules of files.values()) kinds.set(kindOf(modules), [...(kinds.get(kindOf(modules)) ?? []), modules]);
  const common = new Map<string, Modules>();
  for (const [kind, all] of kinds) {
    const counts = new Map<string, number>();
    for (const path of all.flatMap((modules) => [...modules])) counts.set(path, (counts.get(path) ?? 0) + 1);
    const least = (path: string) => (before.get(kind)?.has(path) ? leaves : enters) * all.length;
    const shared = [...counts].filter(([path, count]) => count >= least(path)).map(([path]) => path);
    if (all.length >= fewest) common.set(kind, new Set(shared));
  }
  return common;
}

/** Files that stay the same are not written. */
function write(folder: string, files: ReadonlyMap<string, Modules>): void {
  const before = readFolder(folder);
  for (const name of before.keys()) if (!files.has(name)) rmSync(join(folder, `${name}.txt`));
  for (const [name, lines] of files) {
    const known = before.get(name);
    if (known && known.size === lines.size && [...lines].every((line) => known.has(line))) continue;
    const file = join(folder, `${name}.txt`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      [...lines]
        .sort()
        .map((line) => `${line}\n`)
        .join(''),
    );
  }
}

function remembered<Result>(find: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, Result>();
  return (path) => {
    const result = known.get(path) ?? find(path);
    known.set(path, result);
    return result;
  };
}
