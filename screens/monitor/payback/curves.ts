import type { Dataset, Maturity, Series, Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';

type Row = Cohorts['rows'][number];
interface Words {
  roi: string;
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

/** A line for each row. It ends where its days stop being final: nothing is drawn that was not counted. */
export function curvesOf(rows: readonly Row[], ages: readonly number[], t: Words, isDaily: boolean): Dataset {
  return {
    measure: t.roi,
    dimension: t.age,
    seriesDimension: t.source,
    reading: 'in-order',
    figures: { kind: 'percent', decimals: 1 },
    points: ages.map((age) => ({ label: t.day(age) })),
    series: rows.map((row, index): Series => {
      const values = ages.map((age) => valueAt(row, age));
      const shown = isDaily ? steps(values) : values;
      return { key: row.key, name: row.label, values: shown, total: lastKnown(row, ages)?.value ?? null, colour: colours[index] ?? 1 };
    }),
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
