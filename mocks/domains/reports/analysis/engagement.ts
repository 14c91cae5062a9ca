import type { Distribution, Engagement } from '#app/api/reports/shapes.ts';
import { dayAt, indexOf, weekdayOf } from '../../../world/calendar.ts';
import { missingDays, type MissingDays } from '../../../world/facts/gaps/gaps.ts';
import { placeOf, type Fact } from '../../../world/facts/fact.ts';
import { sumFacts } from '../../../world/facts/sumFacts.ts';
import { distribute } from '../delay.ts';
import { originOf, type Subject } from '../scope.ts';

const at = (facts: ArrayLike<number> | undefined, fact: Fact) => facts?.[placeOf[fact]] ?? 0;

/** Who was there on each day, and in the seven and thirty days up to it, each person counted once; what they did; and in which hours. */
export function engagementOf({ app, books, filter, world }: Subject): Engagement {
  const byDay = sumFacts(books, { by: 'day', facts: ['active', 'installs', 'sessions', 'seconds'] }, filter);
  const people = (day: number, count: number) =>
    at(sumFacts(books, { by: 'all', facts: ['active'] }, { ...filter, from: Math.max(0, day - count + 1), to: day }).get('all'), 'active');
  const days = Array.from({ length: Math.max(0, filter.to - filter.from + 1) }, (_, index) => filter.from + index);
  return {
    days: days.map((day) => {
      const facts = byDay.get(dayAt(day));
      return {
        day: dayAt(day),
        dau: at(facts, 'active'),
        wau: people(day, 7),
        mau: people(day, 30),
        installs: at(facts, 'installs'),
        sessions: at(facts, 'sessions'),
        seconds: at(facts, 'seconds'),
      };
    }),
    hours: hoursOf(
      { books, filter: { ...filter, to: Math.min(filter.to, indexOf(world.now.day) - 1) } },
      missingDays(world.gapsOf(app.id)),
    ),
    ...originOf(world),
  };
}

/** Sessions by weekday and hour, of days that are over and that were received. */
function hoursOf({ books, filter }: Pick<Subject, 'books' | 'filter'>, { notReceived }: MissingDays): Engagement['hours'] {
  if (filter.to < filter.from) return [];
  const cells = new Map<string, { weekday: number; hour: number; sessions: number; days: Set<string> }>();
  for (const [joined, facts] of sumFacts(books, { by: 'hour', isByDay: true, facts: ['sessions'] }, filter)) {
    const [hour = '', day = ''] = joined.split('@');
    if (notReceived.has(indexOf(day))) continue;
    const weekday = weekdayOf(indexOf(day)) + 1;
    const key = `${weekday} ${hour}`;
    const cell = cells.get(key) ?? { weekday, hour: Number(hour), sessions: 0, days: new Set() };
    cell.sessions += at(facts, 'sessions');
    cell.days.add(day);
    cells.set(key, cell);
  }
  return [...cells.values()]
    .map(({ weekday, hour, sessions, days }) => ({ weekday, hour, sessions, days: days.size }))
    .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour);
}

/** Lower edges in seconds: glances, short visits, an episode, an evening. */
const edges = [0, 10, 30, 60, 180, 600, 1800, 3600];
const spread = 1.25;

/** How long sessions took: a long tail around the mean of each day, so that their mean is the time per session of the report. */
export function sessionLengthsOf({ books, filter, world }: Subject): Distribution {
  const counts = edges.map(() => 0);
  for (const facts of sumFacts(books, { by: 'day', facts: ['sessions', 'seconds'] }, filter).values()) {
    const sessions = at(facts, 'sessions');
    if (!sessions) continue;
    const middle = Math.log(at(facts, 'seconds') / sessions) - spread ** 2 / 2;
    const upTo = edges.slice(1).map((edge) => normal((Math.log(edge) - middle) / spread));
    const shares = edges.map((_, index) => (upTo[index] ?? 1) - (index === 0 ? 0 : (upTo[index - 1] ?? 0)));
    for (const [index, count] of distribute(sessions, shares).entries()) counts[index] = (counts[index] ?? 0) + count;
  }
  const size = counts.reduce((sum, count) => sum + count, 0);
  return {
    edges,
    rows: size
      ? [{ key: 'all', label: '', size, counts: Object.fromEntries(edges.map((edge, index) => [String(edge), counts[index] ?? 0])) }]
      : [],
    total: size ? 1 : 0,
    ...originOf(world),
  };
}

/** The part of a normal distribution below a value, by Abramowitz and Stegun 26.2.17. */
function normal(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return value < 0 ? tail : 1 - tail;
}
