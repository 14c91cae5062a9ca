import type { CellKind, FileCell, FileColumn, FileRows } from '../sheet.ts';
import { styleOf } from './styles.ts';
import { columnName, xmlHead, xmlText } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** In which row of the worksheet the titles of the columns stand: below the lines of words and an empty one. */
const titleRow = (head: readonly string[]) => head.length + 2;

interface Contents {
  head: readonly string[];
  columns: readonly FileColumn[];
  totals: readonly FileCell[] | undefined;
}

/** The beginning of a worksheet: lines of words, an empty line, the frozen head, totals. Text is inline, so nothing in it can be a formula. */
export function sheetStart({ head, columns, totals }: Contents): string {
  const at = titleRow(head);
  const lines = head.map((line, index) => rowXml(index + 1, [cellXml('A', index + 1, line, 'text', index === 0)]));
  const titles = rowXml(
    at,
    columns.map(({ title }, index) => cellXml(columnName(index), at, title, 'text', true)),
  );
  return `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${at}" topLeftCell="A${at + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widthsXml(columns)}<sheetData>${lines.join('')}${titles}${totals ? rowsXml(columns, [totals], at + 1, true) : ''}`;
}

/** The row of the worksheet in which the first row of the sheet stands. */
export const firstRow = ({ head, totals }: Pick<Contents, 'head' | 'totals'>): number => titleRow(head) + (totals ? 2 : 1);

/** Some of the rows, of which the first stands in the row `from` of the worksheet. */
export function rowsXml(columns: readonly FileColumn[], rows: FileRows, from: number, isBold = false): string {
  const names = columns.map((_, place) => columnName(place));
  const xml = rows.map((row, index) =>
    rowXml(
      from + index,
      columns.map(({ kind }, place) => cellXml(names[place] ?? '', from + index, row[place] ?? null, kind, isBold)),
    ),
  );
  return xml.join('');
}

export const sheetEnd = '</sheetData></worksheet>';

function widthsXml(columns: readonly FileColumn[]): string {
  if (!columns.length) return '';
  const widths = columns.map(
    ({ title, kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.max(kind === 'text' ? 24 : 14, title.length * 2)}" customWidth="1"/>`,
  );
  return `<cols>${widths.join('')}</cols>`;
}

const rowXml = (number: number, cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

function cellXml(column: string, row: number, cell: FileCell, kind: CellKind, isBold: boolean): string {
  const at = `r="${column}${row}"`;
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return '';
  if (typeof cell === 'number') return `<c ${at} s="${styleOf(kind, isBold)}"><v>${cell}</v></c>`;
  const day = kind === 'day' ? serialDay(cell) : undefined;
  if (day !== undefined) return `<c ${at} s="${styleOf('day', isBold)}"><v>${day}</v></c>`;
  return `<c ${at} s="${styleOf('text', isBold)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
}

/** Days since the last of 1899, as spreadsheets count them. Undefined for what is not a day. */
function serialDay(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / 86_400_000 + 25_569;
  return Number.isInteger(day) && day > 60 ? day : undefined;
}
