import { useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { useDistributionFigure } from '#screens/kit/durations/index.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { inNamed, longestTime, namedEdges } from '../steps.ts';
import { funnelDays, requestOf, selectedSteps, stepsOf, type ComparedFunnel, type FunnelQuestion } from '../useFunnel.ts';
import { useStepNames } from '../useStepNames.ts';
import { countWords, words } from '../words.ts';
import type { FunnelFigure } from './funnelFigure.ts';
import { useRowFigure } from './useRowFigure.ts';
import { metricOf, useStepFigure } from './useStepFigure.ts';

/** Where a figure of the page comes from. */
export function useFunnelFigure(question: FunnelQuestion, answer: FunnelSteps | undefined, before: ComparedFunnel | undefined) {
  const t = useWords(words);
  const counts = useWords(countWords);
  const nameOf = useStepNames();
  const stepFigure = useStepFigure(question, answer, before);
  const rowFigure = useRowFigure(question, answer);
  const distributionFigure = useDistributionFigure();
  const timeFigure = (): ExplainedFigure | null => {
    const steps = stepsOf(question);
    const { at, from, to } = selectedSteps(question, steps);
    if (!answer || !from || !to) return null;
    const days = funnelDays(question).shown ?? question.days;
    return distributionFigure({
      of: { ...question, days },
      title: t.medianTime,
      row: t.fromTo(nameOf(from), nameOf(to)),
      definition: t.medianTimeMeans,
      buckets: { edges: namedEdges, end: longestTime },
      counts: inNamed(answer.steps[at]?.times ?? []),
      sizeName: counts[question.params.unit],
      shareName: t.partOfAll,
      mayChange: t.mayChange,
      metric: metricOf(to),
      answer,
      requests: [requestText(reports.funnel, requestOf(question, steps, 'all', days))],
      next: { href: question.elsewhere('/monitor/campaigninfo'), text: t.byChannel },
    });
  };
  return (figure: FunnelFigure | null): ExplainedFigure | null => {
    if (!figure) return null;
    if (figure.what === 'time') return timeFigure();
    return figure.what === 'row' ? rowFigure(figure.of) : stepFigure(figure.of);
  };
}
