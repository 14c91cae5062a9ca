import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
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

/** What a report can use of a view that was made for another one; what it does not know of is named. */
export function withKnownFields(state: ReportState, fields: readonly Field[]): { state: ReportState; unused: Field[] } {
  const named = [...state.path.map(({ level }) => level), ...state.filters.map(({ field }) => field)];
  const unused = [...new Set(named)].filter((field) => !fields.includes(field));
  const path = state.path.filter(({ level }) => fields.includes(level));
  return {
    unused,
    state: unused.length ? { ...state, path, filters: state.filters.filter(({ field }) => fields.includes(field)) } : state,
  };
}
