import { addDays, dayCount, type Day, type DayRange } from '#design-system/foundation/period/days.ts';

interface Periods {
  compared: { of: DayRange; against: DayRange } | undefined;
  today: Day;
}

/**
 * The days of the compared period whose counterparts are old enough: of rows that are no days, like is held against like by asking about those
 * days alone. None where one of them is not so old itself: a period that comes later is younger.
 *
 *     on 11-20, 10-21 – 11-19 against 09-21 – 10-20, day 7: 10-21 – 11-12 are mature, so 09-21 – 10-13
 */
export function daysToCompare({ compared, today }: Periods, age: number): DayRange | null {
  if (!compared) return null;
  const { of, against } = compared;
  const mature = addDays(today, -1 - age);
  const end = of.end < mature ? of.end : mature;
  if (end < of.start) return null;
  const last = addDays(against.start, dayCount({ start: of.start, end }) - 1);
  return last > mature ? null : { start: against.start, end: last };
}
