import type { Dimension } from '#app/api/reports/shapes.ts';
import type { AdRecord } from '../promotion/campaign.ts';
import { share } from '../random.ts';
import { dayAt, weekdayOf } from '../time/calendar.ts';
import type { Books } from './books.ts';
import { spread, type Cell } from './cells.ts';
import { factCount } from './fact.ts';
import type { Ledger } from './ledger.ts';
import { hourEnds, passed } from './season.ts';

/** Which days, and whose. What is missing is not asked. */
export interface Filter {
  from: number;
  to: number;
  ad?: (ad: AdRecord) => boolean;
  cell?: (cell: Cell) => boolean;
}

/** Sums of facts by key. Told apart by day as well, a key is `key@day`. */
export type Tally = ReadonlyMap<string, Float64Array>;

const ofCells: Readonly<Partial<Record<Dimension, keyof Cell>>> = { country: 'country', os: 'os', model: 'model', keyword: 'keyword' };

/** Adds up the books. Whatever it is grouped by, the sum over all keys is the same. */
export function tally(books: Books, by: Dimension, filter: Filter, isByDay = false): Tally {
  const sums = new Map<string, Float64Array>();
  const ofCell = ofCells[by];
  for (const ad of books.ads) {
    if (ad.campaign.starts > filter.to || (filter.ad && !filter.ad(ad))) continue;
    const ledger = books.open(ad);
    for (let day = Math.max(filter.from, ledger.first); day <= Math.min(filter.to, ledger.last); day++) {
      const add = (key: string, row: ArrayLike<number>) => addTo(sums, isByDay ? `${key}@${dayAt(day)}` : key, row);
      if (ofCell) addCells(books, ledger, day, filter, (cell, row) => add(cell[ofCell], row));
      else {
        const row = filter.cell ? filtered(books, ledger, day, filter) : ledger.row(day);
        if (by === 'hour') addHours(ledger, day, row, add);
        else add(keyOf(by, ad, day), row);
      }
    }
  }
  return sums;
}

function keyOf(by: Dimension, { id, campaign, channel }: AdRecord, day: number): string {
  switch (by) {
    case 'day':
      return dayAt(day);
    case 'week':
      return dayAt(day - weekdayOf(day));
    case 'month':
      return dayAt(day).slice(0, 7);
    case 'channel':
      return String(channel.id);
    case 'group':
      return String(campaign.group);
    case 'campaign':
      return String(campaign.id);
    case 'ad':
      return id;
    default:
      return 'all';
  }
}

function addTo(sums: Map<string, Float64Array>, key: string, row: ArrayLike<number>) {
  let sum = sums.get(key);
  if (!sum) sums.set(key, (sum = new Float64Array(factCount)));
  for (let fact = 0; fact < factCount; fact++) sum[fact] = (sum[fact] ?? 0) + (row[fact] ?? 0);
}

type Visit<Of> = (of: Of, row: Float64Array) => void;

/** Tells the parts of a spread one by one, in the same array. */
function addParts<Of>(parts: readonly Of[], cumulative: readonly Int32Array[], visit: Visit<Of>) {
  const row = new Float64Array(factCount);
  for (const [part, of] of parts.entries()) {
    for (let fact = 0; fact < factCount; fact++) row[fact] = (cumulative[fact]?.[part] ?? 0) - (cumulative[fact]?.[part - 1] ?? 0);
    visit(of, row);
  }
}

function addCells(books: Books, ledger: Ledger, day: number, { cell: isWanted }: Filter, visit: Visit<Cell>) {
  const { cells, ends } = books.cells(ledger.ad);
  const cumulative = spread(ledger.row(day), ends, share(ledger.nature.seed, day, 40));
  addParts(cells, cumulative, (cell, row) => {
    if (!isWanted || isWanted(cell)) visit(cell, row);
  });
}

function filtered(books: Books, ledger: Ledger, day: number, filter: Filter): Float64Array {
  const sums = new Map<string, Float64Array>();
  addCells(books, ledger, day, filter, (_, row) => addTo(sums, '', row));
  return sums.get('') ?? new Float64Array(factCount);
}

const hours = hourEnds.map((_, hour) => String(hour).padStart(2, '0'));

/** An hour that has not come is not told. */
function addHours({ nature, today, place }: Ledger, day: number, row: ArrayLike<number>, add: (key: string, row: ArrayLike<number>) => void) {
  const until = day === today ? passed(place.now.minute) : 1;
  const count = day === today ? Math.floor(place.now.minute / 60) + 1 : hours.length;
  const ends = hourEnds.slice(0, count).map((end) => Math.min(1, end / until));
  addParts(hours.slice(0, count), spread(row, ends, share(nature.seed, day, 41)), add);
}
