import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Reach } from '../portion/reach.ts';
import { Sources } from '../portion/sources/sources.ts';
import { lists, readFolder, readRan, records, type Modules } from './readRan.ts';

/** What so many files of a kind execute is written once, in the list of that kind. */
const most = 0.8;
/** Lists are made anew by a run of so many of all files. In another one they stay, so that the records of other files stay as they are written. */
const nearlyAll = 0.8;

/** The stage is what shows a story in the console. */
const kindOf = (modules: Modules) => (modules.has('.storybook/stage.tsx') ? 'console' : 'part');

/**
 * Adds what ran to the record. What ran before stays in it, because a page executes some code only for the first story that needs it. Modules that are
 * gone are dropped, and so are files of stories that are not among `all`.
 */
export function writeRan(root: string, recorded: ReadonlyMap<string, Modules>, { all }: { all?: Iterable<string> } = {}): void {
  const known = readRan(root);
  const { atLoad } = new Reach(new Sources(root), known);
  // Words are called `path#declaration.key`.
  const isThere = remembered((name: string) => existsSync(join(root, name.split('#')[0] ?? '')) && !atLoad.has(name));
  const folders = all ? new Set(all) : new Set([...known.folders, ...recorded.keys()]);
  const files = new Map<string, Modules>();
  for (const folder of folders) {
    const [now, earlier] = [recorded.get(folder), known.of(folder)];
    if (now ?? earlier) files.set(folder, new Set([...(now ?? []), ...(earlier ?? [])].filter(isThere)));
  }
  const before = readFolder(join(root, lists));
  const common = recorded.size >= nearlyAll * files.size ? commonOf(files) : before;
  write(join(root, lists), common);
  write(join(root, records), new Map([...files].map(([folder, modules]) => [folder, linesOf(modules, common)])));
}

function linesOf(modules: Modules, common: ReadonlyMap<string, Modules>): Modules {
  const kind = kindOf(modules);
  const shared = common.get(kind);
  if (!shared?.size) return modules;
  const own = [...modules].filter((name) => !shared.has(name));
  const missing = [...shared].filter((name) => !modules.has(name)).map((name) => `!${name}`);
  return new Set([`@${kind}`, ...missing, ...own]);
}

function commonOf(files: ReadonlyMap<string, Modules>): Map<string, Modules> {
  const kinds = new Map<string, Modules[]>();
  for (const modules of files.values()) kinds.set(kindOf(modules), [...(kinds.get(kindOf(modules)) ?? []), modules]);
  const common = new Map<string, Modules>();
  for (const [kind, all] of kinds) {
    const counts = new Map<string, number>();
    for (const path of all.flatMap((modules) => [...modules])) counts.set(path, (counts.get(path) ?? 0) + 1);
    common.set(kind, new Set([...counts].filter(([, count]) => count >= most * all.length).map(([name]) => name)));
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
