import { figureText, type Locale, type Value } from '#design-system';
import type { CohortRow } from '#screens/kit/cohorts/index.ts';

/** The first listed day on which revenue reaches ad spend. Only what is final counts. */
export const breakEvenOf = ({ maturity, values }: CohortRow, ages: readonly number[]): number | null =>
  ages.find((age) => maturity[age] === 'final' && (values[age] ?? -Infinity) >= 1) ?? null;

/** A return in whole percent. What has not broken even has come to 99 % at most. */
export const shareText = (value: number, locale: Locale): string =>
  figureText(value < 1 ? Math.min(value, 0.99) : value, locale, { kind: 'percent', decimals: 0 });

/** What the break-even of a row is held against: that of the compared period, or how far it had come by then. */
export type EarlierBreakEven = { after: number; last?: undefined } | { after: null; last: { age: number; value: number } };

/**
 * When the installs of the compared period had broken even, of the ages at which both sides are known: `previous` is of installs that are equally
 * old. Nothing where an age before it is not known, since it may have been earlier.
 */
export function breakEvenBefore(row: CohortRow, ages: readonly number[], previous: readonly Value[]): EarlierBreakEven | null {
  const known = ages.flatMap((age, at) => {
    const value = previous[at] ?? null;
    return value !== null && row.maturity[age] === 'final' ? [{ age, at, value }] : [];
  });
  const place = known.findIndex(({ value }) => value >= 1);
  const first = known[place];
  if (first) return first.at === place ? { after: first.age } : null;
  const last = known.at(-1);
  return last ? { after: null, last } : null;
}

/** Where the lines cross it. */
export const crossings = (rows: readonly CohortRow[], ages: readonly number[], format: (age: number) => string) =>
  rows.flatMap((row) => {
    const age = breakEvenOf(row, ages);
    return age === null ? [] : [{ at: ages.indexOf(age), text: format(age), on: row.key }];
  });
