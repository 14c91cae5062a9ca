import { choiceParam, type ParamValues } from '#app/lib/urlState.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { useAnswer, type Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { parseStep } from '#app/api/reports/funnelStep.ts';
import { eventsFor, stepParam, stepsParam } from './steps.ts';

export const windows = ['1', '3', '7', '14', '30'] as const;

export const funnelParams = {
  steps: stepsParam,
  window: choiceParam(windows, '7'),
  step: stepParam,
  list: choiceParam(['hidden', 'shown'], 'hidden'),
} as const;
export type FunnelQuestion = Question<ParamValues<typeof funnelParams>, string>;

/** The steps of the address that this reader may see: a link of somebody who may see payments ends one step earlier. */
export function stepsOf(question: FunnelQuestion): readonly string[] {
  const known = eventsFor(question);
  return question.params.steps.filter((one) => {
    const event = parseStep(one)?.event;
    return event !== undefined && known.includes(event);
  });
}

export const requestOf = (
  { app, scope, params }: Pick<FunnelQuestion, 'app' | 'scope' | 'params'>,
  steps: readonly string[],
  by: Dimension,
) => ({
  app: app.id,
  ...scope,
  by,
  steps: [...steps],
  windowDays: Number(params.window),
});

export function useFunnel(question: FunnelQuestion, by: Dimension) {
  const select = useMediaNamesOfRows();
  const steps = stepsOf(question);
  return useAnswer(question, { ...reports.funnel(requestOf(question, steps, by)), select }, steps.length > 1);
}

export const groupings = ['channel', 'campaign', 'country', 'os', 'model'] as const;
export const groupingOf = ({ state }: Pick<Report, 'state'>) => groupings.find((one) => one === state.by[0]) ?? 'channel';
