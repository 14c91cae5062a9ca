import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { isDay } from '#design-system';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { comparedScopes, isField, narrowed, type Asked, type Report, type Scope } from '#screens/kit/report/view/index.ts';
import { foundAs, foundIn, type Answered, type Found } from './found.ts';

const rowsCall = reports.rows.call;
/** The banners are the overview, day by day. */
const bannerCalls = new Set<unknown>([reports.banner.call, reports.bannerOfH5.call, reports.bannerOfMiniPrograms.call]);

/** All that was answered about rows and is still kept. */
function answersIn(cache: QueryClient): Answered[] {
  return cache
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: [, call, asked], state }) => {
      const isBanner = bannerCalls.has(call);
      if ((call !== rowsCall && !isBanner) || state.data === undefined || typeof asked !== 'object' || asked === null) return [];
      // What the cache holds under this call is what the call answers.
      return [{ asked: { ...(isBanner && { report: 'dashboard', by: 'day' }), ...asked }, rows: state.data as ReportRows }];
    });
}

/** The number in question with its neighbours: from what is on screen where it is, asked for where it is not (a link that was shared). */
export function useFigure(report: Report, asked: Asked, scope: Scope) {
  const cache = useQueryClient();
  const { app, name, state, reader } = report;
  const by = state.by[0] ?? 'channel';
  const { metric, key, day } = asked;
  const seen = useMemo(
    () => foundIn(answersIn(cache), { app: app.id, report: name, scope, by, metric, key, day }),
    [cache, app.id, name, scope, by, metric, key, day],
  );
  const days = day && isDay(day) ? { ...scope, from: day, to: day } : scope;
  const narrow = key !== undefined && isField(by) ? narrowed(days, by, [key]) : days;
  const question = {
    app: app.id,
    report: name,
    ...narrow,
    by: key === undefined ? ('all' as const) : by,
    metrics: withParts([metric], reader.visible),
  };
  const own = useQuery({ ...reports.rows(question), enabled: seen === null && !reader.isPending });
  const rows = own.data;
  const row = key === undefined ? rows && { values: rows.totals, label: null } : rows?.rows.find((one) => one.key === key);
  const found: Found | null = seen ?? (rows && row ? foundAs(row, rows) : null);
  return { found, isPending: seen === null && own.isFetching, answer: own, scope: narrow };
}

/** The same number in the compared period, and the one that is held against it: of full days, where today is in the period. */
export function useFigureBefore(report: Report, asked: Asked): { held: Found | null; before: Found; isPending: boolean } | null {
  const { now, before: earlier } = comparedScopes(report, [asked.metric]);
  const isCompared = earlier !== null && asked.day === undefined;
  const { found: before } = useFigure(report, asked, isCompared ? earlier : report.scope);
  const { found: held, isPending } = useFigure(report, asked, isCompared ? now : report.scope);
  return isCompared && before ? { held, before, isPending } : null;
}
