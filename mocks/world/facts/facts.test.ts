import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoApps } from '../apps/seed.ts';
import { campaignsOf } from '../campaigns/plan.ts';
import { adChannels } from '../campaigns/seed-channels.ts';
import { indexOf } from '../calendar.ts';
import { booksOf, type Books } from './books.ts';
import { factNames, facts, placeOf, type Fact } from './fact.ts';
import { peopleFacts } from './people/people.ts';
import { sumFacts, type Filter, type FactSums } from './sumFacts.ts';

const now = { day: '2026-11-20', minute: 632 };
const today = indexOf(now.day);

function booksFor(id: number, count: number): Books {
  const app = demoApps.find((one) => one.id === id);
  if (!app) throw new Error(`No app ${id}`);
  const campaigns = campaignsOf({ app: id, count, today, isIos: app.platform === 'iOS', hasLongNames: false });
  return booksOf(app, () => campaigns, now);
}

let books: Books;
beforeAll(() => {
  books = booksFor(1001, 60);
});

const total = (of: FactSums) => {
  const sums = new Map<Fact, number>();
  for (const row of of.values()) for (const fact of factNames) sums.set(fact, (sums.get(fact) ?? 0) + (row[placeOf[fact]] ?? 0));
  return Object.fromEntries(sums);
};
const isPeople = (fact: Fact) => peopleFacts.some((one) => one === fact);
const valueOf = (row: Float64Array | undefined, fact: Fact) => row?.[placeOf[fact]] ?? 0;

const dimensions = ['day', 'week', 'month', 'channel', 'group', 'campaign', 'ad', 'country', 'os', 'model', 'keyword', 'hour'] as const;
const period = fc
  .tuple(fc.integer({ min: today - 150, max: today }), fc.integer({ min: 0, max: 20 }))
  .map(([from, length]): Filter => ({ from, to: Math.min(today, from + length) }));

test('what worlds share is what each would have counted alone, and a change in one is none in the other', () => {
  const app = demoApps.find(({ id }) => id === 1002);
  if (!app) throw new Error('No app 1002');
  const campaigns = campaignsOf({ app: app.id, count: 20, today, isIos: app.platform === 'iOS', hasLongNames: false });
  const sumOf = (of: Books, back: number) => total(sumFacts(of, { by: 'campaign' }, { from: today - back, to: today - 1 }));
  const [first, second] = [booksOf(app, () => campaigns, now), booksOf(app, () => campaigns, now)];
  // The first one asks for a longer period, so the second finds longer ledgers than it needs.
  sumOf(first, 120);
  const shared = sumOf(second, 7);
  const alone = structuredClone(campaigns);
  expect(shared).toEqual(
    sumOf(
      booksOf(app, () => alone, now),
      7,
    ),
  );
  const [one, ...others] = campaigns.toSorted((a, b) => b.level - a.level);
  if (!one) throw new Error('No campaign');
  const changed = [{ ...one, level: one.level * 3 }, ...others];
  expect(
    sumOf(
      booksOf(app, () => changed, now),
      7,
    )['installs'],
  ).not.toBe(shared['installs']);
  expect(sumOf(first, 7)).toEqual(shared);
});

