import type { AdRecord } from '../campaigns/campaign.ts';
import { shareOf, wobble } from '../random.ts';
import { indexOf, type Now } from '../calendar.ts';
import { retentionShares, lastAge, natureOf, paidShares, payingShares, type Nature } from './curves.ts';
import { factCount, placeOf, type Fact } from './fact.ts';
import type { MissingDays } from './gaps/gaps.ts';
import { passed } from './season.ts';

/** What the place of an ad does to its numbers. */
export interface Place {
  app: number;
  size: number;
  /** Whether Apple sends postbacks for its installs (R-007, C-17). */
  hasPostbacks: boolean;
  /** Days of which the service knows nothing, or not all. */
  missing: MissingDays;
  now: Now;
  memory: FactMemory;
}

const blockSize = 2 ** 20;

/** Shared memory for ledgers: allocating a hundred thousand small ones together costs much less. */
export class FactMemory {
  private room = new Int32Array(0);
  private used = 0;

  take(size: number): Int32Array {
    if (size > blockSize / 8) return new Int32Array(size);
    if (this.used + size > this.room.length) [this.room, this.used] = [new Int32Array(blockSize), 0];
    this.used += size;
    return this.room.subarray(this.used - size, this.used);
  }
}

/** The arrivals of one ad: enough to compute the installs of a day, but not what users do later. */
export class Source {
  readonly nature: Nature;
  readonly today: number;
  readonly first: number;
  readonly lastSpent: number;
  readonly last: number;

  constructor(
    readonly ad: AdRecord,
    readonly place: Place,
  ) {
    this.nature = natureOf(ad.id, ad.channel.kind, ad.channel.quality, ad.channel.fraud);
    this.today = indexOf(place.now.day);
    this.first = ad.campaign.starts;
    this.lastSpent = Math.min(ad.campaign.ends, this.today);
    this.last = Math.min(this.lastSpent + lastAge, this.today);
  }

  /** Chance is the same for each asking: a whole number of a real one is rounded up or down by it, so that many of them add up right. */
  counted(value: number, day: number, what: number): number {
    return Math.floor(value + shareOf(this.nature.seed, day, what));
  }

  /** How one day differs from the others in one respect. */
  varied(spread: number, day: number, what: number): number {
    return wobble(spread, this.nature.seed, day, what);
  }

  /** So many who came on a day, and so many of them who pay. */
  cohortOf(day: number, installs: number, payers: number): Cohort {
    const { nature } = this;
    return {
      installs,
      payers,
      // A cohort that is a bit better than another is better at each age, so no curve ever rises.
      stays: installs && Math.min(0.95, nature.staysFirst * this.varied(0.16, day, 31)),
      worth: payers && payers * nature.worth * this.varied(0.3, day, 32),
      chance: installs && shareOf(nature.seed, day, 33),
      missed: this.missedBy(day),
    };
  }

  /** The ages at which nothing was received of who came on a day. */
  private missedBy(day: number): readonly number[] {
    const { notReceived } = this.place.missing;
    return notReceived.size ? [...notReceived].flatMap((missed) => (missed >= day ? [missed - day] : [])) : noAges;
  }
}

const noAges: readonly number[] = [];

/** The facts of one ad by day, from a day on until its last users are out of every window. */
export class Ledger extends Source {
  readonly opens: number;
  /** The last day to write; later days are in the existing ledger. */
  readonly writtenTo: number;
  private readonly table: Int32Array;

  constructor(
    ad: AdRecord,
    place: Place,
    readonly since: number,
    there?: Ledger,
  ) {
    super(ad, place);
    this.opens = Math.max(this.first, since);
    this.writtenTo = there ? Math.min(there.opens - 1, this.last) : this.last;
    this.table = place.memory.take(Math.max(0, this.last - this.opens + 1) * factCount);
    if (there?.table.length) this.table.set(there.table, (there.opens - this.opens) * factCount);
  }

  at(fact: Fact, day: number): number {
    return this.has(day) ? this.read(placeOf[fact], day) : 0;
  }

  /** The value of a fact on a day of the ledger. */
  read(place: number, day: number): number {
    return this.table[(day - this.opens) * factCount + place] ?? 0;
  }

  add(place: number, day: number, value: number) {
    if (!value) return;
    const index = (day - this.opens) * factCount + place;
    this.table[index] = (this.table[index] ?? 0) + value;
  }

  addTo(sum: Float64Array, day: number, places: readonly number[]) {
    const start = (day - this.opens) * factCount;
    for (const place of places) sum[place] = (sum[place] ?? 0) + (this.table[start + place] ?? 0);
  }

  has(day: number) {
    return this.opens <= day && day <= this.last;
  }

  /** All facts of a day, in their order. */
  row(day: number): Int32Array {
    const start = (day - this.opens) * factCount;
    return this.table.subarray(start, start + factCount);
  }

  /** The same with the revenue that its installs had brought by an earlier day, as far as that day had passed. */
  rowAsOf(day: number, asOf: number): Int32Array {
    const row = this.row(day).slice();
    const age = asOf - day;
    const cohort = this.cohort(day);
    const before = paidBy(cohort, age - 1);
    // Who came on that day is counted as they come.
    const share = age > 0 ? passed(this.place.now.minute) : 1;
    row[placeOf.cohortIncome] = before + Math.floor((paidBy(cohort, age) - before) * share);
    return row;
  }

  cohort(day: number): Cohort {
    return this.cohortOf(day, this.at('installs', day), this.at('newPayers', day));
  }

  /** How many installs of a day were active some days later. Null while that day has not ended. */
  kept(day: number, age: number): number | null {
    return day + age < this.today ? retainedOf(this.cohort(day), age) : null;
  }

  /** The revenue of the installs of a day until an age, in fen. Null while that day has not ended. */
  paid(day: number, age: number): number | null {
    return day + age < this.today ? paidBy(this.cohort(day), age) : null;
  }
}

/** The installs of one day. */
export interface Cohort {
  installs: number;
  /** Of them, those who ever pay. */
  payers: number;
  /** The share that comes back on the day after. */
  stays: number;
  /** What they pay in all, in fen. */
  worth: number;
  chance: number;
  /** Ages at which nothing was received of them. */
  missed: readonly number[];
}

export const isMissed = ({ missed }: Cohort, age: number) => missed.length > 0 && missed.includes(age);

export function retainedOf(cohort: Cohort, age: number): number {
  const { installs, stays, chance } = cohort;
  if (age === 0) return installs;
  return isMissed(cohort, age)
    ? 0
    : Math.min(installs, Math.floor(installs * stays * (retentionShares[Math.min(age, lastAge)] ?? 0) + chance));
}

/** What has been received of their payments by an age. */
export function paidBy(cohort: Cohort, age: number): number {
  const paid = everPaidBy(cohort, age);
  return cohort.missed.reduce(
    (sum, missed) => (missed <= age ? sum - everPaidBy(cohort, missed) + everPaidBy(cohort, missed - 1) : sum),
    paid,
  );
}

const everPaidBy = ({ worth, chance }: Cohort, age: number) =>
  age < 0 ? 0 : Math.floor(worth * (paidShares[Math.min(age, lastAge)] ?? 1) + chance);

/** How many of a cohort pay at an age, not yet rounded: all who ever do on the first day, fewer of them again later. */
export const payersAt = (cohort: Cohort, age: number) => (isMissed(cohort, age) ? 0 : payingAt(cohort, age));

const payingAt = ({ payers, chance }: Cohort, age: number) =>
  payers && payers * (payingShares[Math.min(age, lastAge)] ?? 0) + (age === 0 ? 0 : chance);
