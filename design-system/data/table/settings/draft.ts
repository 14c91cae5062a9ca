import { canHide, type Column } from '../columns/column.ts';
import { shownColumns, type TableView } from '../columns/view.ts';

/** The unsaved choice: the ids of the shown columns in their order. */
export interface Draft {
  shown: readonly string[];
  /** The reader asked for everything as it was at first: widths and fixed columns as well. */
  isReset: boolean;
}

export function draftOf<Row>(columns: readonly Column<Row>[], view: TableView): Draft {
  return { shown: shownColumns(columns, view).map(({ id }) => id), isReset: false };
}

export function defaultDraft<Row>(columns: readonly Column<Row>[]): Draft {
  return { ...draftOf(columns, {}), isReset: true };
}

/** A column that is chosen comes behind the nearest one that stands before it by default. */
export function withToggled<Row>({ shown }: Draft, columns: readonly Column<Row>[], id: string): Draft {
  if (shown.includes(id)) return { shown: shown.filter((other) => other !== id), isReset: false };
  const ids = columns.map((column) => column.id);
  const before = ids.slice(0, ids.indexOf(id));
  const after = Math.max(-1, ...before.map((earlier) => shown.indexOf(earlier)));
  return { shown: shown.toSpliced(after + 1, 0, id), isReset: false };
}

/** To a place among the columns that can be moved. */
export function withPlace<Row>({ shown }: Draft, columns: readonly Column<Row>[], id: string, place: number): Draft {
  const fixed = shown.filter((other) => !isMovable(columns, other));
  const others = shown.filter((other) => isMovable(columns, other) && other !== id);
  return { shown: [...fixed, ...others.toSpliced(Math.min(Math.max(place, 0), others.length), 0, id)], isReset: false };
}

export function isMovable<Row>(columns: readonly Column<Row>[], id: string): boolean {
  const column = columns.find((one) => one.id === id);
  return column !== undefined && canHide(column);
}

/** The view after 应用. What is no longer shown is no longer sorted by. */
export function applied({ shown, isReset }: Draft, { sort, ...view }: TableView): TableView {
  const shownSort = sort?.filter(({ column }) => shown.includes(column));
  const rest = isReset ? {} : { ...view, columns: shown };
  return { ...rest, ...(shownSort && { sort: shownSort }) };
}

/** Columns that can be chosen, under the titles by which they are found. */
export interface Choice<Row> {
  title: string;
  columns: Column<Row>[];
}

export function choicesOf<Row>(columns: readonly Column<Row>[], others: string): Choice<Row>[] {
  const groups = new Map<string, Column<Row>[]>();
  for (const column of columns.filter(canHide)) {
    const title = column.category ?? others;
    groups.set(title, [...(groups.get(title) ?? []), column]);
  }
  return [...groups].map(([title, members]) => ({ title, columns: members }));
}
