import { safeText } from './safe.ts';
import { headLines, type FileCell, type FileColumn, type FileSheet } from './sheet.ts';

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** A sheet as CSV for readers (RFC 4180): notes first, then the head, the totals and the rows. */
export function csvOf(sheet: FileSheet, rowsLine: string): string {
  const { columns, totals, rows } = sheet;
  const lines = [
    ...headLines(sheet, rowsLine).map((line) => field(safeText(line))),
    '',
    columns.map(({ title }) => field(safeText(title))).join(','),
    ...(totals ? [totals, ...rows] : rows).map((row) =>
      columns.map((column, index) => field(cellText(row[index] ?? null, column))).join(','),
    ),
  ];
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

/**
 * A sheet as a table and nothing else: one head, one line for each row, no total among them and no prose above. Shares stay shares, so that
 * 0.0924 is 0.0924; what stands in words where numbers are (not yet mature) is empty.
 */
export function tidyCsvOf({ leaves, ...sheet }: FileSheet): string {
  const { columns, rows } = leaves ?? sheet;
  const plain = (cell: FileCell, column: FileColumn) => {
    if (typeof cell === 'string') return column.kind === 'text' || column.kind === 'day' ? cellText(cell.trim(), column) : '';
    return cellText(cell, column.kind === 'percent' ? { ...column, kind: 'decimal' } : column);
  };
  const lines = [
    columns.map(({ title }) => field(safeText(title))).join(','),
    ...rows.map((row) => columns.map((column, index) => field(plain(row[index] ?? null, column))).join(',')),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** A figure is written plainly: no grouping, no unit, a point, and a hyphen for minus. */
function cellText(cell: FileCell, { kind }: FileColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'string') return safeText(cell);
  if (!Number.isFinite(cell)) return '';
  // 0.384 is stored with a binary rounding error; six decimals are more than any rate needs.
  return kind === 'percent' ? `${Number((cell * 100).toPrecision(12))}%` : String(Object.is(cell, -0) ? 0 : cell);
}

const field = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
