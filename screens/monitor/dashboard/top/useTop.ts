import { useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { narrowed, scopeOf, type Field, type Report } from '#screens/kit/report/index.ts';

const most = 10;

/** The ten rows that brought most of one metric, and the same ten before, where the report is compared. */
export function useTop({ app, name, state, scope, compared, reader }: Report, metric: MetricId, by: Field) {
  const question = { app: app.id, report: name, by, metrics: withParts([metric], reader.visible) };
  const top = useQuery({
    ...reports.rows({ ...question, ...scope, sort: metric, order: 'desc', page: 1, size: most }),
    enabled: !reader.isPending,
  });
  const keys = top.data?.rows.map(({ key }) => key) ?? [];
  const before = compared ? narrowed(scopeOf(state, compared.against), by, keys) : scope;
  const previous = useQuery({ ...reports.rows({ ...question, ...before }), enabled: compared !== undefined && keys.length > 0 });
  return { top, previous: compared && previous.data };
}
