import { readFile } from 'node:fs/promises';
import { places, sideFile } from '../compare/folders.ts';
import type { Finding, GateRecord } from '../compare/record.ts';
import { wordsAbout as wordsAboutPortraits, writePortraits } from '../portrait/portraits.ts';
import { storePicture } from '../store/store.ts';
import { accept, wordsAbout } from './accept.ts';
import { folderOfPicture } from '../plan/picture.ts';

/** Accepts findings of the last run and makes the portraits of their screens anew. Says what was done, and how much was accepted. */
export async function acceptChosen(findings: readonly Finding[], record: GateRecord): Promise<{ lines: string[]; accepted: number }> {
  const done = await accept(findings, record, places);
  // A report of another machine brings its pictures along.
  for (const { path, line } of findings) {
    const shot = line && (await readFile(sideFile('after', path)).catch(() => undefined));
    if (line && shot) await storePicture(line.pixels, shot);
  }
  const portraits = await writePortraits([...new Set(findings.map(({ path }) => folderOfPicture(path)))]);
  return { lines: [...wordsAbout(done), ...wordsAboutPortraits(portraits)], accepted: findings.length - done.failed };
}
