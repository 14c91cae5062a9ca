import type { Dataset, Series, Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';

export type Row = Cohorts['rows'][number];
interface Words {
  roi: string;
  whole: string;
  age: string;
  source: string;
  day: (age: number) => string;
}

const valueAt = (row: Row, age: number): Value => (row.maturity[age] === 'final' ? (row.values[age] ?? null) : null);

/** The first listed day on which revenue reaches ad spend. Only what is final counts. */
export const breakEvenOf = (row: Row, ages: readonly number[]): number | null => ages.find((age) => (valueAt(row, age) ?? 0) >= 1) ?? null;

/** The last day that is known, for those that have not broken even. */
export function lastKnown(row: Row, ages: readonly number[]): { age: number; value: number } | null {
  const age = ages.findLast((one) => valueAt(row, one) !== null);
  const value = age === undefined ? null : valueAt(row, age);
  return age === undefined || value === null ? null : { age, value };
}

/** What each interval brought, of what came in by its end. */
const perInterval = (values: readonly Value[]): Value[] =>
  values.map((value, index) => {
    const before = index === 0 ? 0 : (values[index - 1] ?? null);
    return value === null || before === null ? null : Math.max(0, value - before);
  });

const colours = [1, 2, 3, 4, 5] as const;

/** All sources together, and what they had come to at the same ages in the compared period. */
export interface Overall {
  row: Row;
  previous: readonly Value[];
}

/** A line for each row. It ends where its days stop being final: nothing is drawn that was not counted. What is compared is the overall line. */
export function curvesOf(rows: readonly Row[], ages: readonly number[], t: Words, isPerInterval: boolean, overall?: Overall): Dataset {
  const shown = (values: readonly Value[]) => (isPerInterval ? perInterval(values) : values);
  const lineOf = (row: Row): Series => ({
    key: row.key,
    name: row.label,
    values: shown(ages.map((age) => valueAt(row, age))),
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
      ...(overall ? [{ ...lineOf(overall.row), key: 'whole', name: t.whole, previous: shown(overall.previous), colour: 6 as const }] : []),
    ],
  };
}

/** Where the lines cross. */
export const crossings = (rows: readonly Row[], ages: readonly number[], format: (age: number) => string) =>
  rows.flatMap((row) => {
    const age = breakEvenOf(row, ages);
    return age === null ? [] : [{ at: ages.indexOf(age), text: format(age), on: row.key }];
  });
