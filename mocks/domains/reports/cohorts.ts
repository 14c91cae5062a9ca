import type { AdDimension, Cohorts, DataFlag } from '#app/api/reports/shapes.ts';
import { retainedOf, paidBy, type Cohort, type Ledger } from '../../world/facts/ledger.ts';
import { passed } from '../../world/facts/season.ts';
import { keyOf } from '../../world/facts/sumFacts.ts';
import { labelsFor } from './labels.ts';
import { originOf, type Subject } from './scope.ts';
import { isWithheld } from './values.ts';

/** A measure of a cohort at an age, with its denominator. */
export interface Measure {
  name: string;
  /** The data flag that the measure needs. */
  flag: DataFlag;
  ages: readonly number[];
  of(cohort: Cohort, age: number): number;
  per(books: Ledger, cohort: Cohort, day: number): number;
}

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
  per: (books, _, day) => books.at('cost', day),
};

interface Row {
  size: number;
  /** Numerators and denominators by age, for cohorts that are old enough. */
  has: Float64Array;
  over: Float64Array;
  /** The same for cohorts that reach this age today. */
  openHas: Float64Array;
  openOver: Float64Array;
}

/** Cohorts by install day, or by another dimension. A cohort that is too young does not count in a cell. */
export function cohortsOf(subject: Subject, by: AdDimension, measure: Measure): Cohorts {
  const { books, filter, world } = subject;
  const { name: metric, flag } = measure;
  if (isWithheld(subject, flag)) return { ages: [...measure.ages], rows: [], total: 0, ...originOf(world), withheld: [{ metric, flag }] };
  const rows = new Map<string, Row>();
  for (const ad of books.ads) {
    if (ad.campaign.starts > filter.to || ad.campaign.ends < filter.from || (filter.ad && !filter.ad(ad))) continue;
    const ledger = books.open(ad, filter.from);
    for (let day = Math.max(filter.from, ledger.first); day <= Math.min(filter.to, ledger.lastSpent); day++)
      addCohort(rowFor(rows, keyOf(by, ad, day), measure), ledger, day, measure, passed(world.now.minute));
  }
  const labelOf = labelsFor(subject, by);
  return {
    ages: [...measure.ages],
    rows: [...rows]
      .map(([key, row]) => Object.assign(cellsOf(row, measure), { key, label: labelOf(key).label, size: row.size }))
      .sort((a, b) => (inTime.has(by) ? Number(a.key < b.key) - Number(a.key > b.key) : b.size - a.size)),
    total: rows.size,
    ...originOf(world),
  };
}

const inTime = new Set<AdDimension>(['day', 'week', 'month']);

function rowFor(rows: Map<string, Row>, key: string, { ages }: Measure): Row {
  const none = () => new Float64Array(ages.length);
  const found = rows.get(key) ?? { size: 0, has: none(), over: none(), openHas: none(), openOver: none() };
  rows.set(key, found);
  return found;
}

function addCohort(row: Row, books: Ledger, day: number, measure: Measure, share: number) {
  const cohort = books.cohort(day);
  const over = measure.per(books, cohort, day);
  row.size += cohort.installs;
  for (const [index, age] of measure.ages.entries()) {
    if (day + age > books.today) return;
    const isOpen = day + age === books.today;
    const [has, of] = isOpen ? [row.openHas, row.openOver] : [row.has, row.over];
    has[index] = (has[index] ?? 0) + Math.floor(measure.of(cohort, age) * (isOpen ? share : 1));
    of[index] = (of[index] ?? 0) + over;
  }
}

function cellsOf(row: Row, { ages }: Measure) {
  const values: Record<string, number | null> = {};
  const maturity: Record<string, 'final' | 'open' | 'none'> = {};
  for (const [index, age] of ages.entries()) {
    const isFinal = (row.over[index] ?? 0) > 0;
    const isOpen = !isFinal && (row.openOver[index] ?? 0) > 0;
    const [has, over] = isFinal ? [row.has[index], row.over[index]] : [row.openHas[index], row.openOver[index]];
    values[age] = isFinal || isOpen ? Math.round(((has ?? 0) / (over ?? 1)) * 1e6) / 1e6 : null;
    maturity[age] = isFinal ? 'final' : isOpen ? 'open' : 'none';
  }
  return { values, maturity };
}
