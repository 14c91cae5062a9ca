import { addDays, dayCount, type Day, type DayRange } from '#design-system';

/** Over which days a path is counted. */
export interface FunnelDays {
  /** Nothing where no day is closed and only such days are wanted. */
  shown: DayRange | null;
  against: DayRange | undefined;
  /** The days of both periods whose window is over, where that is not all of them; nothing where that is none. */
  settled: { of: DayRange; against: DayRange } | null | undefined;
}

const minutesOfDay = 1440;

/** The days of a period whose conversion window is over: with seven days, those until a week ago. */
export function closedIn({ start, end }: DayRange, today: Day, windowMinutes: number): DayRange | null {
  const last = addDays(today, -Math.ceil(windowMinutes / minutesOfDay));
  return start > last ? null : { start, end: end < last ? end : last };
}

/** What a period is compared with, and the days in the same places that are closed in both. */
export function comparedIn(
  compared: { of: DayRange; against: DayRange } | undefined,
  days: DayRange,
  today: Day,
  windowMinutes: number,
): Pick<FunnelDays, 'against' | 'settled'> {
  if (!compared) return { against: undefined, settled: undefined };
  const { of, against } = compared;
  const closed = [of, against].map((range) => closedIn(range, today, windowMinutes));
  const count = Math.min(...closed.map((range) => (range ? dayCount(range) : 0)));
  if (count === dayCount(days) && count === dayCount(against)) return { against, settled: undefined };
  const first = ({ start }: DayRange) => ({ start, end: addDays(start, count - 1) });
  return { against, settled: count ? { of: first(of), against: first(against) } : null };
}
