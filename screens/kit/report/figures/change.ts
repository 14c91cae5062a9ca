import { relativeChange } from '#design-system';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import type { SameAge } from '#app/lib/compared/sameAge.ts';

/** By how much a number differs from another: a rate in points, anything else by its share of the other. */
export function differenceBetween(metric: MetricId, now: number | null, earlier: number | null): number | null {
  if (now === null || earlier === null) return null;
  return catalogue[metric].unit === 'rate' ? now - earlier : relativeChange(now, earlier);
}

/** What is counted up to this moment can only be compared at the same age. */
export const canCompareOver = (metric: MetricId, compared: { age: SameAge | null } | undefined) =>
  compared !== undefined && (!catalogue[metric].isToDate || compared.age !== null);
