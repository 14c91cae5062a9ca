import { dayCount, type DayRange } from '#design-system/foundation/period/days.ts';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import type { ReportRows } from '../../../api/reports/shapes.ts';
import { isOfPeople, type MetricId } from '../catalogue.ts';
import { isAveraged } from '../usePeriodNames.ts';
import { metricWords } from '../words.ts';
import { isOfAddedPeople } from './filledIn.ts';

/** How a number was counted that no formula on screen makes. */
export function useHowCounted(metric: MetricId, days: DayRange, answer: Pick<ReportRows, 'people'>): string {
  const t = useWords(words);
  const name = useWords(metricWords)[metric];
  const isOfAverage = isAveraged(days, answer);
  if (!isOfPeople(metric)) return (isOfAverage && isOfAddedPeople(metric) ? t.perDays : t.counted)(name);
  return (isOfAverage ? t.averaged : dayCount(days) > 1 ? t.distinct : t.ofOneDay)(name);
}

const words = bilingual({
  counted: [
    (metric: string) => `${metric}由逐条记录相加得出，没有公式。`,
    (metric: string) => `${metric} is added up record by record, without a formula.`,
  ],
  distinct: [
    (metric: string) => `${metric}按人去重：同一个人在时段内来过几次都只计一次，所以各日相加会大于它。`,
    (metric: string) => `${metric} counts each person once in the period, so the days add up to more.`,
  ],
  ofOneDay: [
    (metric: string) => `${metric}按人去重：同一个人当天来过几次都只计一次。`,
    (metric: string) => `${metric} counts each person once on that day, however often they came.`,
  ],
  averaged: [
    (metric: string) => `服务把${metric}按日相加，这里除以天数，是平均每天的人数；时段内去重的人数，服务没有给出。`,
    (metric: string) =>
      `The service adds ${metric} up day by day. This is that sum over the number of days, an average day: the service doesn’t count each person once in the period.`,
  ],
  perDays: [
    (metric: string) => `${metric}由服务按各日相加的人数算出；这里的人数是日均，代入公式得不到它。`,
    (metric: string) =>
      `The service calculates ${metric} with people added up day by day. People here are those of an average day, so the numbers shown don’t make it.`,
  ],
});
