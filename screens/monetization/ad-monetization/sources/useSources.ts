import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdPart, AdSources } from '#app/api/reports/adRevenue.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** Full days, and the same of the compared period. */
export interface ComparedSources {
  now: AdSources;
  before: AdSources;
}

export const sourcesRequest = ({ app, scope }: Report, part: AdPart, { start, end }: DayRange) => ({
  app: app.id,
  ...scope,
  from: start,
  to: end,
  part,
});

/** What the ads came through, and both periods of full days. */
export function useSources(report: Report, part: AdPart) {
  const { days, compared, reader } = report;
  const ask = (of: DayRange | undefined) => ({
    ...reports.adSources(sourcesRequest(report, part, of ?? days)),
    enabled: of !== undefined && !reader.isPending,
  });
  const sources = useAnswer(report, reports.adSources(sourcesRequest(report, part, days)));
  const now = useQuery(ask(compared?.of)).data;
  const before = useQuery(ask(compared?.against)).data;
  // The rows of another breakdown stay in sight until these are there: they are held against nothing.
  const isOfShown = sources.data?.part === part;
  return { sources, compared: compared && isOfShown && now && before ? { now, before } : undefined };
}
