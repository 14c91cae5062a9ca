import { addDays, dayCount, daysFrom, yearBefore, type Day, type DayRange } from './days.ts';

interface Matching {
  /** Shifted so that Mondays are compared with Mondays: weekends change figures more than any campaign. */
  isWeekdayMatched?: boolean;
}

/** What a period is compared with. Without a comparison there is no value. */
export type Comparison = ({ kind: 'previous' | 'lastYear' } & Matching) | ({ kind: 'from'; start: Day } & Matching);

export type ComparisonKind = Comparison['kind'];

/**
 * The days to compare with: always the same number as the period.
 *
 *     of 2026-10-21 to 2026-11-19
 *     previous                 2026-09-21 to 2026-10-20   right before it
 *     previous, weekdays       2026-09-16 to 2026-10-15   whole weeks before, so it does not overlap either
 *     last year                2025-10-21 to 2025-11-19   from the same date on
 *     last year, weekdays      2025-10-22 to 2025-11-20   364 days before
 *     from 2026-08-01          2026-08-01 to 2026-08-30
 *     the same, weekdays       2026-07-29 to 2026-08-27   from the last such weekday on or before it
 */
export function comparisonOf(range: DayRange, comparison: Comparison): DayRange {
  return daysFrom(startOf(range, comparison), dayCount(range));
}

function startOf(range: DayRange, comparison: Comparison): Day {
  const { start } = range;
  const count = dayCount(range);
  const isMatched = comparison.isWeekdayMatched ?? false;
  switch (comparison.kind) {
    case 'previous':
      return addDays(start, -(isMatched ? Math.ceil(count / 7) * 7 : count));
    case 'lastYear':
      return isMatched ? addDays(start, -364) : yearBefore(start);
    case 'from':
      return isMatched ? addDays(comparison.start, -modulo(daysBetween(start, comparison.start), 7)) : comparison.start;
  }
}

const daysBetween = (start: Day, end: Day) => dayCount({ start, end }) - 1;

/** A remainder that is never negative: −1 modulo 7 is 6. */
const modulo = (value: number, by: number) => ((value % by) + by) % by;
