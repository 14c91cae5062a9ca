import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addDays, isDay, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { useComparedCohorts, useWithoutMissing } from '#screens/kit/cohorts/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** Of who is followed over days it is known what brought them, and not where they are or what they hold. */
const known = new Set<string>(['channel', 'group', 'campaign', 'ad']);
export const isFollowed = ({ path, filters }: Pick<Report['state'], 'path' | 'filters'>): boolean =>
  path.every(({ level }) => known.has(level)) && filters.every(({ field }) => known.has(field));

/** Who came by themselves cost nothing, so a return is never of them: what explains and saves it says so, whatever the rest of the page counts. */
export const withoutOrganic = <Of extends Report>(report: Of): Of => ({ ...report, hasNatural: false });

export const returnsRequest = ({ app, scope }: Report, { start, end }: DayRange) => ({
  app: app.id,
  ...scope,
  from: start,
  to: end,
  natural: false,
});

/** Returns by the week of the install, and each day beside its day in the compared period, which weighs its spend. */
export function useAdReturns(report: Report, isWanted: boolean) {
  const select = useWithoutMissing(report)({ span: 7, isCumulative: true });
  const returns = useAnswer(report, { ...reports.adReturns({ ...returnsRequest(report, report.days), by: 'week' }), select }, isWanted);
  const isCompared = isWanted && report.compared !== undefined;
  const weights = useAdSpend(report, report.compared?.against ?? report.days, isCompared);
  const call = (days: DayRange) => reports.adReturns({ ...returnsRequest(report, days), by: 'day' });
  return { returns, compared: useComparedCohorts(report, call, { isWanted: isCompared, weights }) };
}

/** Ad spend, day by day. */
export function useAdSpend(report: Report, days: DayRange, isWanted: boolean): ReadonlyMap<string, number> {
  const { data } = useQuery({
    ...reports.rows({ ...returnsRequest(report, days), report: report.name, by: 'day', metrics: ['cost'] }),
    enabled: isWanted && !report.reader.isPending,
  });
  return useMemo(() => new Map(data?.rows.map(({ key, values }) => [key, values['cost'] ?? 0])), [data]);
}

/** The ad spend of the days of a week that are old enough: the others are in neither part of its return. */
export function matureSpend({ start, end }: DayRange, age: number, spend: ReadonlyMap<string, number>, today: string): number {
  const isMature = (day: string) => isDay(day) && day >= start && day <= end && addDays(day, age) < today;
  return [...spend].reduce((all, [day, cost]) => all + (isMature(day) ? cost : 0), 0);
}
