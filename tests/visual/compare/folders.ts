import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../stage/build.ts';

export const baselines = join(root, 'tests/visual/baselines');
export const reports = join(root, 'reports/visual');
/** What looked otherwise at first and was judged again, by sides like the report's. */
export const atFirst = join(reports, 'at-first');
/** The ending of an accepted picture. */
export const packed = '.webp';

/** Where an accepted picture stands. A picture is called by its path without the ending, which says how a file is packed. */
export const baselineFile = (path: string, folder = baselines) => join(folder, `${path}${packed}`);

/** The accepted pictures below a folder, by their path in it, with slashes on every system. */
export async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(packed)).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join('/').slice(0, -packed.length)).sort();
}

export type Side = 'before' | 'after' | 'difference';

/** Where the report has a picture, as a PNG. */
export const sideFile = (side: Side, path: string, folder = reports) => join(folder, side, `${path}.png`);

export async function saveSide(side: Side, path: string, png: Buffer, folder = reports): Promise<void> {
  const file = sideFile(side, path, folder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}
