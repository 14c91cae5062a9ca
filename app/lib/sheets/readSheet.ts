/** Why a file gave no cells. */
export type SheetFault = 'type' | 'size' | 'unpacked' | 'rows' | 'broken' | 'empty';

export type SheetEncoding = 'UTF-8' | 'UTF-16' | 'GBK' | 'XLSX';

export interface ReadSheet {
  cells: readonly (readonly string[])[];
  /** Of each line of cells, as a spreadsheet counts its rows. */
  rowNumbers: readonly number[];
  encoding: SheetEncoding;
  /** The line of a quote that is never closed. */
  openQuote: number | null;
  /** Columns of the widest line, with those that were left out. */
  width: number;
}

/** What is read at most. Lines beyond are not read, cells beyond are left out. */
export interface TableLimits {
  rows: number;
  columns: number;
}

export interface SheetLimits extends TableLimits {
  bytes: number;
  /** Of what a workbook unpacks to: a small file that unpacks to more is an attack or not meant for a browser. */
  unpacked: number;
}

const endless = Number.POSITIVE_INFINITY;
const usual: SheetLimits = { rows: endless, columns: endless, bytes: 8 * 1024 ** 2, unpacked: 40_000_000 };

/** The cells of a CSV, TSV or XLSX file. It is read in the browser and sent nowhere. What reads it loads with the first file of its kind. */
export async function readSheet(file: File, limits = usual): Promise<ReadSheet | SheetFault> {
  if (file.size > limits.bytes) return 'size';
  const kind = /\.(csv|tsv|txt|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!kind) return 'type';
  // One row more than is taken shows that there are too many.
  const asked = { ...limits, rows: limits.rows + 1 };
  const found = kind === 'xlsx' ? await workbookCells(file, asked) : await textCells(new Uint8Array(await file.arrayBuffer()), asked);
  if (typeof found === 'string') return found;
  if (found.cells.length > limits.rows) return 'rows';
  return found.cells.length ? found : 'empty';
}

async function textCells(bytes: Uint8Array, limits: TableLimits): Promise<ReadSheet | SheetFault> {
  const { text, encoding } = decoded(bytes);
  // No table holds this character: it is a picture, or a workbook under another name.
  if (text.includes('\0')) return 'broken';
  const { parseDelimited } = await import('./parseDelimited.ts');
  try {
    return { encoding, ...parseDelimited(text, limits) };
  } catch {
    return 'broken';
  }
}

async function workbookCells(file: Blob, limits: SheetLimits): Promise<ReadSheet | SheetFault> {
  const { readXlsx } = await import('./workbook/readXlsx.ts');
  try {
    return { encoding: 'XLSX', openQuote: null, ...(await readXlsx(file, limits)) };
  } catch (error) {
    return error instanceof RangeError ? 'unpacked' : 'broken';
  }
}

/** Excel in Chinese writes CSV files in GBK, which is no valid UTF-8 as soon as there is one Chinese character. Its 'Unicode text' is UTF-16. */
function decoded(bytes: Uint8Array): { text: string; encoding: SheetEncoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('gb18030').decode(bytes), encoding: 'GBK' };
  }
}
