import { weekdayOf } from '../../calendar.ts';
import { between } from '../../random.ts';
import { lastAge } from '../curves.ts';
import { retainedOf, type Cohort, type Ledger } from '../ledger.ts';
import { passed } from '../season.ts';

/** Of those who are there on a day and have been with an app for longer, so many come after as many days away. */
const shares: Readonly<Record<number, number>> = { 7: 0.14, 14: 0.075, 30: 0.032 };

/** Who comes back stays less long than who is new, and pays more often: they know what they pay for. */
const next = { stays: 0.72, pays: 1.5, worth: 0.4 };

/** The returns of an ad's users after some days away, as cohorts of their own. Who goes away again and comes back is counted again. */
export function returnsOf(books: Ledger, away: number): { on: (day: number) => Cohort; last: number } {
  const came = new Map<number, Cohort>();
  const cohortOn = (day: number) => {
    const known = came.get(day) ?? books.cohort(day);
    came.set(day, known);
    return known;
  };
  const on = (day: number) => {
    let there = 0;
    for (let age = away + 1; age <= lastAge && day - age >= books.opens; age++) there += retainedOf(cohortOn(day - age), age);
    const { nature } = books;
    const share =
      (shares[away] ?? 0) * weekOf(day) * books.varied(0.1, day, 53) * (day === books.today ? passed(books.place.now.minute) : 1);
    const returns = there && books.counted(there * share, day, 51);
    const payers = returns && Math.min(returns, books.counted(returns * nature.pays * next.pays, day, 52));
    const cohort = books.cohortOf(day, returns, payers);
    return { ...cohort, stays: cohort.stays * next.stays, worth: cohort.worth * next.worth };
  };
  return { on, last: books.last };
}

/** People find back to an app at weekends. */
const weekOf = (day: number) => [0.92, 0.9, 0.93, 0.96, 1.05, 1.16, 1.1][weekdayOf(day)] ?? 1;

const servers = [
  { server: 'S1', share: 0.25 },
  { server: 'S2', share: 0.2 },
  { server: 'S3', share: 0.16 },
  { server: 'S4', share: 0.13 },
  { server: 'S5', share: 0.11 },
  { server: 'S6', share: 0.08 },
  { server: 'S7', share: 0.05 },
  { server: 'S8', share: 0.02 },
];

/** On which game servers a cohort of an ad plays. Whole people, and all of them. */
export function onServers(ad: string, { installs, chance }: Cohort): readonly { server: string; size: number }[] {
  const weights = servers.map(({ server, share }) => share * between(0.5, 1.5, 'server', ad, server));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [reached, before] = [0, 0];
  return servers.map(({ server }, index) => {
    reached += weights[index] ?? 0;
    const until = index === servers.length - 1 ? installs : Math.floor((installs * reached) / total + chance);
    const size = until - before;
    before = until;
    return { server, size };
  });
}
