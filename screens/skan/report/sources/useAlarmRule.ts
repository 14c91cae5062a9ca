import { figureText, useProvenaLocale, useWords } from '#design-system';
import { smallSource, type NullAlarm } from '../postbacks.ts';
import { words } from '../words.ts';

/** Above which null share a source is marked and why there, in words. Nothing where none is marked. */
export function useAlarmRule(alarm: NullAlarm | null, limit: number): string | null {
  const t = useWords(words);
  const locale = useProvenaLocale();
  if (!alarm) return null;
  const text = (share: number, decimals = 1) => figureText(share, locale, { kind: 'percent', decimals });
  const limitText = text(limit, 0);
  const rule = t.nullRule(text(alarm.from), limitText, smallSource);
  return alarm.usual > limit ? rule + t.nullsUsual(text(alarm.usual), limitText) : rule;
}
