import type { Platform } from '#app/api/apps/shapes.ts';
import type { LinkPart, Loss } from '#app/lib/address/losses.ts';
import { isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { lossesOfMetrics } from '#app/lib/metrics/access/lossesOfMetrics.ts';
import type { Reader } from '#screens/kit/report/figures/index.ts';
import type { Field, ReportState } from './state.ts';

/**
 * What a reader may have of a view that somebody else made. What is kept from them is left out and named, so that a shared link shows the rest
 * and says what is missing; the chart falls back on what they may see.
 */
export function withPermissions(state: ReportState, visible: readonly MetricId[]): { state: ReportState; hidden: MetricId[] } {
  const may = (metric: MetricId) => visible.includes(metric);
  const named = [
    ...(state.columns ?? []),
    state.chart,
    ...state.limits.map(({ metric }) => metric),
    ...(state.why ? [state.why.metric] : []),
  ];
  if (state.sort && isMetric(state.sort.column)) named.push(state.sort.column);
  const hidden = [...new Set(named)].filter((metric) => !may(metric));
  if (!hidden.length) return { state, hidden };
  const columns = state.columns?.filter(may) ?? null;
  return {
    hidden,
    state: {
      ...state,
      limits: state.limits.filter(({ metric }) => may(metric)),
      columns: columns?.length ? columns : null,
      chart: may(state.chart)
        ? state.chart
        : (columns?.[0] ?? visible.find((metric) => metric === 'installs') ?? visible[0] ?? state.chart),
      sort: state.sort && isMetric(state.sort.column) && !may(state.sort.column) ? null : state.sort,
      why: state.why && may(state.why.metric) ? state.why : null,
    },
  };
}

/** What a report can use of a view that was made for another one; what it does not know of is counted. */
export function withKnownFields(state: ReportState, fields: readonly Field[]): { state: ReportState; losses: Loss[] } {
  const path = state.path.filter(({ level }) => fields.includes(level));
  const filters = state.filters.filter(({ field }) => fields.includes(field));
  const count = state.path.length - path.length + state.filters.length - filters.length;
  if (count === 0) return { state, losses: [] };
  return { state: { ...state, path, filters }, losses: [{ part: 'filter', cause: 'report', count }] };
}

interface Audience {
  reader: Reader;
  platform: Platform;
  hasNatural: boolean;
}

/** What a reader may have of a view in this app, and what was left out of it with its cause. */
export function forReader(asked: ReportState, { reader, platform, hasNatural }: Audience): { state: ReportState; losses: Loss[] } {
  const { flags, visible } = reader;
  // Without the right to organic installs there is but one kind of traffic.
  const traffic = flags.natural && hasNatural ? asked.traffic : ('blended' as const);
  const { state } = withPermissions({ ...asked, traffic }, visible);
  const losses: Loss[] = [];
  const lose = (part: LinkPart, named: readonly MetricId[]) => losses.push(...lossesOfMetrics(part, named, flags, platform));
  lose('column', asked.columns ?? []);
  lose(
    'limit',
    asked.limits.map(({ metric }) => metric),
  );
  if (asked.sort && isMetric(asked.sort.column)) lose('sort', [asked.sort.column]);
  lose('chart', [asked.chart]);
  if (asked.why) lose('figure', [asked.why.metric]);
  if (asked.traffic !== traffic)
    losses.push(
      hasNatural ? { part: 'traffic', cause: 'access', count: 1, flags: ['natural'] } : { part: 'traffic', cause: 'report', count: 1 },
    );
  return { state, losses };
}
