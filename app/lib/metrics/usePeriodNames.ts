import { useMemo } from 'react';
import { dayCount, type DayRange } from '#design-system/foundation/period/days.ts';
import { useWords } from '#design-system/foundation/words.ts';
import type { ReportRows } from '../../api/reports/shapes.ts';
import type { MetricId } from './catalogue.ts';
import { nameOfDay, periodNames, periodWords } from './periodNames.ts';
import { metricWords } from './words.ts';

/** Whether people are shown as those of an average day: their service added up days, of which there are several. */
export const isAveraged = (days: DayRange, answer: Pick<ReportRows, 'people'> | null | undefined) =>
  answer?.people === 'added' && dayCount(days) > 1;

/**
 * What metrics are called over a whole period: where that has several days, whatever people are in says how `answer` counted them. Until there is
 * one, no number stands beside the name.
 */
export function usePeriodNames(days: DayRange, answer: Pick<ReportRows, 'people'> | null | undefined): Readonly<Record<MetricId, string>> {
  const names = useWords(metricWords);
  const t = useWords(periodWords);
  const isOfOneDay = dayCount(days) < 2;
  const how = isAveraged(days, answer) ? 'added' : 'distinct';
  return useMemo(() => (isOfOneDay ? names : periodNames(names, t, how)), [isOfOneDay, names, t, how]);
}

/** What a metric is called at a single day of several, where the number of all of them cannot be held against it. */
export function useDayName(metric: MetricId, days: DayRange, answer: Pick<ReportRows, 'people'> | null | undefined): string | undefined {
  const name = useWords(metricWords)[metric];
  const t = useWords(periodWords);
  return dayCount(days) > 1 && answer ? nameOfDay(metric, name, t, answer.people) : undefined;
}
