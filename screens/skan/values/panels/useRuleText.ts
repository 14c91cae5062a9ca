import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords } from '#design-system';
import type { CoarseRule, ValueRule } from '#app/api/ours/apps/skan.ts';
import { stepOf } from '../map/values.ts';
import { words } from '../words.ts';

/** What a rule asks for, and how much more each of its values means, in words. */
export function useRuleText() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const money = useCallback(
    (value: number) => figureText(value, locale, { kind: 'money', decimals: Number.isInteger(value) ? 0 : 2 }),
    [locale],
  );
  const amount = useCallback((kind: ValueRule['kind'], value: number) => (kind === 'revenue' ? money(value) : String(value)), [money]);
  const condition = useCallback(
    ({ event, kind, property, low, high }: ValueRule) => {
      const subject = kind === 'property' && property !== null ? `${event}.${property}` : event;
      if (kind === 'launch' || (low === null && high === null)) return subject;
      if (high === null) return `${subject} ≥ ${amount(kind, low ?? 0)}`;
      if (low === null) return `${subject} ≤ ${amount(kind, high)}`;
      return low === high ? `${subject} = ${amount(kind, low)}` : `${subject} ${amount(kind, low)} – ${amount(kind, high)}`;
    },
    [amount],
  );
  const step = useCallback(
    (rule: ValueRule) => {
      const width = stepOf(rule);
      return width === null || rule.from === rule.to ? '–' : t.perValue(amount(rule.kind, Math.round(width * 100) / 100));
    },
    [amount, t],
  );
  const coarse = useCallback((one: CoarseRule['low']) => (one ? (one.low === null ? one.event : `${one.event} ≥ ${one.low}`) : '–'), []);
  return { condition, step, coarse, amount };
}
