import { figureText, formatRange, useProvenaLocale, useWords } from '#design-system';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { funnelDays, requestOf, stepsOf, type ComparedFunnel, type FunnelQuestion } from '../useFunnel.ts';
import { useStepNames } from '../useStepNames.ts';
import { countWords, words } from '../words.ts';

/** Whose rights are those of an event. */
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

export const metricOf = (step: string) => metrics[parseStep(step)?.event ?? 'install'];

/** The cumulative conversion of a step: how many of those of the first step, and each step in between. */
export function useStepFigure(question: FunnelQuestion, answer: FunnelSteps | undefined, earlier: ComparedFunnel | undefined) {
  const t = useWords(words);
  const counts = useWords(countWords);
  const nameOf = useStepNames();
  const locale = useProvenaLocale();
  return (explained: string): ExplainedFigure | null => {
    const steps = stepsOf(question);
    const at = steps.findIndex((one) => one === explained);
    const [first, own] = [answer?.steps[0], answer?.steps[at]];
    if (!answer || !first?.count || !own) return null;
    const style = { kind: 'percent', decimals: 2 } as const;
    const text = (value: number) => figureText(value, locale, style);
    const part = (name: string, value: number) => ({ code: name, name, value, as: { kind: 'count' } as const });
    const { shown, against, settled: settledDays } = funnelDays(question);
    const settled = earlier && earlier.settled !== 'none' ? earlier.settled : null;
    const then = earlier?.settled === null ? earlier.whole : settled?.before;
    const shareIn = (of: FunnelSteps) => {
      const [all = 0, some = 0] = [of.steps[0]?.count, of.steps[at]?.count];
      return all ? some / all : null;
    };
    const now = own.count / first.count;
    const [comparedNow, before] = [settled ? shareIn(settled.now) : now, then ? shareIn(then) : null];
    const isCompared = before !== null && comparedNow !== null;
    const countIn = (of: FunnelSteps | undefined, index: number) => of?.steps[index]?.count ?? 0;
    const firstName = nameOf(steps[0] ?? 'install');
    return {
      of: question,
      title: t.cumulative,
      row: nameOf(explained),
      definition:
        t.cumulativeMeans(question.params.unit) +
        (settledDays && isCompared ? t.settledMeans(formatRange(settledDays.of), text(comparedNow), text(before)) : ''),
      value: text(now),
      ...(isCompared && { earlier: text(before), change: comparedNow - before }),
      formula: { parts: [part(nameOf(explained), own.count), part(firstName, first.count)], sign: '÷', times: 1 },
      ...(isCompared && {
        formulaBefore: { parts: [part(nameOf(explained), countIn(then, at)), part(firstName, countIn(then, 0))], sign: '÷', times: 1 },
      }),
      days: shown ?? question.days,
      against: isCompared ? (settledDays?.against ?? against) : undefined,
      counted: answer.steps.slice(0, at + 1).map(({ count }, index): CountedRow => {
        const name = nameOf(steps[index] ?? 'install');
        const rowOf = (size: number, of: number) => ({ name, size, value: size / of, weight: size });
        // Beside days that are not all closed stand none of others.
        return Object.assign(
          rowOf(count, first.count),
          isCompared && !settled && { before: rowOf(countIn(then, index), countIn(then, 0)) },
        );
      }),
      count: at + 1,
      leftOut: 0,
      ...(own.open > 0 && { mayChange: t.mayChange }),
      heads: { name: t.step, size: counts[question.params.unit], value: t.share },
      format: text,
      metric: metricOf(explained),
      answer,
      requests: [shown ?? question.days, ...(isCompared ? [settledDays?.of, settledDays?.against ?? against] : [])].flatMap((days) =>
        days ? [requestText(reports.funnel, requestOf(question, steps, 'all', days))] : [],
      ),
      next: { href: question.elsewhere('/monitor/campaigninfo'), text: t.byChannel },
    };
  };
}
