import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Modules = ReadonlySet<string>;

/** Which modules ran, and which shared words were shown, while the stories of each file were shown. Files of stories have the name that their folder of baselines has. */
export interface Ran {
  /** Undefined where there is no record. */
  of(folder: string): ReadonlySet<string> | undefined;
  folders: readonly string[];
}

/** Each line is the path of a module or the name of a word. `@console` includes the common list `console`; `!path` removes a line of that list. */
export const records = 'tests/visual/ran/records';
export const lists = 'tests/visual/ran/common';

export function readRan(root: string): Ran {
  const common = readFolder(join(root, lists));
  const files = readFolder(join(root, records));
  const of = (folder: string) => {
    const lines = files.get(folder);
    if (!lines) return undefined;
    const names = [...lines].flatMap((line) => (line.startsWith('@') ? Array.from(common.get(line.slice(1)) ?? []) : line));
    return new Set(names.filter((name) => !name.startsWith('!') && !lines.has(`!${name}`)));
  };
  return { of, folders: [...files.keys()] };
}

/** The lines of all files of a folder, by path without the ending. */
export function readFolder(folder: string): Map<string, Modules> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return new Map(
    names.map((name) => [
      name.replaceAll('\\', '/').slice(0, -'.txt'.length),
      new Set(readFileSync(join(folder, name), 'utf8').split(/\r?\n/).filter(Boolean)),
    ]),
  );
}
