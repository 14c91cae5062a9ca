import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { canCompareOver } from '#screens/kit/report/figures/index.ts';
import { comparedScopes, type Report, type Scope } from '#screens/kit/report/view/index.ts';

type Rows = UseQueryResult<ReportRows>;

/** Day by day, over the period and over the one it is compared with: what cards, trends and drawers show. */
export function useDays(report: Report, metrics: readonly MetricId[]): { now: Rows; full: Rows | null; previous: Rows | null } {
  const comparable = metrics.filter((metric) => canCompareOver(metric, report.compared));
  const { now, before } = comparedScopes(report, metrics);
  return {
    now: useDaily(report, metrics, report.scope),
    full: useDaily(report, metrics, report.compared ? now : null),
    previous: useDaily(report, comparable, before),
  };
}

export function useDaily(report: Report, metrics: readonly MetricId[], scope: Scope): Rows;
export function useDaily(report: Report, metrics: readonly MetricId[], scope: Scope | null): Rows | null;
export function useDaily({ app, name, reader, scope: usual }: Report, metrics: readonly MetricId[], scope: Scope | null): Rows | null {
  const asked = withParts(metrics, reader.visible);
  const question = { app: app.id, report: name, ...(scope ?? usual), by: 'day' as const, metrics: asked };
  const told = useQuery({
    ...reports.rows(question),
    enabled: scope !== null && !reader.isPending && asked.length > 0,
    placeholderData: keepPreviousData,
  });
  return scope === null ? null : told;
}
