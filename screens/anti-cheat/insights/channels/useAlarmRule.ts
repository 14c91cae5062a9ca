import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { alarmsOf } from '../fraud.ts';
import { words } from '../words.ts';

/** Above which shares channels are marked and why there, in words. The service answers for the filters alone, so the median is that of what they leave. */
export function useAlarmRule(): (now: Pick<FraudInsight, 'rows'>) => string {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { limits } = useReportLimits();
  return useCallback(
    (now) => {
      const text = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 1 });
      const { injection, flooding } = alarmsOf(now, limits);
      return t.rules(text(injection), text(flooding), text(limits.injection), text(limits.flooding));
    },
    [t, locale, limits],
  );
}
