import { figureText, Note, useProvenaLocale, useWords } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { alarmsOf, highReasons, usualShares } from './fraud.ts';
import { reasonNames, words } from './words.ts';

/** Where channels are much alike and past a limit, none of them stands out and none is marked: the page says so instead. */
export function HighMedians({ of: now }: { of: FraudInsight }) {
  const t = useWords(words);
  const { clickInjection, clickFlood } = useWords(reasonNames);
  const locale = useProvenaLocale();
  const { limits } = useReportLimits();
  const [usual, alarms] = [usualShares(now), alarmsOf(now, limits)];
  const text = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 1 });
  const names = { injection: clickInjection, flooding: clickFlood };
  return highReasons(now, limits).map((reason) => (
    <Note key={reason} kind="warning">
      {t.usualHigh(names[reason], text(usual[reason]), text(limits[reason]), text(alarms[reason]))}
    </Note>
  ));
}
