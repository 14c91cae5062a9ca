import { join } from 'node:path';
import { root } from '../stage/build.ts';

/**
 * Small pictures of all screens for the workbench, one for the first story of each file. They are in git, so that a fresh clone shows them; the
 * pictures they are made of are not.
 */
export const portraits = join(root, 'tests/visual/portraits');

export const listFile = 'portraits.txt';
export const ending = '.webp';

/** The digest of the picture that each portrait is made of, by the folder of its screen. */
export type Digests = ReadonlyMap<string, string>;

export const textOf = (digests: Digests): string =>
  [...digests]
    .map(([folder, digest]) => `${folder} ${digest}\n`)
    .sort()
    .join('');

/** Lines that cannot be read, such as the marks of a conflict, are left out: these portraits are made again. */
export function digestsIn(text: string): Digests {
  const found = text.split('\n').map((line) => /^(\S+) ([0-9a-f]{16})\r?$/.exec(line));
  return new Map(found.flatMap((match): [string, string][] => (match?.[1] && match[2] ? [[match[1], match[2]]] : [])));
}
