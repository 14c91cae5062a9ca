import { alignOf, type Column } from './column.ts';
import { headWidth } from '../head/headWidth.ts';
import { narrowest, type Regions, type TableView } from './view.ts';

interface Room {
  /** Pixels. */
  room: number;
  isPhone?: boolean;
  /** What the longest figure of a column takes. */
  figures?: Record<string, number>;
}

/** The first column of a phone keeps this much, so that numbers fit beside it. README section 14. */
const phoneFirst = 148;
const usual = { start: 160, end: 112 };

/**
 * How wide each column stands in a room: never so narrow that its head or a figure is cut. What the columns leave over goes to those that the reader has not resized, by their width;
 * what they need beyond the room is scrolled.
 *
 *     widthsOf(regions, {}, { room: 1000 })        { name: 500, clicks: 250, rate: 250 }   from 240, 120, 120
 */
export function widthsOf<Row>(
  regions: Regions<Row>,
  view: TableView,
  { room, isPhone = false, figures = {} }: Room,
): Record<string, number> {
  const least = (column: Column<Row>) => Math.max(headWidth(column), figures[column.id] ?? 0);
  const shares = isPhone ? beside(regions, room - phoneFirst, least) : undefined;
  const all = [...regions.start, ...regions.center, ...regions.end];
  const own = (column: Column<Row>) => view.widths?.[column.id];
  const base = (column: Column<Row>) =>
    isPhone && column === regions.start[0]
      ? phoneFirst
      : (shares?.get(column) ?? own(column) ?? Math.max(column.width ?? usual[alignOf(column)], least(column)));
  const widths = new Map(all.map((column) => [column.id, Math.max(narrowest, Math.round(base(column)))]));
  const elastic = all.filter((column) => own(column) === undefined && !(isPhone && column === regions.start[0]));
  const left = room - sum(widths.values());
  if (left > 0 && elastic.length) share(left, elastic, widths);
  return Object.fromEntries(widths);
}

/** Two figures of a phone stand beside the name, whole; where they and their heads have no room for it, one does. */
function beside<Row>(
  { center: [one, other] }: Regions<Row>,
  room: number,
  least: (column: Column<Row>) => number,
): Map<Column<Row>, number> | undefined {
  if (!one || !other || [one, other].some((column) => alignOf(column) !== 'end')) return undefined;
  const [from, to] = [least(one), room - least(other)];
  if (from > to) return undefined;
  const width = Math.min(Math.max(Math.ceil(room / 2), from), to);
  return new Map([
    [one, width],
    [other, room - width],
  ]);
}

/** Whole pixels, so that numbers stand sharp; the first columns take what does not divide. */
function share<Row>(room: number, columns: Column<Row>[], widths: Map<string, number>) {
  const widthOf = (column: Column<Row>) => widths.get(column.id) ?? 0;
  const total = sum(columns.map(widthOf));
  const shares = columns.map((column) => Math.floor((room * widthOf(column)) / total));
  const rest = room - sum(shares);
  columns.forEach((column, index) => widths.set(column.id, widthOf(column) + (shares[index] ?? 0) + (index < rest ? 1 : 0)));
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
