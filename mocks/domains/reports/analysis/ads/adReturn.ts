import { adFenPerVisit } from '../../../../world/facts/people/adRates.ts';
import { lastAge } from '../../../../world/facts/curves.ts';
import { retainedOf, type Cohort } from '../../../../world/facts/ledger.ts';
import { payback, type Measure } from '../cohorts.ts';

const earned = new WeakMap<Cohort, number[]>();

/** What the ads that a cohort has seen have brought by the end of an age, in fen: a share of each day on which one of it was there. */
function adRevenueBy(cohort: Cohort, age: number): number {
  const sums = earned.get(cohort) ?? [];
  earned.set(cohort, sums);
  for (let day = sums.length; day <= Math.min(age, lastAge); day++)
    sums.push((sums[day - 1] ?? 0) + Math.floor(retainedOf(cohort, day) * adFenPerVisit));
  return sums[Math.min(age, lastAge)] ?? 0;
}

/** Ad revenue by the end of a day, over what was spent. It needs no right of its own: it is no payment of anybody. */
export const adReturn: Measure = {
  name: 'adReturn',
  flag: null,
  ages: payback.ages,
  of: adRevenueBy,
  isCumulative: true,
  per: (books, _, day) => books.at('cost', day),
};
