import { parseDelimited } from './delimited.ts';

/** Why a file gave no cells. */
export type SheetFault = 'type' | 'size' | 'broken' | 'empty';

export interface ReadSheet {
  cells: readonly (readonly string[])[];
}

const largest = 8 * 1024 ** 2;

/** The cells of a CSV, TSV or XLSX file. It is read in the browser and sent nowhere. The reader of workbooks loads with the first of them. */
export async function readSheet(file: File): Promise<ReadSheet | SheetFault> {
  if (file.size > largest) return 'size';
  const kind = /\.(csv|tsv|txt|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!kind) return 'type';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const cells = kind === 'xlsx' ? await workbookCells(bytes) : parseDelimited(decoded(bytes)).cells;
  if (cells === null) return 'broken';
  return cells.length ? { cells } : 'empty';
}

async function workbookCells(bytes: Uint8Array) {
  const { readXlsx } = await import('./readXlsx.ts');
  try {
    return readXlsx(bytes);
  } catch {
    return null;
  }
}

/** Excel in Chinese writes CSV files in GB 18030, which is no valid UTF-8 as soon as there is one Chinese character. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