describe('one truth', () => {
  test.each(dimensions)('grouped by %s, the parts add up to the whole', (by) => {
    fc.assert(
      fc.property(period, fc.boolean(), (filter, isByDay) => {
        const isOfTime = isByDay || by === 'day' || by === 'week' || by === 'month';
        const [parts, whole] = [sumFacts(books, { by, isByDay }, filter), sumFacts(books, { by: 'all' }, filter)].map(total);
        // Whoever came on two days is one person.
        for (const fact of factNames.filter((one) => !isOfTime || !isPeople(one))) expect(parts?.[fact]).toBe(whole?.[fact]);
        for (const fact of peopleFacts) expect(parts?.[fact]).toBeGreaterThanOrEqual(whole?.[fact] ?? 0);
      }),
      { numRuns: 6 },
    );
  });

  test('filters cut the whole into parts that add up to it', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...dimensions), (filter, by) => {
        const systems = [...sumFacts(books, { by: 'os' }, filter).keys()];
        const parts = systems.map((os) => total(sumFacts(books, { by }, { ...filter, cell: (cell) => cell.os === os })));
        const whole = total(sumFacts(books, { by: 'all' }, filter));
        const isOfTime = by === 'day' || by === 'week' || by === 'month';
        for (const fact of factNames.filter((one) => !isOfTime || !isPeople(one)))
          expect(parts.reduce((sum, part) => sum + (part[fact] ?? 0), 0)).toBe(whole[fact] ?? 0);
      }),
      { numRuns: 6 },
    );
  });

  test('in every cell and hour a part is never more than its whole, and nothing is negative', () => {
    const money = new Set<Fact>([
      'income',
      'firstDayIncome',
      'cohortIncome',
      'paid1',
      'paid3',
      'paid7',
      'paid14',
      'paid30',
      'cost',
      'orders',
      'sessions',
      'seconds',
      'adRequests',
      'adRevenue',
    ]);
    fc.assert(
      fc.property(period, fc.constantFrom(...dimensions), (filter, by) => {
        for (const row of sumFacts(books, { by, isByDay: true }, { ...filter, ad: ({ channel }) => channel.weight > 0 }).values())
          for (const fact of factNames) {
            const parent = money.has(fact) ? null : facts[fact];
            expect(valueOf(row, fact)).toBeGreaterThanOrEqual(0);
            expect(valueOf(row, fact), `${fact} of ${parent}`).toBeLessThanOrEqual(
              parent ? valueOf(row, parent) : Number.POSITIVE_INFINITY,
            );
          }
      }),
      { numRuns: 6 },
    );
  });

  test('who stays gets fewer with age, and a cohort that is too young has no value', () => {
    fc.assert(
      fc.property(fc.nat(books.ads.length - 1), fc.nat(150), (which, offset) => {
        const ad = books.ads[which];
        if (!ad) return;
        const ledger = books.open(ad, today - 150);
        const day = Math.min(ledger.lastSpent, Math.max(ledger.first, today - 150) + offset);
        const kept = Array.from({ length: 90 }, (_, age) => ledger.kept(day, age));
        const known = kept.filter((count) => count !== null);
        expect(known).toEqual(known.toSorted((a, b) => b - a));
        expect(known).toHaveLength(Math.min(90, today - day));
      }),
      { numRuns: 200 },
    );
  });

  test('payments come late, and all of them are in the books', () => {
    const ad = books.ads.find(({ campaign }) => campaign.ends < today - 100);
    if (!ad) throw new Error('No ad has ended long ago');
    const ledger = books.open(ad, 0);
    const sum = (fact: Fact) => {
      let all = 0;
      for (let day = ledger.first; day <= ledger.last; day++) all += ledger.at(fact, day);
      return all;
    };
    expect(sum('income')).toBe(sum('cohortIncome'));
    expect(sum('firstDayIncome')).toBeLessThan(sum('income'));
  });
});

