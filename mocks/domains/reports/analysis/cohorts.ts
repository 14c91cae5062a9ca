import type { AdDimension, Cohorts, DataFlag, ReturnDimension } from '#app/api/reports/shapes.ts';
import { isMissed, retainedOf, paidBy, payersAt, type Cohort, type Ledger } from '../../../world/facts/ledger.ts';
import { passed } from '../../../world/facts/season.ts';
import { onServers } from '../../../world/facts/people/returns.ts';
import { keyOf } from '../../../world/facts/sumFacts.ts';
import { labelsFor } from '../labels.ts';
import { originOf, type Subject } from '../scope.ts';
import { isWithheld } from '../values.ts';

/** A measure of a cohort at an age, with its denominator. */
export interface Measure {
  name: string;
  /** The data flag that the measure needs, if any. */
  flag: DataFlag | null;
  ages: readonly number[];
  of(cohort: Cohort, age: number): number;
  per(books: Ledger, cohort: Cohort, day: number): number;
  /** What has come in by the end of an age has come in by the end of the next one, too. */
  isCumulative?: boolean;
}

/** Whose days are followed, of one ad: so many on a day, until a last day. */
export interface Followed {
  /** How many days before the first one it looks at. */
  reach: number;
  of(books: Ledger): { on: (day: number) => Cohort; last: number };
}

const installs: Followed = { reach: 0, of: (books) => ({ on: (day) => books.cohort(day), last: books.lastSpent }) };

/** Days after the install on which people came back. */
export const retention: Measure = {
  name: 'retention',
  flag: 'retention',
  ages: Array.from({ length: 30 }, (_, index) => index + 1),
  of: retainedOf,
  per: (_, { installs }) => installs,
};

/** What came in by the end of a day, over what was spent. */
export const payback: Measure = {
  name: 'payback',
  flag: 'pay',
  ages: [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30, 45, 60, 90],
  of: paidBy,
  isCumulative: true,
  per: (books, _, day) => books.at('cost', day),
};

/** What came in by the end of a day for each install, in yuan. */
export const lifetimeValue: Measure = {
  name: 'ltv',
  flag: 'pay',
  ages: payback.ages,
  of: (cohort, age) => paidBy(cohort, age) / 100,
  isCumulative: true,
  per: (_, { installs }) => installs,
};

/** Who paid on a day. */
export const paying: Measure = {
  name: 'payRate',
  flag: 'pay',
  ages: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 30],
  of: (cohort, age) => Math.floor(payersAt(cohort, age)),
  per: (_, { installs }) => installs,
};

interface Row {
  size: number;
  /** The installs behind each value: of the days that are old enough, and of those that reach the age today. */
  counted: Float64Array;
  openCounted: Float64Array;
  /** Numerators and denominators by age, for cohorts that are old enough. */
  has: Float64Array;
  over: Float64Array;
  /** The same for cohorts that reach this age today. */
  openHas: Float64Array;
  openOver: Float64Array;
  /** Ages whose day is over for one of its days at least, and those that one of its days has yet to reach. */
  reached: Uint8Array;
  young: Uint8Array;
  /** Ages at which one of its days was not received. */
  missed: Uint8Array;
}

interface Grouped {
  by: ReturnDimension;
  measure: Measure;
  followed: Followed;
}

/** Cohorts by install day, or by another dimension. */
export const cohortsOf = (subject: Subject, by: AdDimension, measure: Measure): Cohorts =>
  followedOf(subject, { by, measure, followed: installs });

/** Who is followed from a day on, by that day or by another dimension. A cohort that is too young does not count in a cell. */
export function followedOf(subject: Subject, { by, measure, followed }: Grouped): Cohorts {
  const { books, filter, world } = subject;
  const { name: metric, flag } = measure;
  if (flag && isWithheld(subject, flag))
    return { ages: [...measure.ages], rows: [], total: 0, ...originOf(world), withheld: [{ metric, flag }] };
  const rows = new Map<string, Row>();
  for (const ad of books.ads) {
    if (ad.campaign.starts > filter.to || ad.campaign.ends + followed.reach < filter.from || (filter.ad && !filter.ad(ad))) continue;
    const ledger = books.open(ad, filter.from - followed.reach);
    const { on, last } = followed.of(ledger);
    for (let day = Math.max(filter.from, ledger.first); day <= Math.min(filter.to, last); day++) {
      const whole = { books: ledger, day, cohort: on(day), share: passed(world.now.minute) };
      if (by === 'server')
        for (const { server, size } of onServers(ad.id, whole.cohort)) addCohort(rowFor(rows, server, measure), measure, whole, size);
      else addCohort(rowFor(rows, keyOf(by, ad, day), measure), measure, whole, whole.cohort.installs);
    }
  }
  const labelOf = by === 'server' ? (key: string) => ({ label: key }) : labelsFor(subject, by);
  return {
    ages: [...measure.ages],
    rows: [...rows]
      .map(([key, row]) => Object.assign(cellsOf(row, measure), { key, label: labelOf(key).label, size: row.size }))
      .sort((a, b) => (inTime.has(by) ? Number(a.key < b.key) - Number(a.key > b.key) : b.size - a.size)),
    total: rows.size,
    ...originOf(world),
  };
}

