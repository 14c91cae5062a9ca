import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../stage/build.ts';

export const baselines = join(root, 'tests/visual/baselines');
export const reports = join(root, 'reports/visual');

/** The PNGs below a folder, by their path in it, with slashes on every system. */
export async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.png')).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join('/')).sort();
}

export type Side = 'before' | 'after' | 'difference';

export async function saveSide(side: Side, path: string, png: Buffer): Promise<void> {
  const file = join(reports, side, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}
