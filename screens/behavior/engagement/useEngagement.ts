import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import { useLacking, useReceived } from '#screens/kit/gaps/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

export const requestOf = ({ app, scope }: Report, days: Partial<Pick<Report['scope'], 'from' | 'to'>> = {}) => ({
  app: app.id,
  ...scope,
  ...days,
});

/** Who was there and how long they stayed, and the same of the compared period. */
export function useEngagement(report: Report) {
  const { compared } = report;
  const before = compared && { from: compared.against.start, to: compared.against.end };
  return {
    now: useAnswer(report, reports.engagement(requestOf(report))),
    previous: useEarlier(report, reports.engagement(requestOf(report, before)), before !== undefined),
    isReceived: useReceived(report),
    lacking: useLacking(report),
    lengths: useAnswer(report, reports.sessionLengths(requestOf(report))),
    lengthsBefore: useEarlier(report, reports.sessionLengths(requestOf(report, before)), before !== undefined),
  };
}

function useEarlier<Answer>({ reader }: Report, call: UseQueryOptions<Answer>, isCompared: boolean): Answer | undefined {
  const { data } = useQuery<Answer>({ ...call, enabled: isCompared && !reader.isPending });
  return isCompared ? data : undefined;
}
