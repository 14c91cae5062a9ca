import { useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

const metrics = ['adRequests', 'adFills', 'adImpressions', 'fillRate', 'showRate', 'ecpm', 'adRevenue', 'income', 'cost'];

/** Day by day, over the period and the one it is compared with. Payments come for those alone who may see them. */
export function useRevenue(report: Report) {
  const { app, name, scope, compared, reader } = report;
  const asked = { app: app.id, report: name, ...scope, by: 'day' as const, metrics };
  const before = compared && { from: compared.against.start, to: compared.against.end };
  const now = useAnswer(report, reports.rows(asked));
  const previous = useQuery({ ...reports.rows({ ...asked, ...before }), enabled: compared !== undefined && !reader.isPending });
  return { now, previous: compared ? previous.data : undefined };
}
