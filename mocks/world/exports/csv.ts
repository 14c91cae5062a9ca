import { bytesOf, inParts } from './bytes.ts';
import { safeText, type Cell, type Kind, type Sheet, type SheetColumn } from './sheet.ts';

/** Excel needs it to recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** What people read has titles. */
type Readable = Omit<Sheet, 'columns'> & { columns: readonly Omit<SheetColumn, 'id'>[] };

/** RFC 4180: notes, the head, the rows. */
export function csvOf({ notes, columns, rows }: Readable): Uint8Array<ArrayBuffer> {
  const above = [...notes.map((note) => field(safeText(note))), columns.map(({ title }) => field(safeText(title))).join(',')];
  const lineOf = (row: Sheet['rows'][number]) => columns.map(({ kind }, index) => field(written(row[index] ?? null, kind))).join(',');
  return bytesOf([byteOrderMark, ...above.map((line) => `${line}\r\n`), ...inParts(rows, (row) => `${lineOf(row)}\r\n`)]);
}

function written(cell: Cell, kind: Kind): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return safeText(cell);
  // 0.384 is stored with a binary rounding error.
  return kind === 'rate' ? `${Number((cell * 100).toPrecision(10))}%` : String(cell);
}

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
