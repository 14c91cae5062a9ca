import { figureText, useProvenaLocale, useWords } from '#design-system';
import { deviceName } from '#app/lib/glossary/devices.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { dropOffs } from '../steps.ts';
import { funnelDays, groupingOf, requestOf, selectedSteps, stepsOf, type FunnelQuestion } from '../useFunnel.ts';
import { useStepNames } from '../useStepNames.ts';
import { words } from '../words.ts';
import { metricOf } from './useStepFigure.ts';

/** Where the conversion of a row between two steps comes from: how many reached either, and the same of all rows. */
export function useRowFigure(question: FunnelQuestion, answer: FunnelSteps | undefined) {
  const t = useWords(words);
  const nameOf = useStepNames();
  const locale = useProvenaLocale();
  return (key: string): ExplainedFigure | null => {
    const steps = stepsOf(question);
    const { from, to } = selectedSteps(question, steps);
    const row = answer?.rows.find((one) => one.key === key);
    if (!answer || !row || !from || !to) return null;
    const [size, reached] = [row.counts[from] ?? 0, row.counts[to] ?? 0];
    if (!size) return null;
    const by = groupingOf(question);
    const name = deviceName(by, key, locale) ?? row.label;
    const { mean } = dropOffs(answer.rows, from, to);
    const text = (rate: number | null) => figureText(rate, locale, { kind: 'percent', decimals: 1 });
    const part = (step: string, value: number) => ({ code: step, name: nameOf(step), value, as: { kind: 'count' } as const });
    const days = funnelDays(question).shown ?? question.days;
    return {
      of: question,
      title: t.stepRate(nameOf(from), nameOf(to)),
      row: name,
      definition: t.stepRateMeans,
      value: text(reached / size),
      aside: t.allRows(text(mean)),
      formula: { parts: [part(to, reached), part(from, size)], sign: '÷', times: 1 },
      days,
      counted: [{ name, size, value: reached / size, weight: size }],
      count: 1,
      leftOut: 0,
      mayChange: t.mayChange,
      heads: { name: t.name, size: nameOf(from), value: t.rate },
      format: text,
      metric: metricOf(to),
      answer,
      requests: [requestText(reports.funnel, requestOf(question, steps, by, days))],
      next: { href: onlyRow(question, by, key), text: t.onlyThis(name) },
    };
  };
}

/** The same path of this row alone. */
const onlyRow = ({ href, state }: Pick<Report, 'href' | 'state'>, field: ReturnType<typeof groupingOf>, key: string) =>
  href({ filters: [...state.filters, { field, keys: [key], isLeftOut: false }] });
