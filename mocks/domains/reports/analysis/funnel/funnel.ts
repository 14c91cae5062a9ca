import { formatStep, type FunnelStep, type PathUnit, type StepOrder } from '#app/api/reports/funnelStep.ts';
import type { DataFlag, Dimension, FunnelSteps } from '#app/api/reports/shapes.ts';
import { delayEdges } from '../../../../world/facts/delays.ts';
import { sumFacts, type Filter } from '../../../../world/facts/sumFacts.ts';
import { indexOf } from '../../../../world/calendar.ts';
import { labelsFor } from '../../labels.ts';
import { originOf, type Subject } from '../../scope.ts';
import { isWithheld } from '../../values.ts';
import { countsOf, countsOfRows, pathFacts, stepsOf, pathRules } from './paths.ts';
import { minutesOfDay, timesOf } from './times.ts';

export interface PathRequest {
  by: Dimension;
  steps: readonly string[];
  order?: StepOrder | null | undefined;
  unit?: PathUnit | null | undefined;
  windowMinutes?: number | null | undefined;
}

/** Steps that need a data flag. */
const guarded: Readonly<Partial<Record<FunnelStep['event'], DataFlag>>> = { payment: 'pay', order: 'order' };

/** The steps that this reader may follow, and what is withheld of the others. */
export function readableSteps(subject: Subject, requested: readonly string[], order: StepOrder) {
  const all = stepsOf(requested, order);
  const isHidden = (event: FunnelStep['event']) => {
    const flag = guarded[event];
    return flag !== undefined && isWithheld(subject, flag);
  };
  const hidden = new Set(all.map(({ event }) => event).filter(isHidden));
  return {
    steps: all.filter(({ event }) => !hidden.has(event)),
    withheld: [...hidden].flatMap((event) => (guarded[event] ? [{ metric: event, flag: guarded[event] }] : [])),
  };
}

/** Who came by themselves has clicked on nothing: a path with a click is one of those whom ads brought. */
export function filterFor({ filter }: Subject, steps: readonly FunnelStep[]): Filter {
  if (!steps.some(({ event }) => event === 'click')) return filter;
  return { ...filter, ad: (ad) => ad.channel.weight > 0 && (filter.ad?.(ad) ?? true) };
}

/** From this day on the window of who came is still open. */
export const opensAt = ({ world }: Subject, windowMinutes: number) => indexOf(world.now.day) - Math.ceil(windowMinutes / minutesOfDay) + 1;

/** Of a window of minutes only those are still inside who came in the last of them: that part of the day so far. */
export const stillInside = ({ world }: Subject, windowMinutes: number) =>
  windowMinutes >= minutesOfDay ? 1 : Math.min(1, windowMinutes / Math.max(1, world.now.minute));

/** How many came through each step of a path, in the order in which it was asked for; a path begins anywhere. */
export function funnelOf(subject: Subject, { by, steps: requested, ...asked }: PathRequest): FunnelSteps {
  const rules = pathRules(asked);
  const { steps, withheld } = readableSteps(subject, requested, rules.order);
  const { books, world } = subject;
  const filter = filterFor(subject, steps);
  const whole = (of: Filter) => countsOf(sumFacts(books, { by: 'all', facts: pathFacts }, of).get('all'), steps, rules);
  const now = whole(filter);
  const from = opensAt(subject, rules.windowMinutes);
  const inside = stillInside(subject, rules.windowMinutes);
  const open = filter.to >= from ? whole({ ...filter, from: Math.max(filter.from, from) }) : [];
  const labelOf = labelsFor(subject, by);
  const timesTo = (index: number) => timesOf(now[index] ?? 0, rules.windowMinutes, Math.max(1, steps.length - 1));
  const names = steps.map(formatStep);
  const rows = [...sumFacts(books, { by, facts: pathFacts }, filter)];
  const ofRows = countsOfRows(
    rows.map(([, sums]) => sums),
    steps,
    now,
  );
  return {
    steps: names.map((event, index) => ({
      event,
      count: now[index] ?? 0,
      // People of the previous step whose window is still open: the most that can be added.
      open: index === 0 ? 0 : Math.floor(((open[index - 1] ?? 0) - (open[index] ?? 0)) * inside),
      times: index === 0 ? [] : timesTo(index).map((count, bucket) => ({ edge: delayEdges[bucket] ?? 0, count })),
    })),
    rows: rows
      .map(([key], row) => ({
        key,
        label: labelOf(key).label,
        counts: Object.fromEntries(names.map((name, index) => [name, ofRows[row]?.[index] ?? 0])),
      }))
      .sort((a, b) => (b.counts[names[0] ?? ''] ?? 0) - (a.counts[names[0] ?? ''] ?? 0)),
    ...originOf(world),
    withheld,
  };
}
