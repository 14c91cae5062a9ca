import { strFromU8, unzipSync } from 'fflate';
import type { SheetLimits } from '../readSheet.ts';
import { readCells, readSharedTexts, type Cells } from './readCells.ts';

/** The cells of the first sheet of a workbook, as text. Throws where the file is none, and a RangeError where it unpacks to too much. */
export function readXlsx(bytes: Uint8Array, limits: Omit<SheetLimits, 'bytes'>): Cells {
  const part = unpacker(bytes, limits.unpacked);
  const textOf = (name: string) => strFromU8(part(name) ?? new Uint8Array());
  const sheet = part(firstSheet(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels')));
  if (!sheet) throw new TypeError('The workbook has no sheet');
  const texts = readSharedTexts(part('xl/sharedStrings.xml') ?? new Uint8Array());
  return readCells(sheet, texts, limits);
}

/** Unpacks one part after the other. What they come to in all is limited, so that many parts are no way around it. */
function unpacker(bytes: Uint8Array, most: number) {
  let left = most;
  return (wanted: string): Uint8Array | undefined => {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== wanted) return false;
        left -= originalSize;
        if (left < 0) throw new RangeError('The workbook is too large');
        return true;
      },
    });
    return parts[wanted];
  };
}

function firstSheet(workbook: string, relations: string): string {
  const id = /<(?:\w+:)?sheet\s[^>]*r:id="([^"]+)"/.exec(workbook)?.[1];
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/g)].find(([tag]) => tag.includes(`Id="${id}"`))?.[0];
  const target = /Target="([^"]+)"/.exec(relation ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
