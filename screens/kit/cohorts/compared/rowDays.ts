import { addDays, isDay, type DayRange } from '#design-system';

/** How many days of installs a row of the map holds: one, seven, or those of a month. */
export type Span = 1 | 7 | 'month';

/** The days of a row, also of one that begins before the period. */
export function spanOf(key: string, span: Span): DayRange | null {
  const start = span === 'month' ? `${key}-01` : key;
  if (!isDay(start)) return null;
  if (span !== 'month') return { start, end: addDays(start, span - 1) };
  const next = addDays(start, 31).slice(0, 7);
  const first = `${next}-01`;
  return isDay(first) ? { start, end: addDays(first, -1) } : null;
}

/** The days of a row, as far as they are in the period. */
export function daysOfRow(key: string, span: Span, { start, end }: DayRange): DayRange {
  const own = spanOf(key, span);
  return own ? { start: own.start < start ? start : own.start, end: own.end > end ? end : own.end } : { start, end };
}
