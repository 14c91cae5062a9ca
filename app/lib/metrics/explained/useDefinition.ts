import { dayCount, type DayRange } from '#design-system/foundation/period/days.ts';
import { bilingual, useWords } from '#design-system/foundation/words.ts';
import type { ReportRows } from '../../../api/reports/shapes.ts';
import { isOfPeople, type MetricId } from '../catalogue.ts';
import { isAveraged } from '../usePeriodNames.ts';
import { metricDefinitions } from '../words.ts';

/** What a metric counts over these days. Of people it is said how they were counted, which the service decides: nothing until it has answered. */
export function useDefinition(metric: MetricId, days: DayRange, answer: Pick<ReportRows, 'people'> | null | undefined): string {
  const t = useWords(words);
  const definition = useWords(metricDefinitions)[metric];
  if (!isOfPeople(metric) || !answer) return definition;
  return (isAveraged(days, answer) ? t.averaged : dayCount(days) > 1 ? t.distinct : t.ofOneDay)(definition);
}

const words = bilingual({
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
