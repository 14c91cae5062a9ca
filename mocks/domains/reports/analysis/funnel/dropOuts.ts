import type { DropOuts } from '#app/api/reports/shapes.ts';
import { badRequest, forbidden } from '../../../../service/refusal.ts';
import { indexOf } from '../../../../world/calendar.ts';
import { sumFacts } from '../../../../world/facts/sumFacts.ts';
import { hash } from '../../../../world/random.ts';
import { labelsFor } from '../../labels.ts';
import { originOf, type Subject } from '../../scope.ts';
import { isWithheld } from '../../values.ts';
import { filterFor, opensAt, readableSteps, stillInside, type PathRequest } from './funnel.ts';
import { countsOf, countsOfRows, pathFacts, pathRules } from './paths.ts';

interface Asked extends Omit<PathRequest, 'by'> {
  step: number;
}

/** The most devices that are listed. */
const most = 50;

/** Who reached the step before and not this one, the latest first: as many as the funnel says, of whom the first are listed. */
export function dropOutsOf(subject: Subject, { steps: requested, step, ...asked }: Asked): DropOuts {
  // A list of devices is event data, and what they did not order or pay is order data.
  if (isWithheld(subject, 'event') || isWithheld(subject, 'order')) throw forbidden();
  const rules = pathRules(asked);
  const { steps } = readableSteps(subject, requested, rules.order);
  if (step < 1 || step >= steps.length) throw badRequest('step');
  const { books, world } = subject;
  const filter = filterFor(subject, steps);
  const whole = countsOf(sumFacts(books, { by: 'all', facts: pathFacts }, filter).get('all'), steps, rules);
  const rows = [...sumFacts(books, { by: 'ad', isByDay: true, facts: pathFacts }, filter)];
  const counts = countsOfRows(
    rows.map(([, sums]) => sums),
    steps,
    whole,
  );
  const channels = new Map(books.ads.map(({ id, channel }) => [id, String(channel.id)]));
  const labelOf = labelsFor(subject, 'channel');
  const openFrom = opensAt(subject, rules.windowMinutes);
  const lost = rows
    .map(([key], row) => {
      const [ad = '', day = ''] = key.split('@');
      return { ad, day, count: (counts[row]?.[step - 1] ?? 0) - (counts[row]?.[step] ?? 0) };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const inside = stillInside(subject, rules.windowMinutes);
  const listed: DropOuts['rows'][number][] = [];
  for (const { ad, day, count } of lost) {
    const channel = channels.get(ad) ?? '';
    for (let one = 0; one < count && listed.length < most; one++)
      listed.push({
        device: masked(ad, day, one),
        day,
        channel,
        label: labelOf(channel).label,
        isOpen: indexOf(day) >= openFrom && one < count * inside,
      });
  }
  return { rows: listed, total: (whole[step - 1] ?? 0) - (whole[step] ?? 0), ...originOf(world) };
}

function masked(ad: string, day: string, one: number): string {
  const [start, end] = [0, 1].map((part) => hash('dropped out', ad, day, one, part).toString(16).padStart(8, '0').toUpperCase());
  return `${start?.slice(0, 4)}…${end?.slice(-4)}`;
}
