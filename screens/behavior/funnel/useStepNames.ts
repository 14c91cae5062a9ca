import { useCallback } from 'react';
import { useWords } from '#design-system';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { conditionWords, eventNames, paymentNames } from './words.ts';

/** What a step is called: 激活, 升级（等级 ≥ 5）. */
export function useStepNames(): (step: string) => string {
  const events = useWords(eventNames);
  const payments = useWords(paymentNames);
  const t = useWords(conditionWords);
  return useCallback(
    (text) => {
      const step = parseStep(text);
      if (!step) return '';
      const name = events[step.event];
      if (!step.condition) return name;
      const { property, value } = step.condition;
      if (property === 'level') return t.step(name, t.level(value));
      if (property === 'currencyamount') return t.step(name, t.currencyamount(value));
      const way = value === 'weixinpay' || value === 'alipay' || value === 'apple' ? payments[value] : value;
      return t.step(name, way);
    },
    [events, payments, t],
  );
}
