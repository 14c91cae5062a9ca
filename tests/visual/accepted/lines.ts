import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { folderOfPicture } from '../plan/picture.ts';

/** What was accepted of one story in one mode: digests of its pixels, of what a screen reader gets, and of all that decides how it is drawn. */
export interface Line {
  pixels: string;
  spoken: string;
  drawn: string;
}

/** Stands for the pixels and the speech of a story of which no picture is taken. */
export const none = '-';

/** Lines by the path of their picture: `primitives/button/Button/kinds.dark`. */
export type Lines = Map<string, Line>;

const ending = '.txt';
const fileOf = (folder: string, picturesFolder: string) => join(folder, `${picturesFolder}${ending}`);
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export async function readLines(folder: string): Promise<Lines> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending)).map((entry) => join(entry.parentPath, entry.name));
  const lists = await Promise.all(
    files.map(async (file) => linesIn(await readFile(file, 'utf8'), relative(folder, file).split(sep).join('/').slice(0, -ending.length))),
  );
  return new Map(lists.flat());
}

/** Lines that cannot be read, such as the marks of a conflict, are left out: their pictures are judged as new. */
export const linesIn = (text: string, picturesFolder: string): [path: string, line: Line][] =>
  text.split('\n').flatMap((line): [string, Line][] => {
    const [, name, pixels, spoken, drawn] = /^(\S+) ([0-9a-f]{16}|-) ([0-9a-f]{16}|-) ([0-9a-f]{16})\r?$/.exec(line) ?? [];
    return name && pixels && spoken && drawn ? [[`${picturesFolder}/${name}`, { pixels, spoken, drawn }]] : [];
  });

/** Sorted by name, so that a merge is a merge of lines. */
export function textOf(lines: Iterable<readonly [path: string, line: Line]>): string {
  const texts = [...lines].map(([path, { pixels, spoken, drawn }]) => `${nameIn(path)} ${pixels} ${spoken} ${drawn}\n`);
  return texts.sort().join('');
}

/** Writes the files of these pictures anew. Null takes a line away. */
export async function updateLines(folder: string, changes: Iterable<readonly [path: string, line: Line | null]>): Promise<void> {
  const byFolder = new Map<string, (readonly [path: string, line: Line | null])[]>();
  for (const change of changes) {
    const place = folderOfPicture(change[0]);
    byFolder.set(place, [...(byFolder.get(place) ?? []), change]);
  }
  await Promise.all(
    [...byFolder].map(async ([picturesFolder, changed]) => {
      const file = fileOf(folder, picturesFolder);
      const lines = new Map(linesIn(await readFile(file, 'utf8').catch(() => ''), picturesFolder));
      for (const [path, line] of changed) {
        if (line) lines.set(path, line);
        else lines.delete(path);
      }
      if (!lines.size) return rm(file, { force: true });
      await mkdir(dirname(file), { recursive: true });
      return writeFile(file, textOf(lines));
    }),
  );
}

/** The file that holds the line of a picture. */
export const lineFile = (path: string, folder: string) => fileOf(folder, folderOfPicture(path));
