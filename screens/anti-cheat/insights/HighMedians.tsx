import { figureText, Note, useProvenaLocale, useWords } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { alarmsOf, highReasons, usualShares } from './fraud.ts';
import { reasonNames, words } from './words.ts';

/** Where channels are much alike and past a limit, none of them stands out and none is marked: the page says so instead, once for both reasons. */
export function HighMedians({ of: now }: { of: FraudInsight }) {
  const t = useWords(words);
  const { clickInjection, clickFlood } = useWords(reasonNames);
  const locale = useProvenaLocale();
  const { limits } = useReportLimits();
  const [usual, alarms] = [usualShares(now), alarmsOf(now, limits)];
  const [reason, other] = highReasons(now, limits);
  if (!reason) return null;
  const text = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 1 });
  const names = { injection: clickInjection, flooding: clickFlood };
  const both = (shares: typeof usual) => [text(shares.injection), text(shares.flooding)] as const;
  return (
    <Note kind="warning">
      {other
        ? t.bothHigh([clickInjection, clickFlood], both(usual), both(limits), both(alarms))
        : t.usualHigh(names[reason], text(usual[reason]), text(limits[reason]), text(alarms[reason]))}
    </Note>
  );
}
