import { ageOfReaching, type CohortRow } from '#screens/kit/cohorts/index.ts';

/** The first listed day on which revenue reaches ad spend. */
export const breakEvenOf = (row: CohortRow, ages: readonly number[]) => ageOfReaching(1, row, ages);

/** Where the lines cross it. */
export const crossings = (rows: readonly CohortRow[], ages: readonly number[], format: (age: number) => string) =>
  rows.flatMap((row) => {
    const age = breakEvenOf(row, ages);
    return age === null ? [] : [{ at: ages.indexOf(age), text: format(age), on: row.key }];
  });
