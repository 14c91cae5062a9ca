import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexOf } from '../../calendar.ts';
import { demoApps } from '../../apps/seed.ts';
import { campaignsOf } from '../../campaigns/plan.ts';
import { booksOf } from '../books.ts';
import { lastAge, payingShares } from '../curves.ts';
import { placeOf } from '../fact.ts';
import { retainedOf } from '../ledger.ts';
import { peopleFacts } from './people.ts';
import { sumFacts, type Filter } from '../sumFacts.ts';

const now = { day: '2026-11-20', minute: 632 };
const today = indexOf(now.day);
const [app] = demoApps;
if (!app) throw new Error('No app');
const campaigns = campaignsOf({ app: app.id, count: 12, today, isIos: true, hasLongNames: false });
// A small one, so that its people can be counted one by one.
const books = booksOf({ ...app, size: 0.01 }, () => campaigns, now);
const period = fc
  .tuple(fc.integer({ min: today - 60, max: today - 1 }), fc.integer({ min: 0, max: 40 }))
  .map(([from, length]): Filter => ({ from, to: Math.min(today - 1, from + length) }));
const all = (filter: Filter) => sumFacts(books, { by: 'all' }, filter).get('all');

/** Everybody by name: `2026-11-01 of ad 3, the 7th` is there at an age while more than six of that day are. */
function people(filter: Filter, countOf: 'active' | 'payers'): number {
  const seen = new Set<string>();
  for (const ad of books.ads) {
    const ledger = books.open(ad, Math.min(filter.from - lastAge - 1, today - 200));
    for (let came = Math.max(ledger.first, filter.from - lastAge); came <= Math.min(filter.to, ledger.lastSpent); came++) {
      const cohort = ledger.cohort(came);
      for (let day = Math.max(came, filter.from); day <= filter.to; day++) {
        const age = day - came;
        const paying = Math.floor(cohort.payers * (payingShares[age] ?? 0) + (age === 0 ? 0 : cohort.chance));
        const count = age > lastAge ? 0 : countOf === 'active' ? retainedOf(cohort, age) : cohort.payers ? paying : 0;
        for (let one = 0; one < count; one++) seen.add(`${ad.id} ${came} ${one}`);
      }
    }
  }
  return seen.size;
}

test('active users of a period are as many as there are names on the lists of its days', () => {
  fc.assert(
    fc.property(period, (filter) => {
      expect(all(filter)?.[placeOf.active] ?? 0).toBe(people(filter, 'active'));
    }),
    { numRuns: 12 },
  );
});

test('so are payers, but for days with money and no payer, which have one', () => {
  fc.assert(
    fc.property(period, (filter) => {
      const [counted, listed] = [all(filter)?.[placeOf.payers] ?? 0, people(filter, 'payers')];
      expect(counted).toBeGreaterThanOrEqual(listed * 0.95);
      expect(counted).toBeLessThanOrEqual(listed + books.ads.length);
    }),
    { numRuns: 200 },
  );
});

test('people of a period are never more than those of its days together, never fewer than on its largest day, and never fewer in a longer one', () => {
  fc.assert(
    fc.property(period, (filter) => {
      const days = [...sumFacts(books, { by: 'day' }, filter).values()];
      const [whole, longer] = [all(filter), all({ ...filter, from: filter.from - 7 })];
      for (const fact of peopleFacts) {
        const counts = days.map((row) => row[placeOf[fact]] ?? 0);
        const count = whole?.[placeOf[fact]] ?? 0;
        expect(count).toBeLessThanOrEqual(counts.reduce((sum, one) => sum + one, 0));
        expect(count).toBeGreaterThanOrEqual(Math.max(0, ...counts));
      }
      expect(longer?.[placeOf.active] ?? 0).toBeGreaterThanOrEqual(whole?.[placeOf.active] ?? 0);
    }),
    { numRuns: 200 },
  );
});