const inTime = new Set<ReturnDimension>(['day', 'week', 'month']);

function rowFor(rows: Map<string, Row>, key: string, { ages }: Measure): Row {
  const none = () => new Float64Array(ages.length);
  const found = rows.get(key) ?? {
    size: 0,
    counted: none(),
    openCounted: none(),
    has: none(),
    over: none(),
    openHas: none(),
    openOver: none(),
    reached: new Uint8Array(ages.length),
    young: new Uint8Array(ages.length),
    missed: new Uint8Array(ages.length),
  };
  rows.set(key, found);
  return found;
}

interface Whole {
  books: Ledger;
  day: number;
  cohort: Cohort;
  /** Of today. */
  share: number;
}

/**
 * Adds a cohort, or as many of it as belong to the row. On a day that was not received nobody was counted: a cohort that began on it is in no value,
 * and one that was followed to it is in neither part of the value at that age.
 */
function addCohort(row: Row, measure: Measure, { books, day, cohort, share }: Whole, size: number) {
  const part = cohort.installs ? size / cohort.installs : 0;
  const over = measure.per(books, cohort, day) * (cohort.installs ? part : 1);
  row.size += size;
  for (const [index, age] of measure.ages.entries()) {
    if (day + age >= books.today) row.young[index] = 1;
    if (day + age > books.today) continue;
    const isOpen = day + age === books.today;
    if (!isOpen) row.reached[index] = 1;
    if (isMissed(cohort, 0) || (!measure.isCumulative && isMissed(cohort, age))) {
      row.missed[index] = 1;
      continue;
    }
    const [has, of, counted] = isOpen ? [row.openHas, row.openOver, row.openCounted] : [row.has, row.over, row.counted];
    has[index] = (has[index] ?? 0) + (isOpen ? reachedToday(measure, cohort, age, share) : measure.of(cohort, age)) * part;
    of[index] = (of[index] ?? 0) + over;
    counted[index] = (counted[index] ?? 0) + size;
  }
}

/** Of an age that is reached today, the part of it that has passed. */
function reachedToday({ of, isCumulative }: Measure, cohort: Cohort, age: number, share: number): number {
  const before = isCumulative && age > 0 ? of(cohort, age - 1) : 0;
  return before + (isCumulative ? (of(cohort, age) - before) * share : Math.floor(of(cohort, age) * share));
}

function cellsOf(row: Row, { ages }: Measure) {
  const values: Record<string, number | null> = {};
  const maturity: Record<string, 'final' | 'open' | 'none'> = {};
  const counted: Record<string, number> = {};
  for (const [index, age] of ages.entries()) {
    const isFinal = (row.over[index] ?? 0) > 0;
    const isOpen = !isFinal && (row.openOver[index] ?? 0) > 0;
    const [has, over] = isFinal ? [row.has[index], row.over[index]] : [row.openHas[index], row.openOver[index]];
    counted[age] = (isFinal ? row.counted[index] : row.openCounted[index]) ?? 0;
    values[age] = isFinal || isOpen ? Math.round(((has ?? 0) / (over ?? 1)) * 1e6) / 1e6 : null;
    // Of nobody nothing is missing any more: a day without installs, or one that was not received, has no value and does not wait for one.
    const isOfNobody = row.reached[index] === 1 && (row.size === 0 || (row.missed[index] === 1 && row.young[index] === 0));
    maturity[age] = isFinal || isOfNobody ? 'final' : isOpen ? 'open' : 'none';
  }
  return { values, maturity, counted };
}
