import { CalendarDate, getLocalTimeZone, today } from '@internationalized/date';

/**
 * A day of the calendar as it stands in links and calls: `2026-10-21`. It has no hour and no zone, so no change of a clock
 * can move it. What comes from outside is asked with `isDay` first.
 */
export type Day = `${number}-${number}-${number}`;

/** From a day to a day, both included. */
export interface DayRange {
  start: Day;
  end: Day;
}

/** Earlier days are mistakes of typing: 0202 for 2026. */
export const firstDayEver: Day = '2000-01-01';

/** Whether something is a day that exists: `2026-02-29` does not. Takes anything and never throws. */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && datesOf(text).toString() === text;
}

/** The day as a date of `@internationalized/date`, for arithmetic and for react-aria. */
export const dateOf = (day: Day): CalendarDate => datesOf(day);

export function dayOf(date: CalendarDate): Day {
  const text = date.toString();
  return isDay(text) ? text : firstDayEver;
}

/** The day on which the reader looks at the console. */
export const todayHere = (): Day => dayOf(today(getLocalTimeZone()));

export const addDays = (day: Day, days: number): Day => dayOf(dateOf(day).add({ days }));

/** 2026-10-21 to 2026-11-19 is 30 days. */
export const dayCount = ({ start, end }: DayRange): number => dateOf(end).compare(dateOf(start)) + 1;

/** That many days from a day on, itself included. */
export const daysFrom = (start: Day, count: number): DayRange => ({ start, end: addDays(start, count - 1) });

/** Days are written so that they sort as text. */
export const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** A range written backwards means the same days. */
export const inOrder = ({ start, end }: DayRange): DayRange => (end < start ? { start: end, end: start } : { start, end });

// The constructor moves what does not exist to what does (31 February to the 28th), so this never throws.
function datesOf(text: string): CalendarDate {
  const [year = 1, month = 1, day = 1] = text.split('-').map(Number);
  return new CalendarDate(year, month, day);
}
