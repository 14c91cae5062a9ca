import { useCallback } from 'react';
import type { DayRange } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { countedDays, countsSpend } from '#screens/kit/sources/index.ts';
import type { Periods } from './periods.ts';
import { useLacking } from './useLacking.ts';

/**
 * What the value of a metric lacks over some days, in words: of the days on which it was counted, and of the spend in it. What was spent comes
 * from ad networks, whatever the app has sent.
 */
export function useLackedBy(of: Periods): (metric: MetricId, days: DayRange) => string {
  const lacking = useLacking(of);
  const { today } = of;
  return useCallback(
    (metric, days) => {
      const counted = { start: countedDays(metric, days.start, today).from, end: countedDays(metric, days.end, today).to };
      return lacking(metric === 'cost' ? [] : [counted], countsSpend([metric]) ? [days] : []);
    },
    [lacking, today],
  );
}
