import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays } from '#design-system';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { reports } from '#app/api/reports/reports.ts';
import { totalOf, type Counts } from '#screens/kit/durations/index.ts';
import { requestText, useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { benchmarkOf } from './delays.ts';

const requestOf = ({ app, scope }: Report) => ({ app: app.id, ...scope, by: 'channel' as const });

export const requestTextOf = (report: Report) => requestText(reports.delay, requestOf(report));

/** How long installs took after their click, channel by channel. */
export function useDelays(report: Report, isWanted = true) {
  const select = useMediaNamesOfRows();
  return useAnswer(report, { ...reports.delay(requestOf(report)), select }, isWanted);
}

/** All channels that were clean over the last 90 days, together, and whether there are none. */
export function useBenchmark({ app, name, today }: Report) {
  const days = { from: addDays(today, -90), to: addDays(today, -1) };
  const all = useQuery(reports.delay({ app: app.id, ...days, by: 'channel' }));
  const suspects = useQuery(reports.rows({ app: app.id, report: name, ...days, by: 'channel', metrics: ['suspectRate'] }));
  const [delays, shares] = [all.data?.rows, suspects.data?.rows];
  const benchmark = useMemo((): Counts => (delays && shares ? benchmarkOf(delays, shares) : {}), [delays, shares]);
  const isNone = delays !== undefined && shares !== undefined && totalOf(benchmark) === 0;
  return { benchmark, isNone, requests: [all, suspects] };
}
