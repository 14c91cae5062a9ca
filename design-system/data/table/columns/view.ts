import { alignOf, canHide, type Column } from './column.ts';

export interface Sort {
  column: string;
  isDescending: boolean;
}

export type Side = 'start' | 'end';

/** The reader's settings of a table. Plain data that fits into an address or a storage; an empty view is the default. */
export interface TableView {
  /** The ids of the shown columns in their order. Unknown ones are passed over. */
  columns?: readonly string[];
  /** Pixels, of the columns that were resized. */
  widths?: Readonly<Record<string, number>>;
  /** Only what differs from the columns themselves. */
  pins?: Readonly<Record<string, Side | 'none'>>;
  /** The first one sorts; the next ones order equal rows. */
  sort?: readonly Sort[];
}

export const narrowest = 64;
export const widest = 640;

/** The columns that are shown, in their order. One that cannot be hidden is there, whatever the view says. */
export function shownColumns<Row>(columns: readonly Column<Row>[], view: TableView): Column<Row>[] {
  if (!view.columns) return columns.filter((column) => !column.isHidden);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = [...new Set(view.columns)].flatMap((id) => byId.get(id) ?? []);
  const missing = columns.filter((column) => !canHide(column) && !chosen.includes(column));
  return missing.reduce((shown, column) => insertInPlace(shown, column, columns), chosen);
}

/** Puts a column back behind the nearest one that stands before it by default. */
function insertInPlace<Row>(shown: Column<Row>[], column: Column<Row>, all: readonly Column<Row>[]): Column<Row>[] {
  const before = all.slice(0, all.indexOf(column));
  const after = Math.max(-1, ...before.map((earlier) => shown.indexOf(earlier)));
  return shown.toSpliced(after + 1, 0, column);
}

export function pinOf<Row>(column: Column<Row>, view: TableView): Side | undefined {
  const own = view.pins?.[column.id];
  return own === 'none' ? undefined : (own ?? column.pin);
}

/** Shown columns by where they stand: fixed left, scrolling, fixed right. */
export interface Regions<Row> {
  start: Column<Row>[];
  center: Column<Row>[];
  end: Column<Row>[];
}

export function regionsOf<Row>(columns: readonly Column<Row>[], view: TableView): Regions<Row> {
  const shown = shownColumns(columns, view);
  const at = (side: Side | undefined) => shown.filter((column) => pinOf(column, view) === side);
  return { start: at('start'), center: at(undefined), end: at('end') };
}

/** On a phone there is room for the first column and two more: the one that is sorted, and the figures before the words. */
export function phoneRegionsOf<Row>(columns: readonly Column<Row>[], view: TableView): Regions<Row> {
  const { start, center, end } = regionsOf(columns, view);
  const [first, ...rest] = [...start, ...center, ...end];
  const rankOf = (column: Column<Row>) => (column.id === view.sort?.[0]?.column ? 0 : alignOf(column) === 'end' ? 1 : 2);
  return { start: first ? [first] : [], center: rest.toSorted((one, other) => rankOf(one) - rankOf(other)), end: [] };
}

export function withoutColumn<Row>(view: TableView, columns: readonly Column<Row>[], id: string): TableView {
  const sort = view.sort?.filter((one) => one.column !== id);
  const shown = idsOf(shownColumns(columns, view)).filter((other) => other !== id);
  return { ...view, columns: shown, ...(sort && { sort }) };
}

/** Moves a column before (negative) or behind its neighbours of the same region. At the edge nothing changes. */
export function withMoved<Row>(view: TableView, columns: readonly Column<Row>[], id: string, by: number): TableView {
  const region = Object.values(regionsOf(columns, view)).find((list: Column<Row>[]) => list.some((column) => column.id === id));
  const ids = idsOf(region ?? []);
  const neighbour = ids[Math.min(Math.max(ids.indexOf(id) + by, 0), ids.length - 1)];
  if (neighbour === undefined || neighbour === id) return view;
  return withPlaced(view, columns, id, neighbour, by > 0 ? 'after' : 'before');
}

/** Puts a column beside another one, and into its region. */
export function withPlaced<Row>(
  view: TableView,
  columns: readonly Column<Row>[],
  id: string,
  beside: string,
  where: 'before' | 'after',
): TableView {
  if (id === beside) return view;
  const ids = idsOf(shownColumns(columns, view)).filter((other) => other !== id);
  const at = ids.indexOf(beside) + (where === 'after' ? 1 : 0);
  const target = columns.find((column) => column.id === beside);
  const placed = { ...view, columns: ids.toSpliced(at, 0, id) };
  return target ? withPin(placed, columns, id, pinOf(target, view)) : placed;
}

export function withPin<Row>(view: TableView, columns: readonly Column<Row>[], id: string, side: Side | undefined): TableView {
  const { [id]: _, ...others } = view.pins ?? {};
  const isOwn = columns.find((column) => column.id === id)?.pin === side;
  const { pins: __, ...rest } = view;
  const pins = isOwn ? others : { ...others, [id]: side ?? ('none' as const) };
  return Object.keys(pins).length ? { ...rest, pins } : rest;
}

export function withWidth(view: TableView, id: string, width: number): TableView {
  const rounded = Math.round(Math.min(Math.max(width, narrowest), widest));
  return { ...view, widths: { ...view.widths, [id]: rounded } };
}

/** Gives a column its own width back. */
export function withoutWidth({ widths, ...view }: TableView, id: string): TableView {
  const { [id]: _, ...others } = widths ?? {};
  return Object.keys(others).length ? { ...view, widths: others } : view;
}

export function withSort(view: TableView, sort: readonly Sort[]): TableView {
  return { ...view, sort };
}

const idsOf = <Row>(columns: readonly Column<Row>[]) => columns.map((column) => column.id);
