import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { judgedFile } from '../portion/judged.ts';
import { root } from '../stage/build.ts';

export const baselines = join(root, 'tests/visual/baselines');
/** What accepting writes. */
export const places = { root, baselines, judged: judgedFile };
export const reports = join(root, 'reports/visual');
/** What looked different at first and was judged again, by sides like the report's. */
export const atFirst = join(reports, 'at-first');
export type Side = 'before' | 'after' | 'difference';

/** Where the report has a picture, as a PNG. */
export const sideFile = (side: Side, path: string, folder = reports) => join(folder, side, `${path}.png`);

export async function saveSide(side: Side, path: string, png: Buffer, folder = reports): Promise<void> {
  const file = sideFile(side, path, folder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, png);
}
