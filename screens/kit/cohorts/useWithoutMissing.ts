import { useCallback } from 'react';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { useReceived } from '#screens/kit/gaps/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { withoutMissing, type Followed } from './withoutMissing.ts';

/** For the `select` of a query: cohorts whose days that were not received have no value. */
export function useWithoutMissing(report: Report): (of: Omit<Followed, 'days'> & Partial<Followed>) => (answer: Cohorts) => Cohorts {
  const { days } = report;
  const isReceived = useReceived(report);
  return useCallback((of) => (answer) => withoutMissing(answer, isReceived, { days, ...of }), [days, isReceived]);
}
