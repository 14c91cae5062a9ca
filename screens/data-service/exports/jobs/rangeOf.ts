import { isDay, type DayRange } from '#design-system';
import type { ExportOrder } from '#app/api/exports.ts';
import { reportToday } from '#app/lib/metrics/reportZone.ts';

/** The days of an order. A service that sends none means today. */
export function rangeOf({ from, to }: Pick<ExportOrder, 'from' | 'to'>): DayRange {
  const today = reportToday();
  return { start: isDay(from) ? from : today, end: isDay(to) ? to : today };
}
