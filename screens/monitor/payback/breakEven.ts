import type { CohortRow } from '#screens/kit/cohorts/index.ts';

/** The first listed day on which revenue reaches ad spend. Only what is final counts. */
export const breakEvenOf = ({ maturity, values }: CohortRow, ages: readonly number[]): number | null =>
  ages.find((age) => maturity[age] === 'final' && (values[age] ?? -Infinity) >= 1) ?? null;

/** Where the lines cross it. */
export const crossings = (rows: readonly CohortRow[], ages: readonly number[], format: (age: number) => string) =>
  rows.flatMap((row) => {
    const age = breakEvenOf(row, ages);
    return age === null ? [] : [{ at: ages.indexOf(age), text: format(age), on: row.key }];
  });
