import { figureText, useProvenaLocale, useWords } from '#design-system';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { requestOf, stepsOf, type FunnelQuestion } from './useFunnel.ts';
import { useStepNames } from './useStepNames.ts';
import { countWords, words } from './words.ts';

/** Whose rights are those of a step. */
const metrics = {
  click: 'clicks',
  install: 'installs',
  launch: 'installs',
  registration: 'registrations',
  login: 'logins',
  level: 'installs',
  order: 'orders',
  payment: 'newPayers',
} as const;

/** The cumulative conversion of the step that the address asks about: how many of those of the first step, and each step in between. */
export function useStepFigure(question: FunnelQuestion, answer: FunnelSteps | undefined): ExplainedFigure | null {
  const t = useWords(words);
  const counts = useWords(countWords);
  const nameOf = useStepNames();
  const locale = useProvenaLocale();
  const { explained, compared } = question;
  const steps = stepsOf(question);
  const at = steps.findIndex((one) => one === explained);
  const [first, own] = [answer?.steps[0], answer?.steps[at]];
  if (explained === null || !answer || !first?.count || !own) return null;
  const style = { kind: 'percent', decimals: 2 } as const;
  const text = (value: number) => figureText(value, locale, style);
  const part = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
  const isCompared = compared !== undefined && own.previous !== null && Boolean(first.previous);
  const [now, before] = [own.count / first.count, isCompared ? (own.previous ?? 0) / (first.previous ?? 1) : null];
  const firstName = nameOf(steps[0] ?? 'install');
  return {
    of: question,
    title: t.cumulative,
    row: nameOf(explained),
    definition: t.cumulativeMeans(question.params.unit),
    value: text(now),
    ...(before !== null && { earlier: text(before), change: now - before }),
    formula: { parts: [part(nameOf(explained), own.count), part(firstName, first.count)], sign: '÷', times: 1 },
    ...(before !== null && {
      formulaBefore: { parts: [part(nameOf(explained), own.previous ?? 0), part(firstName, first.previous ?? 0)], sign: '÷', times: 1 },
    }),
    days: question.days,
    against: isCompared ? compared.against : undefined,
    counted: answer.steps.slice(0, at + 1).map(({ count, previous }, index): CountedRow => {
      const name = nameOf(steps[index] ?? 'install');
      const before = isCompared &&
        previous !== null && { before: { name, size: previous, value: previous / (first.previous ?? 1), weight: previous } };
      return Object.assign({ name, size: count, value: count / first.count, weight: count }, before);
    }),
    count: at + 1,
    leftOut: 0,
    ...(own.open > 0 && { mayChange: t.mayChange }),
    heads: { name: t.step, size: counts[question.params.unit], value: t.share },
    format: text,
    metric: metrics[parseStep(explained)?.event ?? 'install'],
    answer,
    requests: [requestText(reports.funnel, requestOf(question, steps, 'all'))],
    next: { href: question.elsewhere('/monitor/campaigninfo'), text: t.byChannel },
  };
}
