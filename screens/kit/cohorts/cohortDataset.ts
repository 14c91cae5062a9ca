import type { Dataset, Maturity } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';

interface CohortWords {
  measure: string;
  /** What a row is: 激活日, 激活周. */
  dimension: string;
  day: (age: number) => string;
  nameOf: (row: Cohorts['rows'][number]) => string;
}

/** Cohorts as a map draws them: their rates at some ages, with what is not yet mature. */
export const cohortDataset = (
  rows: Cohorts['rows'],
  ages: readonly number[],
  { measure, dimension, day, nameOf }: CohortWords,
): Dataset => ({
  measure,
  dimension,
  reading: 'in-order',
  figures: { kind: 'percent', decimals: 1 },
  points: ages.map((age) => ({ label: day(age) })),
  series: rows.map((row) => ({
    key: row.key,
    name: nameOf(row),
    size: row.size,
    values: ages.map((age) => row.values[age] ?? null),
    maturity: ages.map((age): Maturity => row.maturity[age] ?? 'none'),
  })),
});
