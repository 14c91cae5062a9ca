import type { Platform } from '../../../api/apps/shapes.ts';
import type { DataFlag } from '../../../api/reports/shapes.ts';
import { catalogue, metricIds, type MetricId } from '../catalogue.ts';

export type Flags = Readonly<Record<DataFlag, boolean>>;

/** Metrics of one platform alone. */
const ofApple = /^(postbacks|null)/;

/** Why a metric is kept from a reader; nothing when it is not. On H5 nobody sees who came back. */
export function withheldBy(metric: MetricId, flags: Flags, platform: Platform): DataFlag | 'platform' | null {
  const { flag } = catalogue[metric];
  if (ofApple.test(metric) && platform !== 'iOS') return 'platform';
  if (flag === 'retention' && platform === 'H5') return 'platform';
  return flag && !flags[flag] ? flag : null;
}

/** The metrics that may be drawn, exported and asked for. */
export const visibleMetrics = (flags: Flags, platform: Platform): MetricId[] =>
  metricIds.filter((metric) => withheldBy(metric, flags, platform) === null);
