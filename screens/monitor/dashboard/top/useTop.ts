import { useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { comparedScopes, narrowed, type Field, type Report } from '#screens/kit/report/index.ts';

const most = 10;

/** The ten rows that brought most of one metric, and the same ten before, where the report is compared. */
export function useTop(report: Report, metric: MetricId, by: Field) {
  const { app, name, reader } = report;
  // The ten are those of the days that are compared.
  const { now, before } = comparedScopes(report, [metric]);
  const question = { app: app.id, report: name, by, metrics: withParts([metric], reader.visible) };
  const top = useQuery({
    ...reports.rows({ ...question, ...now, sort: metric, order: 'desc', page: 1, size: most }),
    enabled: !reader.isPending,
  });
  const keys = top.data?.rows.map(({ key }) => key) ?? [];
  const previous = useQuery({
    ...reports.rows({ ...question, ...narrowed(before ?? now, by, keys) }),
    enabled: before !== null && keys.length > 0,
  });
  return { top, previous: before ? previous.data : undefined };
}
