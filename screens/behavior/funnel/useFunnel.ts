import { useQuery } from '@tanstack/react-query';
import { choiceParam, type ParamValues } from '#app/lib/urlState.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { useAnswer, type Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { formatStep, impossibleIn, parseStep, pathUnits, stepOrders, type StepOrder } from '#app/api/reports/funnelStep.ts';
import { eventsFor, stepParam, stepsParam } from './steps.ts';

/** Minutes, by what they are called in the address: 30m, 1h, 7 days without a letter. */
export const windows = {
  '10m': 10,
  '30m': 30,
  '1h': 60,
  '12h': 720,
  '1': 1440,
  '3': 4320,
  '7': 10_080,
  '14': 20_160,
  '30': 43_200,
} as const satisfies Readonly<Record<string, number>>;
export type WindowName = keyof typeof windows;
export const isWindow = (name: string): name is WindowName => Object.hasOwn(windows, name);
export const windowNames: readonly WindowName[] = Object.keys(windows)
  .filter(isWindow)
  .toSorted((a, b) => windows[a] - windows[b]);

/** How a path is gone: its steps, how long they may take, whether in this order, and who is counted. */
export const ruleParams = {
  window: choiceParam(windowNames, '7'),
  order: choiceParam(stepOrders, 'strict'),
  unit: choiceParam(pathUnits, 'device'),
} as const;
export type PathRules = ParamValues<typeof ruleParams>;
export const pathRules = ({ window, order, unit }: PathRules): PathRules => ({ window, order, unit });

export const funnelParams = {
  steps: stepsParam,
  ...ruleParams,
  step: stepParam,
  list: choiceParam(['hidden', 'shown'], 'hidden'),
} as const;
export type FunnelQuestion = Question<ParamValues<typeof funnelParams>, string>;

/** The steps of the address that this reader may see: a link of somebody who may see payments ends one step earlier. */
export function stepsOf(question: FunnelQuestion): readonly string[] {
  const known = eventsFor(question);
  return question.params.steps.filter((one) => {
    const event = parseStep(one)?.event;
    return event !== undefined && (event === 'custom' || known.includes(event));
  });
}

/** What in strict order can never happen: the first step that cannot follow one before it. */
export function impossibleStep(steps: readonly string[], order: StepOrder): { before: string; after: string } | null {
  const found = order === 'strict' ? impossibleIn(steps.flatMap((one) => parseStep(one) ?? [])) : null;
  return found && { before: formatStep(found.before), after: formatStep(found.after) };
}

export const requestOf = (
  { app, scope, params }: Pick<FunnelQuestion, 'app' | 'scope' | 'params'>,
  steps: readonly string[],
  by: Dimension,
  days: Partial<Pick<Report['scope'], 'from' | 'to'>> = {},
) => ({
  app: app.id,
  ...scope,
  ...days,
  by,
  steps: [...steps],
  order: params.order,
  unit: params.unit,
  windowMinutes: windows[params.window],
});

/** The days that the period is held against, in the names of a call. */
export const daysBefore = ({ compared }: Pick<FunnelQuestion, 'compared'>) =>
  compared && { from: compared.against.start, to: compared.against.end };

/** The path over the period, by some dimension, and all of those of the compared days. */
export function useFunnel(question: FunnelQuestion, by: Dimension) {
  const select = useMediaNamesOfRows();
  const steps = stepsOf(question);
  const isPath = steps.length > 1 && impossibleStep(steps, question.params.order) === null;
  const days = daysBefore(question);
  const now = useAnswer(question, { ...reports.funnel(requestOf(question, steps, by)), select }, isPath);
  const isCompared = isPath && days !== undefined && !question.reader.isPending;
  const { data: before } = useQuery({ ...reports.funnel(requestOf(question, steps, 'all', days)), enabled: isCompared });
  return { now, before: isCompared ? before : undefined };
}

export const groupings = ['channel', 'campaign', 'country', 'os', 'model'] as const;
export const groupingOf = ({ state }: Pick<Report, 'state'>) => groupings.find((one) => one === state.by[0]) ?? 'channel';
