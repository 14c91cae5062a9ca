import type { Param } from '#app/lib/urlState.ts';

/** A figure of a cohort map: of a row by its key, of their `mean`, of the compared period (`previous`) or of the `whole`, at an age in days. */
export interface CohortCell {
  of: string;
  age: number;
}

/** `7,2026-10-05`: day 7 of the cohort of October 5. */
export const cohortCell: Param<CohortCell | null> = {
  fallback: null,
  parse: (text) => {
    const [, age, of] = /^(\d{1,3}),(.{1,200})$/s.exec(text) ?? [];
    return of === undefined ? undefined : { age: Number(age), of };
  },
  format: (cell) => (cell ? `${cell.age},${cell.of}` : ''),
};
