import { relativeChange } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';

/** What became of a number: of a rate the difference in points, of anything else its share of what was. */
export function changeOf(metric: MetricId, now: number | null, earlier: number | null): number | null {
  if (now === null || earlier === null) return null;
  return catalogue[metric].unit === 'rate' ? now - earlier : relativeChange(now, earlier);
}
