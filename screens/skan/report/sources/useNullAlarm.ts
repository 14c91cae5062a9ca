import { useMemo } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { nullAlarmOf, smallSource, type NullAlarm, type Source } from '../postbacks.ts';
import { isCarried, type SourceKind } from '../usePostbacks.ts';
import { words } from '../words.ts';

/** Above which null share a source is marked, and why there, in words. Null where none is marked. */
export function useNullAlarm(by: SourceKind) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const { nullShare: limit } = useReportLimits().limits;
  return useMemo(() => {
    const text = (share: number, decimals = 1) => figureText(share, locale, { kind: 'percent', decimals });
    // A low tier has no values by definition, and so has all that names no app.
    const alarmOf = (sources: readonly Source[]): NullAlarm | null => (isCarried(by) ? null : nullAlarmOf(sources, limit));
    const ruleOf = (alarm: NullAlarm | null): string | null => {
      if (!alarm) return null;
      const limitText = text(limit, 0);
      const rule = t.nullRule(text(alarm.from), limitText, smallSource);
      return alarm.usual > limit ? rule + t.nullsUsual(text(alarm.usual), limitText) : rule;
    };
    return { alarmOf, ruleOf };
  }, [by, limit, t, locale]);
}
