import { bilingual } from '#design-system/foundation/words.ts';
import { isMetric, isOfPeople, type MetricId } from './catalogue.ts';

/** How a number of people over several days was made: everybody once, or so many on an average day. */
export type PeopleOver = 'distinct' | 'average';

export const periodWords = bilingual({
  distinct: [(name: string) => `${withoutDay(name)}（时段去重）`, (name: string) => `${withoutDay(name)} (distinct)`],
  average: [(name: string) => `${withoutDay(name)}（日均）`, (name: string) => `${withoutDay(name)} (daily average)`],
});

/** DAU is of one day. */
const withoutDay = (name: string) => name.replace(/（DAU）| \(DAU\)/, '');

/** The names of metrics over several days: those of people say how they were counted. */
export function periodNames(
  names: Readonly<Record<MetricId, string>>,
  t: Readonly<Record<PeopleOver, (name: string) => string>>,
  how: PeopleOver,
): Readonly<Record<MetricId, string>> {
  const next = { ...names };
  for (const id of Object.keys(names)) if (isMetric(id) && isOfPeople(id)) next[id] = t[how](names[id]);
  return next;
}
