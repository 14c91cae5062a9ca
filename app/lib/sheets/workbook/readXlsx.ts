import { unzip } from 'unzipit';
import type { SheetLimits } from '../readSheet.ts';
import { readCells, readSharedTexts, type Cells } from './readCells.ts';

/** The cells of the first sheet of a workbook, as text. Throws where the file is none, and a RangeError where it unpacks to too much. */
export async function readXlsx(file: Blob, limits: Omit<SheetLimits, 'bytes'>): Promise<Cells> {
  const part = await unpacker(file, limits.unpacked);
  const textOf = async (name: string) => (await part(name)?.text()) ?? '';
  const sheet = part(firstSheet(await textOf('xl/workbook.xml'), await textOf('xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new TypeError('The workbook has no sheet');
  const shared = part('xl/sharedStrings.xml');
  const texts = shared ? await readSharedTexts(await shared.stream()) : [];
  return readCells(await sheet.stream(), texts, limits);
}

/** Gives one part after the other to be unpacked. What they come to in all is limited, so that many parts are no way around it; none gives more than it has said. */
async function unpacker(file: Blob, most: number) {
  const { entries } = await unzip(file);
  let left = most;
  return (name: string) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    left -= entry?.size ?? 0;
    if (left < 0) throw new RangeError('The workbook is too large');
    return entry;
  };
}

function firstSheet(workbook: string, relations: string): string {
  const id = /<(?:\w+:)?sheet\s[^>]*r:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0];
  const target = /Target="([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
