import { safeText } from './safe.ts';
import { headLines, type FileCell, type FileColumn, type FileRows, type FileSheet, type SheetHead } from './sheet.ts';

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** A sheet as CSV for readers (RFC 4180): notes first, then the head, the totals and the rows. */
export const csvOf = (sheet: FileSheet, rowsLine: string): string => csvHead(sheet, rowsLine) + csvRows(sheet.columns, sheet.rows);

/** All that stands above the rows. */
export function csvHead(sheet: SheetHead, rowsLine: string): string {
  const { columns, totals } = sheet;
  const above = headLines(sheet, rowsLine).map((line) => field(safeText(line)));
  return byteOrderMark + linesOf([...above, '', titlesOf(columns)]) + (totals ? csvRows(columns, [totals]) : '');
}

/** Some of the rows: in one piece a million of them may be longer than any text may be. */
export const csvRows = (columns: readonly FileColumn[], rows: FileRows): string =>
  linesOf(rows.map((row) => columns.map((column, index) => field(cellText(row[index] ?? null, column))).join(',')));

/**
 * A sheet as a table and nothing else: one head, one line for each row, no total among them and no prose above. Shares stay shares, so that
 * 0.0924 is 0.0924; what stands in words where numbers are (not yet mature) is empty.
 */
export function tidyCsvOf(sheet: FileSheet): string {
  const { columns, rows } = sheet.leaves ?? sheet;
  return tidyHead({ columns }) + tidyRows(columns, rows);
}

export const tidyHead = ({ columns }: Pick<SheetHead, 'columns'>): string => linesOf([titlesOf(columns)]);

export const tidyRows = (columns: readonly FileColumn[], rows: FileRows): string =>
  linesOf(rows.map((row) => columns.map((column, index) => field(plainText(row[index] ?? null, column))).join(',')));

function plainText(cell: FileCell, column: FileColumn): string {
  if (typeof cell === 'string') return column.kind === 'text' || column.kind === 'day' ? cellText(cell.trim(), column) : '';
  return cellText(cell, column.kind === 'percent' ? { ...column, kind: 'decimal' } : column);
}

/** A figure is written plainly: no grouping, no unit, a point, and a hyphen for minus. */
function cellText(cell: FileCell, { kind }: FileColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return safeText(cell);
  if (!Number.isFinite(cell)) return '';
  // 0.384 is stored with a binary rounding error; six decimals are more than any rate needs.
  return kind === 'percent' ? `${Number((cell * 100).toPrecision(12))}%` : String(Object.is(cell, -0) ? 0 : cell);
}

const titlesOf = (columns: readonly FileColumn[]) => columns.map(({ title }) => field(safeText(title))).join(',');

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const linesOf = (lines: readonly string[]) => lines.map((line) => `${line}\r\n`).join('');
