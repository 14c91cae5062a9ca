import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

const metrics = ['adRequests', 'adFills', 'adImpressions', 'fillRate', 'showRate', 'ecpm', 'adRevenue', 'income', 'cost', 'active'];

export const requestOf = ({ app, name, scope }: Report, { start, end }: DayRange) => ({
  app: app.id,
  report: name,
  ...scope,
  from: start,
  to: end,
  by: 'day' as const,
  metrics,
});

/**
 * Day by day, over the period and the one it is compared with; where the period is not over, its full days besides. Payments come for those alone who
 * may see them.
 */
export function useRevenue(report: Report) {
  const { days, compared, reader } = report;
  const ask = (of: DayRange | undefined) => ({
    ...reports.rows(requestOf(report, of ?? days)),
    enabled: of !== undefined && !reader.isPending,
  });
  const now = useAnswer(report, reports.rows(requestOf(report, days)));
  const previous = useQuery(ask(compared?.against)).data;
  const full = useQuery(ask(compared?.isShortened ? compared.of : undefined)).data;
  return { now, previous: compared ? previous : undefined, full: compared?.isShortened ? full : undefined };
}
