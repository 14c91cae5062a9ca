import { CalendarDate } from '@internationalized/date';
import { firstDayEver, isDay, type Day } from '../../../foundation/period/days.ts';

/** The day as react-aria expects it. The constructor corrects days that do not exist, so this never throws. */
export function dateOf(text: Day): CalendarDate {
  const [year = 1, month = 1, day = 1] = text.split('-').map(Number);
  return new CalendarDate(year, month, day);
}

export function dayOf(date: CalendarDate): Day {
  const text = date.toString();
  return isDay(text) ? text : firstDayEver;
}
