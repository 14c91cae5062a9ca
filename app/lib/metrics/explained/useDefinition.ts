import { dayCount, type DayRange } from '#design-system/foundation/period/days.ts';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import type { ReportRows } from '../../../api/reports/shapes.ts';
import { involvesPeople, isOfPeople, type MetricId } from '../catalogue.ts';
import { isAveraged } from '../usePeriodNames.ts';
import { metricDefinitions } from '../words.ts';

/** What a metric counts over these days. Of people it is said how they were counted, which the service decides: nothing until it has answered. */
export function useDefinition(metric: MetricId, days: DayRange, answer: Pick<ReportRows, 'people'> | null | undefined): string {
  const t = useWords(words);
  const definition = useWords(metricDefinitions)[metric];
  if (!involvesPeople(metric) || !answer) return definition;
  if (!isOfPeople(metric)) return isAveraged(days, answer) || dayCount(days) < 2 ? definition : t.perDistinct(definition);
  return (isAveraged(days, answer) ? t.averaged : dayCount(days) > 1 ? t.distinct : t.ofOneDay)(definition);
}

const words = bilingual({
  perDistinct: [
    (definition: string) => `${definition}每个人在时段内只计一次，不能与单日的值比较。`,
    (definition: string) => `${definition} Each person counts once in the period, so it can’t be compared with the value of a day.`,
  ],
  distinct: [
    (definition: string) => `${definition}时段内来过多次只计一次。`,
    (definition: string) => `${definition} Each counts once in the period, however often it came back.`,
  ],
  ofOneDay: [
    (definition: string) => `${definition}当天来过多次只计一次。`,
    (definition: string) => `${definition} Each counts once on the day, however often it came back.`,
  ],
  averaged: [
    (definition: string) => `${definition}这里是各日的平均：当天来过多次只计一次，来过几天就在几天里各计一次。`,
    (definition: string) =>
      `${definition} This is the average of the days: each counts once on a day, and again on every other day it came back.`,
  ],
});
