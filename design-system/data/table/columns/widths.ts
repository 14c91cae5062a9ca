import { alignOf, type Column } from './column.ts';
import { headWidth } from '../head/headWidth.ts';
import { narrowest, type Regions, type TableView } from './view.ts';

/** The first column of a phone keeps this much, so that numbers fit beside it. README section 14. */
const phoneFirst = 148;
const usual = { start: 160, end: 112 };

/**
 * How wide each column stands in a room: never so narrow that its head is cut. What the columns leave over goes to those that the reader has not resized, by their width;
 * what they need beyond the room is scrolled.
 *
 *     widthsOf(regions, {}, 1000)        { name: 500, clicks: 250, rate: 250 }   from 240, 120, 120
 */
export function widthsOf<Row>(regions: Regions<Row>, view: TableView, room: number, isPhone = false): Record<string, number> {
  const all = [...regions.start, ...regions.center, ...regions.end];
  const own = (column: Column<Row>) => view.widths?.[column.id];
  const base = (column: Column<Row>) =>
    isPhone && column === regions.start[0]
      ? phoneFirst
      : (own(column) ?? Math.max(column.width ?? usual[alignOf(column)], headWidth(column)));
  const widths = new Map(all.map((column) => [column.id, Math.max(narrowest, Math.round(base(column)))]));
  const elastic = all.filter((column) => own(column) === undefined && !(isPhone && column === regions.start[0]));
  const left = room - sum(widths.values());
  if (left > 0 && elastic.length) share(left, elastic, widths);
  return Object.fromEntries(widths);
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
