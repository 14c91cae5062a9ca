import { shareOf } from '../../random.ts';
import { spread } from '../cells.ts';
import { addInstallKinds, delayEdges, delayWeights, noInstallKinds } from '../delays.ts';
import { factCount, parentPlaces, placeOf, placesOf } from '../fact.ts';
import type { Ledger } from '../ledger.ts';
import { hourEnds, passed } from '../season.ts';

/** Days as another service counts them. */
export interface Recount {
  /** By how many hours its days begin later than those of reports; fewer than none where they begin earlier. */
  later: number;
  /** Installs, and what came of them, on the day of their click. */
  isByClick: boolean;
}

const longestDelay = 7;
/** So many days before and after may have a part in a day. */
export const recountReach = longestDelay + 1;

const places = placesOf(null);
const isOfInstalls = (place: number): boolean => place === placeOf.installs || (place >= 0 && isOfInstalls(parentPlaces[place] ?? -1));
const ofInstalls = places.filter(isOfInstalls);
const nothing = new Int32Array(factCount);
const hours = hourEnds.length;
const daySeconds = 86_400;

/** The facts of a day as they are asked for: counted another way, or as they stood on an earlier day. */
export function daysOf(ledger: Ledger, { recount, asOf }: { recount?: Recount; asOf?: number }): (day: number) => Int32Array {
  if (recount) {
    const recounted = new RecountedDays(ledger, recount);
    return (day) => recounted.row(day);
  }
  return asOf === undefined ? (day) => ledger.row(day) : (day) => ledger.rowAsOf(day, asOf);
}

/** The days of one ad, counted another way. What leaves one day arrives in another, so that sums over all of them stay the same. */
class RecountedDays {
  private readonly byClick = new Map<number, Int32Array>();
  private readonly spreads = new Map<number, Int32Array>();

  constructor(
    private readonly ledger: Ledger,
    private readonly how: Recount,
  ) {}

  row(day: number): Int32Array {
    const { later } = this.how;
    if (later === 0) return this.dated(day);
    // Days that begin later lose their first hours to the day before; days that begin earlier have the last hours of it.
    const [first, hour] = later > 0 ? [day, later] : [day - 1, hours + later];
    const row = this.dated(first).slice();
    const lost = this.until(first, hour);
    const gained = this.until(first + 1, hour);
    for (const place of places) row[place] = (row[place] ?? 0) - (lost[place] ?? 0) + (gained[place] ?? 0);
    return row;
  }

  /** What of a day has happened by an hour of it. */
  private until(day: number, hour: number): Int32Array {
    const { today, place, nature } = this.ledger;
    const row = this.dated(day);
    const count = day === today ? Math.floor(place.now.minute / 60) + 1 : hours;
    if (hour >= count) return row;
    const gone = day === today ? passed(place.now.minute) : 1;
    const ends = hourEnds.slice(0, count).map((end) => Math.min(1, end / gone));
    return part(spreadOver(row, ends, shareOf(nature.seed, day, 41)), count, hour - 1);
  }

  private dated(day: number): Int32Array {
    if (!this.how.isByClick || this.ledger.ad.channel.weight === 0) return this.counted(day);
    const known = this.byClick.get(day);
    if (known) return known;
    const row = this.counted(day).slice();
    for (const place of ofInstalls) row[place] = 0;
    for (let lag = 0; lag <= longestDelay; lag++) {
      const clicked = this.clickedBefore(day + lag, lag);
      for (const place of ofInstalls) row[place] = (row[place] ?? 0) + (clicked[place] ?? 0);
    }
    this.byClick.set(day, row);
    return row;
  }

  /** What of the installs of a day was clicked so many days before. */
  private clickedBefore(day: number, lag: number): Int32Array {
    if (lag > day - this.ledger.first || !this.counted(day)[placeOf.installs]) return nothing;
    const sums = this.spreads.get(day) ?? this.spreadByLag(day);
    this.spreads.set(day, sums);
    const upTo = part(sums, longestDelay + 1, lag);
    if (lag === 0) return upTo;
    const before = part(sums, longestDelay + 1, lag - 1);
    return upTo.map((value, place) => value - (before[place] ?? 0));
  }

  private spreadByLag(day: number): Int32Array {
    const row = this.counted(day);
    // Nobody has clicked before the campaign began.
    const first = day - this.ledger.first;
    const ends = this.lagEnds(day, row[placeOf.installs] ?? 0).map((end, index) => (index >= first ? 1 : end));
    return spreadOver(row, ends, shareOf(this.ledger.nature.seed, day, 42));
  }

  /** The share of the installs of a day that was clicked at most so many days before. Installs come at any time of their day. */
  private lagEnds(day: number, installs: number): number[] {
    const kinds = noInstallKinds();
    addInstallKinds(kinds, this.ledger, day, installs);
    const weights = delayWeights(kinds);
    const lags = Array.from({ length: longestDelay + 1 }, () => 0);
    for (const [index, weight] of weights.entries()) {
      const delay = ((delayEdges[index] ?? 0) + (delayEdges[index + 1] ?? longestDelay * daySeconds)) / 2 / daySeconds;
      const whole = Math.floor(delay);
      lags[whole] = (lags[whole] ?? 0) + weight * (1 - delay + whole);
      lags[whole + 1] = (lags[whole + 1] ?? 0) + weight * (delay - whole);
    }
    const all = lags.reduce((sum, lag) => sum + lag, 0);
    let sum = 0;
    return lags.map((lag, index) => (index === longestDelay ? 1 : (sum += lag) / all));
  }

  private counted(day: number): Int32Array {
    return this.ledger.has(day) ? this.ledger.row(day) : nothing;
  }
}

function spreadOver(row: Int32Array, ends: readonly number[], chance: number): Int32Array {
  const sums = new Int32Array(factCount * ends.length);
  spread({ row, ends, chance, places }, sums);
  return sums;
}

/** The running sums at one part. */
const part = (sums: Int32Array, parts: number, index: number) =>
  Int32Array.from({ length: factCount }, (_, place) => sums[place * parts + index] ?? 0);
