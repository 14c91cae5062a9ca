import { addDays, isDay, type Dataset, type Maturity, type Series, type Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { meanBefore, type SameDay } from '#screens/kit/figures/index.ts';

type Row = Cohorts['rows'][number];
interface Words {
  roi: string;
  whole: string;
  age: string;
  source: string;
  week: string;
  day: (age: number) => string;
  weekOf: (day: string) => string;
}

const isFinal = (row: Row, age: number) => row.maturity[age] === 'final';
const valueAt = (row: Row, age: number): Value => (isFinal(row, age) ? (row.values[age] ?? null) : null);

/** The first listed day on which what came in reaches what was spent. Only what is final counts. */
export function paidBackAfter(row: Row, ages: readonly number[]): number | null {
  return ages.find((age) => (valueAt(row, age) ?? 0) >= 1) ?? null;
}

/** The last day that is known, for those that have not paid back. */
export function lastKnown(row: Row, ages: readonly number[]): { age: number; value: number } | null {
  const age = ages.findLast((one) => valueAt(row, one) !== null);
  const value = age === undefined ? null : valueAt(row, age);
  return age === undefined || value === null ? null : { age, value };
}

/** What each step brought, of what came in by its end. */
const steps = (values: readonly Value[]): Value[] =>
  values.map((value, index) => {
    const before = index === 0 ? 0 : (values[index - 1] ?? null);
    return value === null || before === null ? null : Math.max(0, value - before);
  });

const colours = [1, 2, 3, 4, 5] as const;

/** The whole, and what it had come to at the same ages in the compared period. */
export interface Whole {
  row: Row;
  before: readonly Value[];
}

/** A line for each row. It ends where its days stop being final: nothing is drawn that was not counted. What is compared is the whole. */
export function curvesOf(rows: readonly Row[], ages: readonly number[], t: Words, isDaily: boolean, whole?: Whole): Dataset {
  const shownOf = (values: readonly Value[]) => (isDaily ? steps(values) : values);
  const lineOf = (row: Row): Series => ({
    key: row.key,
    name: row.label,
    values: shownOf(ages.map((age) => valueAt(row, age))),
    total: lastKnown(row, ages)?.value ?? null,
  });
  return {
    measure: t.roi,
    dimension: t.age,
    seriesDimension: t.source,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 1 },
    points: ages.map((age) => ({ label: t.day(age) })),
    series: [
      ...rows.map((row, index): Series => ({ ...lineOf(row), colour: colours[index] ?? 1 })),
      ...(whole ? [{ ...lineOf(whole.row), key: 'whole', name: t.whole, previous: shownOf(whole.before), colour: 6 as const }] : []),
    ],
  };
}

/** Where the lines cross. */
export const crossings = (rows: readonly Row[], ages: readonly number[], say: (age: number) => string) =>
  rows.flatMap((row) => {
    const age = paidBackAfter(row, ages);
    return age === null ? [] : [{ at: ages.indexOf(age), text: say(age), on: row.key }];
  });

/** Weeks of installs, newest first, for the map. */
export function weeksOf({ rows, ages }: Cohorts, t: Words): Dataset {
  return {
    measure: t.roi,
    dimension: t.week,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 1 },
    points: ages.map((age) => ({ label: t.day(age) })),
    series: rows.map((row) => ({
      key: row.key,
      name: t.weekOf(row.key.slice(5)),
      size: row.size,
      values: ages.map((age) => row.values[age] ?? null),
      maturity: ages.map((age): Maturity => row.maturity[age] ?? 'none'),
    })),
  };
}

/** By age, what the whole of the compared days had come to. */
export const wholeBefore = (days: readonly SameDay[], ages: readonly number[]): Value[] => ages.map((age) => meanBefore(days, age));

/** The row below the mean of the map, by its rule: weeks weigh what was installed, and only those whose week is due take part. */
export function weeksBefore(days: readonly SameDay[], { rows, ages }: Cohorts): { values: Value[]; size: number } {
  const weeks = rows.map((week) => ({ week, ...daysIn(week.key, days) }));
  const values = ages.map((age) => {
    const counted = weeks
      .filter(({ week, size }) => isFinal(week, age) && size > 0)
      .map(({ own, size }) => ({ size, value: meanBefore(own, age) }));
    const size = counted.reduce((all, one) => all + one.size, 0);
    if (!size || counted.some(({ value }) => value === null)) return null;
    return counted.reduce((all, one) => all + (one.value ?? 0) * one.size, 0) / size;
  });
  return { values, size: weeks.reduce((all, { size }) => all + size, 0) };
}

/** The days of a week, and how many were installed on those that they are held against. */
export function daysIn(week: string, days: readonly SameDay[]): { own: readonly SameDay[]; size: number } {
  const own = days.filter(({ now }) => isDay(week) && now.key >= week && now.key <= addDays(week, 6));
  return { own, size: own.reduce((all, { before }) => all + before.size, 0) };
}
