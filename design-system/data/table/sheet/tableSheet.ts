import type { FigureStyle } from '../../../foundation/figures.ts';
import { bilingual, wordsIn, type Locale } from '../../../foundation/words.ts';
import type { CellKind, FileCell, FileColumn, FileSheet } from '../../export/sheet.ts';
import { figureStyleOf, leavesOf, type Column, type Columns } from '../columns/column.ts';
import { regionsOf, type TableView } from '../columns/view.ts';
import type { Totals } from '../head/TotalsLine.tsx';
import { linesOf } from '../rows/lines.ts';
import { orderOf } from '../rows/order.ts';
import type { Keys } from '../rows/selection.ts';

interface ShownTable<Row> {
  title: string;
  /** The days, the time zone, the filters: one line each. */
  notes?: readonly string[];
  columns: Columns<Row>;
  view: TableView;
  /** Already filtered. */
  rows: readonly Row[];
  isSortedByCaller?: boolean;
  /** Of a tree: what is open is shown, and stands in the file, one step further in. */
  tree?: {
    rowKey: (row: Row) => string;
    children: (row: Row) => readonly Row[] | undefined;
    open: Keys;
    /** What the rows of each level are: 渠道, 推广活动. */
    levels: readonly string[];
  };
  totals?: Totals;
  locale: Locale;
}

/** A Table as it is shown, for ExportMenu: visible columns from left to right, rows in their order, totals. What has no value is left out. */
export function tableSheet<Row>({ title, notes = [], columns, view, totals, locale, ...given }: ShownTable<Row>): FileSheet {
  const t = wordsIn(words, locale);
  const leaves = leavesOf(columns);
  const { start, center, end } = regionsOf(leaves, view);
  const shown = [...start, ...center, ...end].filter(({ value }) => value !== undefined);
  const sorted = (rows: readonly Row[]) => {
    const order = given.isSortedByCaller ? undefined : orderOf(rows, view.sort ?? [], leaves, locale);
    return order ? Array.from(order, (place) => rows[place]).filter((row) => row !== undefined) : rows;
  };
  const lines = inSight(given, sorted);
  const cellsOf = (row: Row) => shown.map((column) => cellOf(column, row, t.immature));
  const columnsOf = (some: readonly Column<Row>[]) => some.map((column) => ({ title: column.title, kind: kindOf(column) }));
  const leavesOfTree = (levels: readonly string[]) => {
    const heads = levels.map((title): FileColumn => ({ title, kind: 'text' }));
    return {
      columns: heads.concat(columnsOf(shown.slice(1))),
      rows: rowsWithoutOthers(lines).map(({ row, above }) => {
        const names = [...above, row].map((one) => cellsOf(one)[0] ?? null);
        return levels.map((_, at) => names[at] ?? null).concat(cellsOf(row).slice(1));
      }),
    };
  };
  const label = totals?.note ? `${t.total} ${totals.note}` : t.total;
  return {
    title,
    notes,
    columns: columnsOf(shown),
    rows: lines.map(({ row, level }) => {
      const cells = cellsOf(row);
      return level && typeof cells[0] === 'string' ? cells.with(0, step.repeat(level) + cells[0]) : cells;
    }),
    ...(given.tree && { leaves: leavesOfTree(given.tree.levels) }),
    ...(totals && {
      totals: shown.map((column, at) => written(column, totals.values[column.id] ?? (at === 0 ? label : null))),
    }),
  };
}

const step = '    ';

function inSight<Row>({ rows, tree }: Pick<ShownTable<Row>, 'rows' | 'tree'>, sorted: (rows: readonly Row[]) => readonly Row[]) {
  if (!tree) return sorted(rows).map((row) => ({ row, level: 0 }));
  const { children, rowKey: keyOf, open } = tree;
  const lines = linesOf({ rows: sorted(rows), order: undefined, keyOf, expansion: { children }, open, sorted });
  return Array.from({ length: lines.count }, (_, index) => lines.at(index)).filter((line) => line !== undefined);
}

/** The rows without others in sight below them, each with what it lies in: what is a sum of others would be counted twice. */
function rowsWithoutOthers<Row>(lines: readonly { row: Row; level: number }[]) {
  const path: Row[] = [];
  return lines.flatMap(({ row, level }, at) => {
    path.splice(level, path.length, row);
    return (lines[at + 1]?.level ?? 0) > level ? [] : [{ row, above: path.slice(0, -1) }];
  });
}

const words = bilingual({ total: ['合计', 'Total'], immature: ['未到期', 'Not yet mature'] });

function cellOf<Row>(column: Column<Row>, row: Row, immature: string): FileCell {
  const value = column.value?.(row) ?? null;
  return value === null && column.state?.(row) === 'immature' ? immature : written(column, value);
}

/** Percentage points are counted in hundredths, and no spreadsheet has a format that does it. */
function written<Row>(column: Column<Row>, value: FileCell): FileCell {
  return typeof value === 'number' && figureStyleOf(column)?.kind === 'points' ? value * 100 : value;
}

function kindOf<Row>(column: Column<Row>): CellKind {
  const style = figureStyleOf(column);
  if (style) return kinds[style.kind];
  return column.as?.kind === 'day' ? 'day' : 'text';
}

const kinds: Record<FigureStyle['kind'], CellKind> = {
  count: 'count',
  headline: 'count',
  compact: 'count',
  percent: 'percent',
  points: 'decimal',
  money: 'money',
};
