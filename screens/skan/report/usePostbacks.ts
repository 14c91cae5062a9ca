import { useQuery } from '@tanstack/react-query';
import { reports } from '#app/api/reports/reports.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import type { DayRange } from '#design-system';
import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { matureDays, type PostbackNumber } from './postbacks.ts';

/** What brought the installs, and what Apple tells with a postback. */
export const sourceKinds = ['channel', 'campaign'] as const;
export const carriedKinds = ['sourceApp', 'tier'] as const;
export type SourceKind = (typeof sourceKinds | typeof carriedKinds)[number];
export const isCarried = (kind: SourceKind): boolean => carriedKinds.some((one) => one === kind);

const daily = ['postbacks', 'nullPostbacks', 'postbacks2', 'postbacks3'];

/** What Apple reports has no organic installs. */
export const requestOf = ({ app, scope, name }: Report, range: DayRange, metrics: string[]) => ({
  app: app.id,
  ...scope,
  natural: false,
  report: name,
  from: range.start,
  to: range.end,
  metrics,
});

/** Postbacks by install day, and those of the compared period. */
export function useDailyPostbacks(report: Report) {
  const { days, compared, reader } = report;
  const now = useAnswer(report, reports.rows({ ...requestOf(report, days, daily), by: 'day' }));
  const { data } = useQuery({
    ...reports.rows({ ...requestOf(report, compared?.against ?? days, daily), by: 'day' }),
    enabled: compared !== undefined && !reader.isPending,
  });
  return { now, previous: compared && data };
}

/** Each postback by source, of the days for which it is all in: so a source is never low only because its postbacks are on their way. */
export function useSources(report: Report, by: SourceKind) {
  return {
    first: useMatureRows(report, by, '1', ['postbacks', 'nullPostbacks']),
    second: useMatureRows(report, by, '2', ['postbacks2']),
    third: useMatureRows(report, by, '3', ['postbacks3']),
  };
}

function useMatureRows(report: Report, by: SourceKind, number: PostbackNumber, metrics: string[]) {
  const select = useMediaNamesOfRows();
  const mature = matureDays(postbackWindows[number], report.days, report.today);
  const call = reports.rows({ ...requestOf(report, mature ?? report.days, metrics), by });
  const answer = useAnswer(report, { ...call, select }, mature !== null);
  // Rows of a former question stay in the answer where nothing is asked any more.
  return { mature, answer, rows: mature && answer.data ? answer.data.rows : null };
}
