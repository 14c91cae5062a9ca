import { useQueries } from '@tanstack/react-query';
import type { DayRange } from '#design-system';
import { choiceParam, flagParam, type ParamValues } from '#app/lib/urlState.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Dimension, FunnelSteps } from '#app/api/reports/shapes.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { useAnswer, type Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { formatStep, impossibleIn, parseStep, pathUnits, stepOrders, type StepOrder } from '#app/api/reports/funnelStep.ts';
import { closedIn, comparedIn, type FunnelDays } from './days.ts';
import type { FunnelFigure } from './why/funnelFigure.ts';
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
  /** Only days whose conversion window is over. */
  closed: flagParam,
  list: choiceParam(['hidden', 'shown'], 'hidden'),
} as const;
export type FunnelQuestion = Question<ParamValues<typeof funnelParams>, FunnelFigure>;

/** The steps of the address that this reader may see: a link of somebody who may see payments ends one step earlier. */
export function stepsOf(question: FunnelQuestion): readonly string[] {
  const known = eventsFor(question);
  return question.params.steps.filter((one) => {
    const event = parseStep(one)?.event;
    return event !== undefined && (event === 'custom' || known.includes(event));
  });
}

/** The step that is looked at and the one before it. The first has none before it: then it is how many come to the second one. */
export function selectedSteps({ params }: Pick<FunnelQuestion, 'params'>, steps: readonly string[]) {
  const chosen = steps.findIndex((step) => step === params.step);
  const at = Math.max(1, chosen < 0 ? steps.length - 1 : chosen);
  return { at, from: steps[at - 1], to: steps[at] };
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
  { start, end }: DayRange,
) => ({
  app: app.id,
  ...scope,
  from: start,
  to: end,
  by,
  steps: [...steps],
  order: params.order,
  unit: params.unit,
  windowMinutes: windows[params.window],
});

/** The days of a question: those of its path, those it is compared with, and of which of them the changes are. */
export function funnelDays({ days, compared, today, params }: Pick<FunnelQuestion, 'days' | 'compared' | 'today' | 'params'>): FunnelDays {
  const minutes = windows[params.window];
  if (!params.closed) return { shown: days, ...comparedIn(compared, days, today, minutes) };
  const { settled } = comparedIn(compared, days, today, minutes);
  const cut = compared && (settled === undefined ? compared : settled);
  return { shown: cut ? cut.of : closedIn(days, today, minutes), against: cut?.against, settled: undefined };
}

/** The path over the days that are shown, by some dimension, and all of those that it is compared with. */
export function useFunnel(question: FunnelQuestion, by: Dimension) {
  const select = useMediaNamesOfRows();
  const steps = stepsOf(question);
  const { shown, against, settled } = funnelDays(question);
  const isPath = steps.length > 1 && shown !== null && impossibleStep(steps, question.params.order) === null;
  const now = useAnswer(question, { ...reports.funnel(requestOf(question, steps, by, shown ?? question.days)), select }, isPath);
  const isReady = isPath && !question.reader.isPending;
  const all = (days: DayRange | null | undefined) => ({
    ...reports.funnel(requestOf(question, steps, 'all', days ?? question.days)),
    enabled: isReady && Boolean(days),
  });
  const [before, settledNow, settledBefore] = useQueries({
    queries: [all(against), all(settled?.of), all(settled?.against)],
    combine: (answers) => answers.map(({ data }) => data),
  });
  // A former answer that is still in sight is not held against days of the new question.
  return { now, before: against && !now.isPlaceholderData ? comparedFunnel(before, settled, settledNow, settledBefore) : undefined };
}

/** The compared path. Changes are not shown before it is known how the closed days of both periods went. */
export interface ComparedFunnel {
  whole: FunnelSteps;
  /** Both sides over the days that are closed in both, where not all are. Without such a day there is no change. */
  settled: { now: FunnelSteps; before: FunnelSteps } | 'none' | null;
}

function comparedFunnel(
  whole: FunnelSteps | undefined,
  days: FunnelDays['settled'],
  now: FunnelSteps | undefined,
  before: FunnelSteps | undefined,
): ComparedFunnel | undefined {
  if (!whole) return undefined;
  if (days === undefined) return { whole, settled: null };
  if (days === null) return { whole, settled: 'none' };
  return now && before && { whole, settled: { now, before } };
}

export const groupings = ['channel', 'campaign', 'appVersion', 'country', 'os', 'model'] as const;
export const groupingOf = ({ state }: Pick<Report, 'state'>) => groupings.find((one) => one === state.by[0]) ?? 'channel';
