import { addDays, firstOfMonth, isDay, weekdayOf, type Day, type DayRange } from '#design-system/foundation/period/days.ts';

/** What a row of time stands for. */
export type TimeUnit = 'day' | 'week' | 'month';

export const isTimeUnit = (word: unknown): word is TimeUnit => word === 'day' || word === 'week' || word === 'month';

/** The day, week or month of the calendar that a day lies in. Weeks begin on Monday. */
export function unitAround(unit: TimeUnit, day: Day): DayRange {
  if (unit === 'day') return { start: day, end: day };
  const start = unit === 'week' ? addDays(day, -weekdayOf(day)) : firstOfMonth(day);
  return { start, end: unit === 'week' ? addDays(start, 6) : addDays(firstOfMonth(addDays(start, 31)), -1) };
}

/** The days that the key of a row names: `2026-11-05`, the Monday of a week, or `2026-11`. */
export function daysOfKey(unit: TimeUnit, key: string): DayRange | null {
  const day = unit === 'month' ? `${key}-01` : key;
  return isDay(day) ? unitAround(unit, day) : null;
}
