import { isDay, todayIn, type DayRange } from '#design-system';
import type { ExportOrder } from '#app/api/exports.ts';
import { reportZone } from '#app/lib/metrics/reportZone.ts';

/** The days of an order. A service that sends none means today. */
export function rangeOf({ from, to }: Pick<ExportOrder, 'from' | 'to'>): DayRange {
  const today = todayIn(reportZone.timeZone);
  return { start: isDay(from) ? from : today, end: isDay(to) ? to : today };
}
