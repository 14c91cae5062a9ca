import { useQuery } from '@tanstack/react-query';
import type { DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension } from '#app/api/reports/shapes.ts';
import { sameDays, type SameDay } from '#screens/kit/figures/index.ts';
import type { Report } from '#screens/kit/view/index.ts';

const questionOf = ({ app, scope }: Report) => {
  const { keywords: _, countries: __, systems: ___, models: ____, ...ofAds } = scope;
  return { app: app.id, ...ofAds, natural: false };
};

const mayAsk = ({ reader }: Report) => !reader.isPending && reader.flags.pay;

export function usePayback(report: Report, by: AdDimension, isWanted = true) {
  return useQuery({ ...reports.payback({ ...questionOf(report), by }), enabled: isWanted && mayAsk(report) });
}

/** Each day of installs with the day that it is held against, which weighs what was spent on it: shares of spend add up in no other way. */
export function useDaysBefore(report: Report, isWanted: boolean): readonly SameDay[] {
  const { compared, name } = report;
  const question = questionOf(report);
  const daysOf = (range: DayRange | undefined) => ({ ...question, from: range?.start ?? question.from, to: range?.end ?? question.to });
  const enabled = isWanted && compared !== undefined && mayAsk(report);
  const now = useQuery({ ...reports.payback({ ...daysOf(compared?.of), by: 'day' }), enabled });
  const before = useQuery({ ...reports.payback({ ...daysOf(compared?.against), by: 'day' }), enabled });
  const spent = useQuery({ ...reports.rows({ ...daysOf(compared?.against), report: name, by: 'day', metrics: ['cost'] }), enabled });
  if (!enabled || !spent.data) return [];
  const costs = new Map(spent.data.rows.map(({ key, values }) => [key, values['cost'] ?? 0]));
  return sameDays(now.data, before.data, compared, ({ key }) => costs.get(key) ?? 0);
}
