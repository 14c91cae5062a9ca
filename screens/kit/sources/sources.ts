import { addDays, usualSource, type Dataset, type Day } from '#design-system';
import { catalogue, metricIds, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';

/** The source of ad spend: accounts of ad networks. Everything else comes from the app itself. */
export const adSpend = 'adSpend';

/** What networks settle of the revenue from ads, days after it was estimated. */
export const settlement = 'settlement';

/** Whether what is known of a source touches rows with these metrics: what names no source touches all of them. */
export function touchesMetrics(source: string | undefined, metrics: readonly MetricId[]): boolean {
  if (source === adSpend) return countsSpend(metrics);
  return source !== settlement || withParts(metrics, metricIds).includes('adRevenue');
}

export const countsSpend = (metrics: readonly MetricId[]): boolean => withParts(metrics, metricIds).includes('cost');

/** What a chart of these metrics is made of: a stop of reception touches no spend, and a missing ad account nothing but spend. */
export function madeOf(metrics: readonly MetricId[]): Pick<Dataset, 'sources' | 'startSources'> {
  if (!countsSpend(metrics)) return {};
  const isOfApp = metrics.some((metric) => metric !== 'cost');
  // What came in of those who installed on a day counts days to come, what was spent for them that day alone.
  if (metrics.some((metric) => catalogue[metric].isToDate)) return { startSources: [adSpend] };
  return { sources: isOfApp ? [usualSource, adSpend] : [adSpend] };
}

/**
 * The days on which the value that stands at a day was counted.
 *
 *     installs 11-04          11-04
 *     retention7 11-04        11-11: who was there then
 *     ltv7 11-04              11-04 to 11-11: what was paid until then
 *     ltv 11-04               11-04 to today
 */
export function countedDays(metric: MetricId, day: Day, today: Day): { from: Day; to: Day } {
  const { flag, dueAfter = 0, isToDate, unit } = catalogue[metric];
  if (isToDate) return { from: day, to: today };
  const isFollowed = flag === 'retention' || (flag === 'pay' && unit === 'money');
  const last = isFollowed ? addDays(day, dueAfter) : day;
  return { from: flag === 'retention' ? last : day, to: last };
}
