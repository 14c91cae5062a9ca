import type { Dimension } from '#app/api/reports/shapes.ts';
import { asaPlace } from '../ad-accounts/asa-keys.ts';
import type { AdRecord } from '../campaigns/campaign.ts';
import { shareOf } from '../random.ts';
import { dayAt, weekdayOf } from '../calendar.ts';
import type { Books } from './books.ts';
import { addPart, spread, type Cell } from './cells.ts';
import { lastAge } from './curves.ts';
import { factCount, placesOf, type Fact } from './fact.ts';
import type { Ledger } from './ledger.ts';
import { CellSums, plainSplit } from './people/CellSums.ts';
import { Sums } from './people/Sums.ts';
import { settings } from './people/settings.ts';
import { apart, PeopleCount } from './people/people.ts';
import { daysOf, recountReach, type Recount } from './recount/recount.ts';
import { hourEnds, passed } from './season.ts';
import { splitByVersion } from './versions/splitByVersion.ts';

/** The days, ads and cells to add up. A missing condition matches all. */
export interface Filter {
  from: number;
  to: number;
  ad?: (ad: AdRecord) => boolean;
  cell?: (cell: Cell) => boolean;
  /** By which settings of devices `cell` chooses. */
  settings?: readonly (typeof settings)[number][];
  /** The first day on which people are counted, where that is before `from`: a later part of a period counts nobody again. */
  since?: number;
  /** What grows with the age of users as it stood on this day, at the hour that it is now. */
  asOf?: number;
  /** Who came on two days is counted on both. */
  addsPeopleUp?: boolean;
  /** Days as another service counts them. */
  recount?: Recount;
}

/** Sums of facts by key. When grouped by day as well, a key is `key@day`. */
export type FactSums = ReadonlyMap<string, Float64Array>;

interface Grouping {
  by: Dimension;
  isByDay?: boolean;
  /** Split by weeks or months: `key@2026-11-16`, `key@2026-11`. */
  each?: 'week' | 'month' | undefined;
  /** Null is all. */
  facts?: readonly Fact[] | null;
}

const ofCells: Readonly<Partial<Record<Dimension, keyof Cell>>> = {
  country: 'country',
  os: 'os',
  model: 'model',
  keyword: 'keyword',
  resolution: 'resolution',
  language: 'language',
  network: 'network',
  carrier: 'carrier',
  appVersion: 'appVersion',
};

/**
 * Adds up facts. The sum over all keys is the same for every grouping, but for people over time: who came on two days is one of the people of
 * both days, and one person of the period.
 */
export function sumFacts(books: Books, grouping: Grouping, filter: Filter): FactSums {
  const { by, isByDay = false, facts = null } = grouping;
  const sums = new Sums();
  const places = placesOf(facts);
  const ofCell = ofCells[by];
  const chosen = settings.filter((one) => one === by || filter.settings?.includes(one));
  const bySettings = chosen.filter((one) => one !== 'appVersion');
  // Devices stay as they are, and their versions do not: how many hold which is another share each day.
  const isByVersion = bySettings.length < chosen.length;
  const suffixOf = suffixFor(grouping);
  const rows = rowFinder(sums, by, suffixOf);
  const hasPeople = apart(places).people.length > 0;
  const spanOf = filter.addsPeopleUp ? (day: number) => day : spanFor(grouping);
  const reach = filter.recount ? recountReach : 0;
  for (const ad of books.ads) {
    // All users of the campaign are out of every window before the requested days.
    const isOver = ad.campaign.starts > filter.to + reach || ad.campaign.ends + lastAge < filter.from - reach;
    if (isOver || (filter.ad && !filter.ad(ad))) continue;
    const ledger = books.open(ad, filter.from - reach);
    const days = daysOf(ledger, filter);
    const from = Math.max(filter.from, ledger.first - reach);
    const to = Math.min(filter.to, ledger.last + reach);
    const split = () => {
      const cells = books.cells(ad, bySettings);
      return isByVersion ? splitByVersion(books.app, cells, { ...filter, isEachApart: by === 'appVersion' }) : plainSplit(cells);
    };
    const cells = ofCell || filter.cell ? new CellSums(split(), filter.cell, places) : null;
    const rowOf = rows(ad);
    const people = new PeopleCount((filter.since ?? filter.from) < filter.from);
    let span = spanOf(from);
    for (let day = from; day <= to; day++) {
      if (spanOf(day) !== span) {
        people.restart();
        span = spanOf(day);
      }
      const row = days(day);
      const counted = hasPeople ? people.add(row) : row;
      cells?.add(ledger, day, { row, counted });
      if (cells && ofCell) {
        const suffix = suffixOf(day);
        if (day === to || suffix !== suffixOf(day + 1)) cells.empty((cell) => sums.of((cell[ofCell] ?? '') + suffix));
      } else if (by === 'hour') {
        const parts = cells ? { row: cells.whole(), people: null } : { row, people: counted };
        addHours({ ledger, day, ...parts, places }, (hour) => sums.of(hour + (isByDay ? suffixOf(day) : '')));
      } else if (cells) add(rowOf(day), cells.whole(), places);
      else add(rowOf(day), counted, places);
    }
  }
  return sums.all;
}

