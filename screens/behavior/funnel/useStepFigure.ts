import { figureText, useProvenaLocale, useWords } from '#design-system';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { daysBefore, requestOf, stepsOf, type FunnelQuestion } from './useFunnel.ts';
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
  custom: 'installs',
} as const;

/** The cumulative conversion of the step that the address asks about: how many of those of the first step, and each step in between. */
export function useStepFigure(
  question: FunnelQuestion,
  answer: FunnelSteps | undefined,
  earlier: FunnelSteps | undefined,
): ExplainedFigure | null {
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
  const [firstBefore, ownBefore] = [earlier?.steps[0]?.count ?? 0, earlier?.steps[at]?.count ?? 0];
  const [now, before] = [own.count / first.count, firstBefore ? ownBefore / firstBefore : null];
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
      formulaBefore: { parts: [part(nameOf(explained), ownBefore), part(firstName, firstBefore)], sign: '÷', times: 1 },
    }),
    days: question.days,
    against: before === null ? undefined : compared?.against,
    counted: answer.steps.slice(0, at + 1).map(({ count }, index): CountedRow => {
      const name = nameOf(steps[index] ?? 'install');
      const rowOf = (size: number, of: number) => ({ name, size, value: size / of, weight: size });
      const then = earlier?.steps[index]?.count;
      return Object.assign(rowOf(count, first.count), before !== null && then !== undefined && { before: rowOf(then, firstBefore) });
    }),
    count: at + 1,
    leftOut: 0,
    ...(own.open > 0 && { mayChange: t.mayChange }),
    heads: { name: t.step, size: counts[question.params.unit], value: t.share },
    format: text,
    metric: metrics[parseStep(explained)?.event ?? 'install'],
    answer,
    requests: [undefined, ...(before === null ? [] : [daysBefore(question)])].map((days) =>
      requestText(reports.funnel, requestOf(question, steps, 'all', days)),
    ),
    next: { href: question.elsewhere('/monitor/campaigninfo'), text: t.byChannel },
  };
}
