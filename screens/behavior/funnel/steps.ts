import { distinctSteps, eventNames, formatStep, parseStep, type FunnelEvent } from '#app/api/reports/funnelStep.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import type { Param } from '#app/lib/urlState.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** `install.level:level>=5.payment`: in the order in which they were written. A path has two steps at least. */
export const stepsParam: Param<readonly string[]> = {
  fallback: ['install', 'registration', 'payment'],
  parse: (text) => {
    const chosen = distinctSteps(text.split('.'));
    return chosen.length < 2 ? undefined : chosen;
  },
  format: (steps) => steps.join('.'),
};

/** The step whose figure is explained, or that is looked at. */
export const stepParam: Param<string | null> = {
  fallback: null,
  parse: (text) => {
    const step = parseStep(text);
    return step ? formatStep(step) : undefined;
  },
  format: (step) => step ?? '',
};

/** What this reader may follow: who paid and who ordered is told with their flags alone. */
export const eventsFor = ({ reader: { flags } }: Pick<Report, 'reader'>): readonly FunnelEvent[] =>
  eventNames.filter((one) => (one !== 'payment' || flags.pay) && (one !== 'order' || flags.order));

export interface DropOff {
  key: string;
  name: string;
  /** How many reached the step before: the sample behind the rate. */
  size: number;
  rate: number;
  /** Against the rate of all. */
  difference: number;
  /** How many more, or fewer, came through than at the rate of all. */
  people: number;
}

/** Smaller samples say little: where there are larger ones they are not listed, and it is said how many. */
export const smallSample = 500;

/** Each row's rate of one step against that of all rows, the furthest below first. Rows that nobody came to have none. */
export function dropOffs(rows: FunnelSteps['rows'], from: string, to: string): { mean: number | null; rows: DropOff[]; small: number } {
  const sum = (step: string) => rows.reduce((all, { counts }) => all + (counts[step] ?? 0), 0);
  const all = sum(from);
  if (!all) return { mean: null, rows: [], small: 0 };
  const mean = sum(to) / all;
  const found = rows.flatMap(({ key, label, counts }): DropOff[] => {
    const size = counts[from] ?? 0;
    if (!size) return [];
    const rate = (counts[to] ?? 0) / size;
    return [{ key, name: label, size, rate, difference: rate - mean, people: Math.round((rate - mean) * size) }];
  });
  const large = found.filter(({ size }) => size >= smallSample);
  const shown = large.length ? large : found;
  return { mean, rows: shown.toSorted((a, b) => a.difference - b.difference), small: found.length - shown.length };
}

/** Few enough to have names: up to a minute, five, ten, half an hour, two hours, half a day, a day, two days, longer. */
export const namedEdges = [0, 60, 300, 600, 1800, 7200, 43_200, 86_400, 172_800];

/** Where the last of them is taken to end, for the median. */
export const longestTime = 604_800;

/** The buckets of the service in those with names. Both have the same edges. */
export function inNamed(times: readonly { edge: number; count: number }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { edge, count } of times) {
    const named = namedEdges.findLast((one) => one <= edge) ?? 0;
    counts[named] = (counts[named] ?? 0) + count;
  }
  return counts;
}