/** What stands behind the key of a row that is split by time. */
function suffixFor({ isByDay, each }: Grouping): (day: number) => string {
  if (isByDay) return (day) => `@${dayAt(day)}`;
  if (each) return (day) => `@${each === 'week' ? dayAt(day - weekdayOf(day)) : dayAt(day).slice(0, 7)}`;
  return () => '';
}

/** The days that one row adds up, by a name for them: people are counted once in them. */
function spanFor({ by, isByDay, each }: Grouping): (day: number) => number | string {
  if (isByDay || by === 'day') return (day) => day;
  const length = each ?? by;
  if (length === 'week') return (day) => day - weekdayOf(day);
  if (length === 'month') return (day) => dayAt(day).slice(0, 7);
  return () => 0;
}

const ofTime: ReadonlySet<Dimension> = new Set(['day', 'week', 'month']);

/** Finds the row for each day of an ad. Called millions of times, so it reuses the row of a day for all ads, or that of an ad for all days. */
function rowFinder(sums: Sums, by: Dimension, suffixOf: (day: number) => string) {
  const ofDays = new Map<number, Float64Array>();
  const made = (ad: AdRecord, day: number) => sums.of(keyOf(by, ad, day) + suffixOf(day));
  const isSplit = suffixOf(0) !== '';
  return (ad: AdRecord) => {
    let own: Float64Array | undefined;
    return (day: number) => {
      if (!ofTime.has(by)) return isSplit ? made(ad, day) : (own ??= made(ad, day));
      const row = ofDays.get(day) ?? made(ad, day);
      ofDays.set(day, row);
      return row;
    };
  };
}

/** The row in which an ad's day stands. */
export function keyOf(by: Dimension, ad: AdRecord, day: number): string {
  const { id, campaign, channel } = ad;
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
    case 'adGroup':
      return id;
    case 'org':
    case 'creativeSet':
    case 'placement':
      return asaPlace(by, ad);
    default:
      return 'all';
  }
}

function add(sum: Float64Array, row: ArrayLike<number>, places: readonly number[]) {
  for (const fact of places) sum[fact] = (sum[fact] ?? 0) + (row[fact] ?? 0);
}

const hours = hourEnds.map((_, hour) => String(hour).padStart(2, '0'));
const hourSums = new Int32Array(factCount * hours.length);

interface HoursOf {
  ledger: Ledger;
  day: number;
  row: ArrayLike<number>;
  /** The same with the new people of the day, where they are not in it already. */
  people: ArrayLike<number> | null;
  places: readonly number[];
}

/** Future hours are left out. */
function addHours({ ledger: { nature, today, place }, day, row, people, places }: HoursOf, sumOf: (hour: string) => Float64Array) {
  const until = day === today ? passed(place.now.minute) : 1;
  const count = day === today ? Math.floor(place.now.minute / 60) + 1 : hours.length;
  const ends = day === today ? hourEnds.slice(0, count).map((end) => Math.min(1, end / until)) : hourEnds;
  const how = { ends, chance: shareOf(nature.seed, day, 41) };
  spread({ row, places, ...how }, hourSums);
  if (people) spread({ row: people, places: apart(places).people, ...how }, hourSums);
  for (let part = 0; part < count; part++) addPart(sumOf(hours[part] ?? ''), hourSums, count, part, places);
}
