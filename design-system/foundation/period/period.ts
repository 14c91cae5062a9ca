import { comparisonOf, type Comparison } from './comparison.ts';
import { addDays, earlier, inOrder, type Day, type DayRange } from './days.ts';
import { presetRange, type PresetName, type WeekStart } from './presets.ts';

/**
 * A chosen period: a preset by its name, so that a saved link moves with the calendar, or fixed days; and what it is
 * compared with. Plain data for forms, query keys and, through `periodToText`, the address.
 *
 *     { preset: 'last30', comparison: { kind: 'previous', isWeekdayMatched: true } }
 *     { start: '2026-10-21', end: '2026-11-19' }
 */
export type Period = ({ preset: PresetName } | DayRange) & { comparison?: Comparison };

/** The days of a period, seen from a given day. */
export function resolvePeriod(period: Period, today: Day, weekStart?: WeekStart): DayRange {
  return 'preset' in period ? presetRange(period.preset, today, weekStart) : inOrder({ start: period.start, end: period.end });
}

/** Whether the range includes today, so that its figures still grow. */
export const isUnfinished = ({ end }: DayRange, today: Day): boolean => end >= today;

/** The days of a range that are over. None when it is only today. */
export function fullDaysOf({ start, end }: DayRange, today: Day): DayRange | undefined {
  const range = { start, end: earlier(end, addDays(today, -1)) };
  return range.end < range.start ? undefined : range;
}

/**
 * The two ranges to compare. Only full days are compared: an unfinished today is left out of both sides, and a period
 * that is only today has no comparison.
 *
 *     { preset: 'thisMonth', comparison: { kind: 'previous' } } on 2026-11-20
 *     of 2026-11-01 to 2026-11-19, against 2026-10-13 to 2026-10-31
 */
export function comparedDays(
  period: Period,
  today: Day,
  weekStart?: WeekStart,
): { of: DayRange; against: DayRange; isShortened: boolean } | undefined {
  if (!period.comparison) return undefined;
  const range = resolvePeriod(period, today, weekStart);
  const full = fullDaysOf(range, today);
  return full && { of: full, against: comparisonOf(full, period.comparison), isShortened: isUnfinished(range, today) };
}
