import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The list of all files that the build writes, which `deploy:check` compares with those on the server. */
export const filesName = 'files.json';

export interface BuildFile {
  name: string;
  size: number;
  sha256: string;
}

export const buildFile = (name: string, bytes: Buffer): BuildFile => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Lists the files of a build, without compressed forms and without `config.json`, which the operator may change. */
export async function filesOf(root: string): Promise<string> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((name) => !/\.(br|gz)$/.test(name) && name !== filesName && name !== 'config.json')
    .toSorted();
  return textOf(await Promise.all(names.map(async (name) => buildFile(name, await readFile(join(root, name))))));
}

/** Replaces the page in a list: a server that has the configuration writes it into the page. */
export const withPage = (list: string, page: Buffer): string =>
  textOf(filesFrom(list).map((file) => (file.name === 'index.html' ? buildFile(file.name, page) : file)));

/** Parses a list. Throws when the text is not one. */
export function filesFrom(list: string): BuildFile[] {
  const given: { files: BuildFile[] } = JSON.parse(list);
  if (!Array.isArray(given.files) || !given.files.every(({ name, sha256 }) => typeof name === 'string' && /^[\da-f]{64}$/.test(sha256)))
    throw new Error(`no ${filesName}`);
  return given.files;
}

const textOf = (files: readonly BuildFile[]) => `${JSON.stringify({ files }, null, 1)}\n`;
