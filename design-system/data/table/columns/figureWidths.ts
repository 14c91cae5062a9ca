import { figure } from '../../../foundation/figures.ts';
import type { Locale } from '../../../foundation/words.ts';
import type { Totals } from '../head/TotalsLine.tsx';
import { figureStyleOf, type CellValue, type Column } from './column.ts';

/** Of a long list the first rows stand for all: their figures are about as long. */
const most = 500;

const padding = 24;
/** Of 600 13px Inter in tabular digits, in which totals are written; units and currencies are smaller. */
const digit = 8.4;
const mark = 3.8;
const small = { letter: 9.5, gap: 2 };

const lengthOf = (digits: string) => [...digits].reduce((sum, char) => sum + (/[.,]/.test(char) ? mark : digit), 0);
const smallOf = (text: string) => (text ? [...text].length * small.letter + small.gap : 0);

interface Given<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  totals: Totals | undefined;
  locale: Locale;
}

/**
 * How wide each column of figures has to be for the longest to stand whole: a number that is cut is another number.
 *
 *     ¥22,324,942 in the totals        { spend: 107 }
 */
export function figureWidths<Row>({ columns, rows, totals, locale }: Given<Row>): Record<string, number> {
  const some = rows.slice(0, most);
  const lines = totals ? [totals.values, ...(totals.parts ?? []).map(({ values }) => values)] : [];
  const widths: Record<string, number> = {};
  for (const column of columns) {
    const style = figureStyleOf(column);
    if (!style || column.cell) continue;
    const largest = largestOf([...lines.map((values) => values[column.id]), ...some.map((row) => column.value?.(row))]);
    const { prefix, digits, unit } = figure(largest, locale, style);
    widths[column.id] = Math.ceil(smallOf(prefix) + lengthOf(digits) + smallOf(unit)) + padding;
  }
  return widths;
}

function largestOf(values: (CellValue | undefined)[]): number | null {
  let largest: number | null = null;
  for (const value of values) if (typeof value === 'number' && (largest === null || Math.abs(value) > Math.abs(largest))) largest = value;
  return largest;
}