describe('a believable world', () => {
  test('is the same whoever asks, in whatever order', () => {
    const filter = { from: today - 40, to: today };
    const other = booksFor(1001, 60);
    sumFacts(other, { by: 'keyword' }, { from: today - 200, to: today - 190 });
    expect(total(sumFacts(other, { by: 'campaign' }, filter))).toEqual(total(sumFacts(books, { by: 'channel' }, filter)));
  });

  test('is the same whether its books were opened at once or written on backwards', () => {
    const other = booksFor(1001, 60);
    for (const days of [3, 25, 80, 140]) sumFacts(other, { by: 'ad' }, { from: today - days, to: today });
    const filter = { from: today - 150, to: today };
    expect([...sumFacts(other, { by: 'campaign', isByDay: true }, filter)]).toEqual([
      ...sumFacts(booksFor(1001, 60), { by: 'campaign', isByDay: true }, filter),
    ]);
  });

  const onDay = (day: string, fact: Fact, of = books, filter: Partial<Filter> = {}) => {
    const index = indexOf(day);
    return valueOf(sumFacts(of, { by: 'all' }, { from: index, to: index, ...filter }).get('all'), fact);
  };

  test('has weekdays, festivals and a day that has not ended', () => {
    expect(onDay('2026-11-11', 'installs')).toBeGreaterThan(onDay('2026-11-13', 'installs') * 1.2);
    expect(onDay('2026-11-20', 'installs')).toBeLessThan(onDay('2026-11-19', 'installs') * 0.6);
    expect(onDay('2026-11-20', 'installs')).toBeGreaterThan(0);
  });

  test('lets one campaign bring many times more on one day, and nobody else', () => {
    const app = demoApps.find(({ id }) => id === 1001);
    if (!app) throw new Error('No app 1001');
    const campaigns = campaignsOf({ app: 1001, count: 60, today, isIos: true, hasLongNames: false });
    const [first, ...others] = campaigns;
    if (!first) throw new Error('No campaign');
    const day = today - 1;
    const made = [{ ...first, push: { day, factor: 12 } }, ...others];
    const other = booksOf(app, () => made, now);
    const of = (id: number) => ({ ad: ({ campaign }: { campaign: { id: number } }) => campaign.id === id });
    const more = onDay('2026-11-19', 'installs', other, of(first.id)) - onDay('2026-11-19', 'installs', books, of(first.id));
    expect(more).toBeGreaterThan(onDay('2026-11-19', 'installs', books, of(first.id)) * 10);
    expect(onDay('2026-11-19', 'installs', other) - onDay('2026-11-19', 'installs')).toBe(more);
    expect(onDay('2026-11-18', 'active', other)).toBe(onDay('2026-11-18', 'active'));
    // They live on.
    expect(onDay('2026-11-20', 'active', other)).toBeGreaterThan(onDay('2026-11-20', 'active'));
  });

  test('has a burst of fraud and a broken release', () => {
    const wifi = { ad: ({ channel }: { channel: { media: string } }) => channel.media === 'wifi' };
    const rate = (day: string) => onDay(day, 'blockedClicks', books, wifi) / onDay(day, 'clicks', books, wifi);
    expect(rate('2026-09-16')).toBeGreaterThan(rate('2026-09-05') * 4);
    const android = booksFor(1002, 60);
    const registered = (day: string) => onDay(day, 'registrations', android) / onDay(day, 'installs', android);
    expect(registered('2026-08-06')).toBeLessThan(registered('2026-08-05') * 0.3);
  });

  test('gives each app a life of its own: no two have the same curve', () => {
    const courses = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009].map((id) => {
      const days = sumFacts(booksFor(id, 20), { by: 'day', facts: ['installs'] }, { from: today - 30, to: today - 1 });
      const counts = [...days.values()].map((row) => valueOf(row, 'installs'));
      const mean = counts.reduce((sum, one) => sum + one, 0) / counts.length;
      return counts.map((one) => one / mean);
    });
    for (const [at, one] of courses.entries())
      for (const other of courses.slice(at + 1))
        expect(Math.max(...one.map((share, day) => Math.abs(share - (other[day] ?? 0))))).toBeGreaterThan(0.2);
  });

  test('counts a day in tens of thousands, and spends money on ads only', () => {
    expect(onDay('2026-11-19', 'installs')).toBeGreaterThan(8_000);
    expect(onDay('2026-11-19', 'installs')).toBeLessThan(80_000);
    expect(onDay('2026-11-19', 'cost', books, { ad: ({ channel }) => channel.media === 'natural' })).toBe(0);
    expect(adChannels.length).toBeGreaterThanOrEqual(40);
  });
});
