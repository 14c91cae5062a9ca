import { addDays, type Day } from '#design-system';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import { isAdditive, type MetricId } from '#app/lib/metrics/catalogue.ts';

/** One metric over the hours of today that are over, and over the same hours of an earlier day. */
export interface SameHours {
  now: number;
  before: number;
}

/**
 * Today is compared with the same hours of an earlier day: the hour that is not over is left out of both. Before one is over, and of what does
 * not add up, there is nothing to compare.
 *
 *     at 10:32   00:00 to 10:00 of today and of yesterday
 */
export function sameHoursOf(
  metric: MetricId,
  rows: readonly ReportRow[],
  { today, fetchedAt }: { today: Day; fetchedAt: string },
): SameHours | null {
  const until = hourOf(fetchedAt);
  if (!isAdditive(metric) || until === '00') return null;
  const sumOn = (day: Day) =>
    rows.filter((row) => row.day === day && row.key < until).reduce((sum, { values }) => sum + (values[metric] ?? 0), 0);
  return { now: sumOn(today), before: sumOn(addDays(today, -1)) };
}

/** The hour that is not over: 10 of 2026-11-20 10:32:00. */
export const hourOf = (fetchedAt: string) => fetchedAt.slice(11, 13);
