import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import type { Report, Scope } from '#screens/kit/report/view/index.ts';

type Rows = UseQueryResult<ReportRows>;

/** Day by day, over the period and over the one it is compared with: what cards, trends and drawers show. */
export function useDays(report: Report, metrics: readonly MetricId[]): { now: Rows; full: Rows | null; previous: Rows | null } {
  const { compared, scope } = report;
  return {
    now: useDaily(report, metrics, scope),
    // Where today is in the period, only the days before it are held against others.
    full: useDaily(report, metrics, compared ? { ...scope, from: compared.of.start, to: compared.of.end } : null),
    previous: useDaily(report, metrics, compared ? { ...scope, from: compared.against.start, to: compared.against.end } : null),
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
