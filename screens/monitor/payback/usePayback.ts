import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension } from '#app/api/reports/shapes.ts';
import { sameDays, type SameDay } from '#screens/kit/figures/index.ts';
import type { Report } from '#screens/kit/view/index.ts';

/** What is asked of who is followed: by what brought them, and without who came by themselves. */
export const questionOf = ({ app, scope }: Report) => {
  const { keywords: _, countries: __, systems: ___, models: ____, ...ofAds } = scope;
  return { app: app.id, ...ofAds, natural: false };
};

const mayAsk = ({ reader }: Report) => !reader.isPending && reader.flags.pay;

export function usePayback(report: Report, by: AdDimension, isWanted = true) {
  return useQuery({ ...reports.payback({ ...questionOf(report), by }), enabled: isWanted && mayAsk(report) });
}

/** What was spent, day by day. */
export function useSpent(report: Report, range: DayRange, isWanted: boolean): ReadonlyMap<string, number> {
  const question = { ...questionOf(report), from: range.start, to: range.end };
  const { data } = useQuery({
    ...reports.rows({ ...question, report: report.name, by: 'day', metrics: ['cost'] }),
    enabled: isWanted && mayAsk(report),
  });
  return useMemo(() => new Map(data?.rows.map(({ key, values }) => [key, values['cost'] ?? 0])), [data]);
}

/** Each day of installs with the day that it is held against, which weighs what was spent on it: shares of spend add up in no other way. */
export function useDaysBefore(report: Report, isWanted: boolean): readonly SameDay[] {
  const { compared } = report;
  const question = questionOf(report);
  const daysOf = (range: DayRange | undefined) => ({ ...question, from: range?.start ?? question.from, to: range?.end ?? question.to });
  const enabled = isWanted && compared !== undefined && mayAsk(report);
  const now = useQuery({ ...reports.payback({ ...daysOf(compared?.of), by: 'day' }), enabled });
  const before = useQuery({ ...reports.payback({ ...daysOf(compared?.against), by: 'day' }), enabled });
  const costs = useSpent(report, compared?.against ?? report.days, enabled);
  if (!enabled || !costs.size) return [];
  return sameDays(now.data, before.data, compared, ({ key }) => costs.get(key) ?? 0);
}
