import type { ReactNode } from 'react';
import type { FigureStyle } from '../../../foundation/figures.ts';

/** The value of a cell, for sorting, totals and files. */
export type CellValue = string | number | null;

/** How a value is shown. Figures align right, the rest left. A day or a time is an ISO string and is shown as it is. */
export type ValueStyle = FigureStyle | { kind: 'day' } | { kind: 'time' };

/** The number may still change and is not counted, or it is past the rule that the page states. */
export type CellState = 'immature' | 'alarm';

/**
 * One column, as facts. Keep the list in a constant or a memo: rows are drawn again when it is a new one.
 *
 *     { id: 'rate', title: '激活率', value: (row) => row.rate, as: { kind: 'percent' } }
 *     { id: 'name', title: '推广活动', value: (row) => row.name, pin: 'start', cell: (row) => <NameLink …/> }
 */
export interface Column<Row> {
  /** Stable: stands in links and in storage. */
  id: string;
  title: string;
  value?: (row: Row) => CellValue;
  as?: ValueStyle;
  /** Custom content. Without it the value is shown. */
  cell?: (row: Row) => ReactNode;
  /** Only where there is neither a figure nor the left: `end` for a change or a row of icons. */
  align?: 'start' | 'end';
  /** Pixels before the reader resizes it. Room that is left over goes to all columns by their width. */
  width?: number;
  pin?: 'start' | 'end';
  /** Heads its place in the column settings. A head above several columns is a `ColumnGroup`. */
  category?: string;
  isHidden?: boolean;
  canHide?: boolean;
  canSort?: boolean;
  /** Secondary text: names of channels, times. */
  isQuiet?: boolean;
  state?: (row: Row) => CellState | undefined;
  /** Makes the number a button that opens this beside it. */
  explain?: (row: Row) => ReactNode;
  /** Hidden on narrow screens: `first` below 1340 pixels, `second` below 1180. */
  yields?: 'first' | 'second';
  /** Its place in the cards of a phone. Columns without one are left out there. */
  phone?: 'title' | 'aside' | 'line' | 'half';
}

/** Columns under one common head. */
export interface ColumnGroup<Row> {
  title: string;
  columns: readonly Column<Row>[];
}

export type Columns<Row> = readonly (Column<Row> | ColumnGroup<Row>)[];

export const isGroup = <Row>(entry: Column<Row> | ColumnGroup<Row>): entry is ColumnGroup<Row> => 'columns' in entry;

/** The columns themselves, without the heads above them. */
export function leavesOf<Row>(columns: Columns<Row>): Column<Row>[] {
  return columns.flatMap((entry) => (isGroup(entry) ? [...entry.columns] : [entry]));
}

/** The style of a figure, where the column has one. */
export function figureStyleOf<Row>({ as }: Column<Row>): FigureStyle | undefined {
  return as && as.kind !== 'day' && as.kind !== 'time' ? as : undefined;
}

export function alignOf<Row>(column: Column<Row>): 'start' | 'end' {
  return column.align ?? (figureStyleOf(column) ? 'end' : 'start');
}

export const canSort = <Row>(column: Column<Row>): boolean => column.canSort ?? column.value !== undefined;
export const canHide = <Row>(column: Column<Row>): boolean => column.canHide ?? column.pin === undefined;
