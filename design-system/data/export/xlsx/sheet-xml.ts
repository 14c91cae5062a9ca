import type { CellKind, FileCell, FileColumn } from '../sheet.ts';
import { styleOf } from './styles.ts';
import { columnName, xmlHead, xmlText } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

interface Contents {
  head: readonly string[];
  columns: readonly FileColumn[];
  rows: readonly (readonly FileCell[])[];
  totals: readonly FileCell[] | undefined;
}

/** One worksheet: lines of words, an empty line, the frozen head, totals, rows. Text is inline, so nothing in it can be a formula. */
export function sheetXml({ head, columns, rows, totals }: Contents): string {
  const titleRow = head.length + 2;
  const lines = head.map((line, index) => rowXml(index + 1, [cellXml('A', index + 1, line, 'text', index === 0)]));
  const titles = rowXml(
    titleRow,
    columns.map(({ title }, index) => cellXml(columnName(index), titleRow, title, 'text', true)),
  );
  const table = [...(totals ? [totals] : []), ...rows].map((row, index) => {
    const number = titleRow + 1 + index;
    return rowXml(
      number,
      columns.map(({ kind }, place) => cellXml(columnName(place), number, row[place] ?? null, kind, totals !== undefined && index === 0)),
    );
  });
  return `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${titleRow}" topLeftCell="A${titleRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widthsXml(columns)}<sheetData>${lines.join('')}${titles}${table.join('')}</sheetData></worksheet>`;
}

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
