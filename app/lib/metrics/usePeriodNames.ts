import { useMemo } from 'react';
import { dayCount, type DayRange } from '#design-system/foundation/period/days.ts';
import { useWords } from '#design-system/foundation/words.ts';
import type { ReportRows } from '../../api/reports/shapes.ts';
import type { MetricId } from './catalogue.ts';
import { periodNames, periodWords } from './periodNames.ts';
import { metricWords } from './words.ts';

/** What metrics are called over a whole period: where that has several days, a number of people says how they were counted. */
export function usePeriodNames(days: DayRange, answer?: Pick<ReportRows, 'people'>): Readonly<Record<MetricId, string>> {
  const names = useWords(metricWords);
  const t = useWords(periodWords);
  const isOfOneDay = dayCount(days) < 2;
  const how = answer?.people === 'added' ? 'average' : 'distinct';
  return useMemo(() => (isOfOneDay ? names : periodNames(names, t, how)), [isOfOneDay, names, t, how]);
}
