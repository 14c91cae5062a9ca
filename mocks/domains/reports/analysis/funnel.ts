import type { Dimension, FunnelSteps } from '#app/api/reports/shapes.ts';
import { badRequest } from '../../../service/refusal.ts';
import { delayEdges } from '../../../world/facts/delays.ts';
import { placeOf, type Fact } from '../../../world/facts/fact.ts';
import { sumFacts, type Filter } from '../../../world/facts/sumFacts.ts';
import { indexOf } from '../../../world/calendar.ts';
import { distribute } from '../delay.ts';
import { labelsFor } from '../labels.ts';
import { before, originOf, type Subject } from '../scope.ts';
import { isWithheld } from '../values.ts';

/** The possible steps, in the order in which they happen. */
export const events: Readonly<Record<string, Fact>> = {
  click: 'clicks',
  install: 'installs',
  registration: 'registrations',
  payment: 'newPayers',
};
const order = Object.keys(events);

interface Asked {
  by: Dimension;
  steps: readonly string[];
  windowDays?: number | null | undefined;
}

/** The payment step needs its flag. */
const guarded = { event: 'payment', flag: 'pay' } as const;

/** How many came through each step of a path. Steps stand in their order in time; a path begins anywhere. */
export function funnelOf(subject: Subject, { by, steps: requested, windowDays }: Asked): FunnelSteps {
  const places = requested.map((step) => order.indexOf(step));
  if (places.length < 2 || places.some((place, index) => place < 0 || place <= (places[index - 1] ?? -1))) throw badRequest('steps');
  const { books, filter, world } = subject;
  const isPaymentHidden = requested.includes(guarded.event) && isWithheld(subject, guarded.flag);
  const steps = requested.filter((step) => !isPaymentHidden || step !== guarded.event);
  const count = (facts: ArrayLike<number> | undefined, step: string) => facts?.[placeOf[events[step] ?? 'clicks']] ?? 0;
  const whole = (of: Filter) => sumFacts(books, { by: 'all', facts: Object.values(events) }, of).get('all');
  const [now, previous] = [whole(filter), whole(before(filter))];
  const opensAt = indexOf(world.now.day) - (windowDays ?? 7) + 1;
  const open = filter.to >= opensAt ? whole({ ...filter, from: Math.max(filter.from, opensAt) }) : undefined;
  const labelOf = labelsFor(subject, by);
  const last = steps.at(-1) ?? '';
  const times = (facts: ArrayLike<number> | undefined) => distribute(count(facts, last), weights);
  const [timesNow, timesBefore] = [times(now), times(previous)];
  return {
    steps: steps.map((event, index) => {
      const above = steps[index - 1];
      // People of the previous step whose window is still open: the most that can be added.
      const waiting = above === undefined ? 0 : count(open, above) - count(open, event);
      return { event, count: count(now, event), open: waiting, previous: count(previous, event) };
    }),
    times: delayEdges.map((edge, index) => ({ edge, count: timesNow[index] ?? 0, previous: timesBefore[index] ?? 0 })),
    rows: [...sumFacts(books, { by, facts: Object.values(events) }, filter)]
      .map(([key, facts]) => ({
        key,
        label: labelOf(key).label,
        counts: Object.fromEntries(steps.map((step) => [step, count(facts, step)])),
      }))
      .sort((a, b) => (b.counts[steps[0] ?? ''] ?? 0) - (a.counts[steps[0] ?? ''] ?? 0)),
    ...originOf(world),
    withheld: isPaymentHidden ? [{ metric: guarded.event, flag: guarded.flag }] : [],
  };
}

const weights = [0.2, 0.4, 2, 5, 9, 14, 15, 17, 11, 8, 7, 5, 3.4, 1.6, 0.9, 0.5];
