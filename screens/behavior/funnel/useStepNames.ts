import { useCallback } from 'react';
import { useWords } from '#design-system';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { useOwnEvents } from './useOwnEvents.ts';
import { conditionWords, eventNames, paymentNames } from './words.ts';

/** What a step is called: 激活, 升级（等级 ≥ 5）, 新手引导. */
export function useStepNames(): (step: string) => string {
  const events = useWords(eventNames);
  const payments = useWords(paymentNames);
  const t = useWords(conditionWords);
  const { own } = useOwnEvents();
  return useCallback(
    (text) => {
      const step = parseStep(text);
      if (!step) return '';
      // Another app may have sent what a link names: then its key stands there.
      if (step.event === 'custom') return own.find(({ key }) => key === step.key)?.name ?? step.key;
      const name = events[step.event];
      if (!step.condition) return name;
      const { property, value } = step.condition;
      if (property === 'level') return t.step(name, t.level(value));
      if (property === 'currencyamount') return t.step(name, t.currencyamount(value));
      const way = value === 'weixinpay' || value === 'alipay' || value === 'apple' ? payments[value] : value;
      return t.step(name, way);
    },
    [events, payments, own, t],
  );
}
