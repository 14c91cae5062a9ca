import { inSentence } from '#design-system/foundation/text/inSentence.ts';
import { bilingual } from '#design-system/foundation/words.ts';
import type { ReportRows } from '../../api/reports/shapes.ts';
import { involvesPeople, isMetric, isOfPeople, type MetricId } from './catalogue.ts';

/** How people of several days were counted: everybody once, or day by day and added up, which is read as an average day. */
type PeopleOver = ReportRows['people'];

export const periodWords = bilingual({
  distinct: [(name: string) => `${withoutDay(name)}（时段去重）`, (name: string) => `${withoutDay(name)} (distinct)`],
  added: [(name: string) => `${withoutDay(name)}（日均）`, (name: string) => `${withoutDay(name)} (daily average)`],
  ofOneDay: [(name: string) => `单日${spaced(withoutDay(name))}`, (name: string) => `daily ${inSentence(withoutDay(name))}`],
});

type Write = (name: string) => string;

/** DAU is of one day. */
const withoutDay = (name: string) => name.replace(/（DAU）| \(DAU\)/, '');

const spaced = (name: string) => (/^[A-Za-z]/.test(name) ? ` ${name}` : name);

/** Over several days, people are counted otherwise than on one of them, and so is what is made per person where each is counted once. */
export const isNamedByPeriod = (metric: MetricId, how: PeopleOver) => (how === 'distinct' ? involvesPeople(metric) : isOfPeople(metric));

/** The names of metrics over several days: those that people are in say how they were counted. */
export function periodNames(
  names: Readonly<Record<MetricId, string>>,
  t: Readonly<Record<PeopleOver, Write>>,
  how: PeopleOver,
): Readonly<Record<MetricId, string>> {
  const next = { ...names };
  for (const id of Object.keys(names)) if (isMetric(id) && isNamedByPeriod(id, how)) next[id] = t[how](names[id]);
  return next;
}

/** The name of a single day's number, where that of the period is neither the sum nor the mean of its days: each person counts once in it. */
export const nameOfDay = (metric: MetricId, name: string, t: { ofOneDay: Write }, people: PeopleOver): string | undefined =>
  people === 'distinct' && involvesPeople(metric) ? t.ofOneDay(name) : undefined;
