import type { Platform } from '../../../api/apps/shapes.ts';
import type { LinkPart, Loss } from '../../address/losses.ts';
import { isMetric, type MetricId } from '../catalogue.ts';
import { withheldBy, type Flags } from './withheldBy.ts';

/** What is kept from a reader of the metrics that a part names, and whether by a right or because the app has no such numbers. */
export function lossesOfMetrics(part: LinkPart, named: readonly MetricId[], flags: Flags, platform: Platform): Loss[] {
  const hidden = [...new Set(named)].filter((metric) => withheldBy(metric, flags, platform) !== null);
  return (['platform', 'access'] as const).flatMap((cause): Loss[] => {
    const metrics = hidden.filter((metric) => (withheldBy(metric, flags, platform) === 'platform') === (cause === 'platform'));
    const missing = metrics.flatMap((metric) => withheldBy(metric, flags, platform) ?? []).filter((flag) => flag !== 'platform');
    if (!metrics.length) return [];
    return [{ part, cause, count: metrics.length, metrics, ...(missing.length && { flags: [...new Set(missing)] }) }];
  });
}

/** What is not shown of the columns that an account has for a report, which no link names. Those that the catalogue does not have are counted: their keys say nothing to a reader. */
export function lossesOfOwnColumns(keys: readonly string[], flags: Flags, platform: Platform): Loss[] {
  const count = new Set(keys.filter((key) => !isMetric(key))).size;
  return [
    ...lossesOfMetrics('ownColumn', keys.filter(isMetric), flags, platform),
    ...(count ? [{ part: 'ownColumn' as const, cause: 'retired' as const, count }] : []),
  ];
}
