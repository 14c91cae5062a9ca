import { dateOf, dayCount, dayOf, daysFrom, type Day, type DayRange } from './days.ts';

interface Matching {
  /** Shifted so that Mondays stand against Mondays: weekends weigh more than any campaign. */
  isWeekdayMatched?: boolean;
}

/** What a period is held against. No comparison is no value. */
export type Comparison = ({ kind: 'previous' | 'lastYear' } & Matching) | ({ kind: 'from'; start: Day } & Matching);

export type ComparisonKind = Comparison['kind'];

/**
 * The days to compare with: always as many as the period has.
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
  const start = dateOf(range.start);
  const count = dayCount(range);
  const isMatched = comparison.isWeekdayMatched ?? false;
  switch (comparison.kind) {
    case 'previous':
      return dayOf(start.subtract({ days: isMatched ? Math.ceil(count / 7) * 7 : count }));
    case 'lastYear':
      return dayOf(isMatched ? start.subtract({ days: 364 }) : start.subtract({ years: 1 }));
    case 'from': {
      const chosen = dateOf(comparison.start);
      return dayOf(isMatched ? chosen.subtract({ days: modulo(chosen.compare(start), 7) }) : chosen);
    }
  }
}

/** The remainder that is never negative: −1 of 7 is 6. */
const modulo = (value: number, by: number) => ((value % by) + by) % by;
