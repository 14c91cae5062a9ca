import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The key of the sources by which each file of stories was judged last. A key says nothing of commits, so every checkout reads the same. After a merge
 * a file may have a key from either side, and counts as judged if one of them is the key of the merged sources (`.gitattributes`).
 */
export const judgedFile = join(import.meta.dirname, '../judged.txt');

export type JudgedKeys = ReadonlyMap<string, readonly string[]>;

export async function readKeys(file = judgedFile): Promise<JudgedKeys> {
  const keys = new Map<string, string[]>();
  for (const line of (await readFile(file, 'utf8').catch(() => '')).split('\n')) {
    const [, name, key] = /^(\S+) ([0-9a-f]{16})\r?$/.exec(line) ?? [];
    if (name && key) keys.set(name, [...(keys.get(name) ?? []), key]);
  }
  return keys;
}

export async function writeKeys(file: string, keys: Iterable<readonly [name: string, keys: readonly string[]]>): Promise<void> {
  const lines = [...keys].flatMap(([name, all]) => all.map((key) => `${name} ${key}\n`));
  await writeFile(file, lines.sort().join(''));
}

export const isJudged = (keys: JudgedKeys, name: string, key: string) => keys.get(name)?.includes(key) === true;
