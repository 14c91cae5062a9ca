import { csvHead, csvRows, tidyHead, tidyRows } from '../csv.ts';
import type { FileRows, SheetHead } from '../sheet.ts';

/** `tidy` is a CSV of the rows alone, for programs. */
export type FileFormat = 'xlsx' | 'csv' | 'tidy';

/** A sheet to write, but for its rows. A worker takes no functions, so the line that says how many rows there are comes as text. */
export interface WriteRequest {
  head: SheetHead;
  format: FileFormat;
  rowsLine: string;
  count: number;
}

/** Rows are copied to the worker on the page's own time: so many take milliseconds, all of a million would take seconds. */
export const rowsPerPart = 2000;

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A sheet as the contents of a file. Its rows come part by part, and what is written of one leaves the memory of the program before the next is
 * asked for: a browser keeps the pieces of a Blob itself. A worksheet that would be too long is a RangeError.
 */
export async function writeSheet(
  { head, format, rowsLine, count }: WriteRequest,
  parts: AsyncIterable<FileRows> | Iterable<FileRows>,
): Promise<Blob> {
  const pieces: Blob[] = [];
  const add = (contents: BlobPart) => pieces.push(new Blob([contents]));
  if (format === 'xlsx') {
    // The zip library loads with the first workbook.
    const { startXlsx } = await import('../xlsx/xlsx.ts');
    const workbook = startXlsx(head, { rowsLine, count }, add);
    for await (const rows of parts) workbook.add(rows);
    workbook.end();
    return new Blob(pieces, { type: workbookType });
  }
  const isTidy = format === 'tidy';
  add(isTidy ? tidyHead(head) : csvHead(head, rowsLine));
  for await (const rows of parts) add((isTidy ? tidyRows : csvRows)(head.columns, rows));
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}
