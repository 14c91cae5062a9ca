import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { dayAt, indexOf } from '../../../world/calendar.ts';
import { paidBy, payersAt, retainedOf } from '../../../world/facts/ledger.ts';
import { testService } from '../../testService.ts';

const { signIn, world } = testService();
const owner = (await signIn('super')).client;
const app = 1001;
const today = indexOf('2026-11-20');

const question = fc
  .record({
    from: fc.integer({ min: today - 50, max: today - 1 }),
    length: fc.integer({ min: 0, max: 34 }),
    scope: fc.constantFrom({}, { channels: ['101', '102'] }, { without: ['channel:101'] }, { traffic: 'paid' as const }),
    by: fc.constantFrom<AdDimension>('day', 'week', 'month', 'channel', 'campaign'),
  })
  .map(({ from, length, scope, by }) => ({
    scope: { app, from: dayAt(from), to: dayAt(Math.min(today - 1, from + length)), ...scope },
    by,
  }));

/** The mean at an age: rows weigh those who stand behind their value. */
function meanOf({ rows }: Cohorts, age: number): number | null {
  const final = rows.filter(({ maturity }) => maturity[age] === 'final');
  const weight = final.reduce((sum, row) => sum + (row.counted?.[age] ?? 0), 0);
  return weight ? final.reduce((sum, row) => sum + (row.values[age] ?? 0) * (row.counted?.[age] ?? 0), 0) / weight : null;
}

test('cohorts are the installs of the campaign report, and their means are its retention, whatever they are grouped by', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ scope, by }) => {
      const cohorts = await owner.ask(reports.retention, { ...scope, by });
      const { totals } = await owner.ask(reports.rows, {
        ...scope,
        report: 'campaigninfo',
        by: 'channel',
        metrics: ['installs', 'retention1', 'retention7', 'retention30'],
      });
      expect(cohorts.rows.reduce((sum, { size }) => sum + (size ?? 0), 0)).toBe(totals['installs']);
      // Rounded alike: the report has six decimals.
      const rounded = (value: number | null | undefined) => (typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : null);
      for (const age of [1, 7, 30]) {
        const [mean, reported] = [rounded(meanOf(cohorts, age)), rounded(totals[`retention${age}`])];
        expect(mean === null ? null : Math.abs(mean - (reported ?? 1)) < 2e-5).toBe(reported === null ? null : true);
      }
      for (const row of cohorts.rows) for (const age of cohorts.ages) expect(row.counted?.[age] ?? 0).toBeLessThanOrEqual(row.size ?? 0);
    }),
    { numRuns: 200 },
  );
});

test('value grows with age, and who pays on the first day are the first-time payers of the campaign report', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ scope, by }) => {
      const [value, paying] = await Promise.all([
        owner.ask(reports.lifetimeValue, { ...scope, by }),
        owner.ask(reports.paying, { ...scope, by }),
      ]);
      const { totals } = await owner.ask(reports.rows, {
        ...scope,
        report: 'campaigninfo',
        by: 'channel',
        metrics: ['newPayers', 'installs'],
      });
      const first = meanOf(paying, 0) ?? 0;
      expect(first * (totals['installs'] ?? 0)).toBeCloseTo(totals['newPayers'] ?? 0, 0);
      for (const { values, maturity, counted } of value.rows) {
        // Of the same people only: later ages of a week are of fewer of its days.
        const known = value.ages.filter((age) => maturity[age] === 'final' && counted?.[age] === counted?.[0]);
        for (const [index, age] of known.slice(1).entries())
          expect(values[age] ?? 0).toBeGreaterThanOrEqual(values[known[index] ?? 0] ?? 0);
      }
    }),
    { numRuns: 200 },
  );
});

test('who came back, what they paid and who paid are those that are counted one by one', async () => {
  const scope = { app, from: '2026-10-26', to: '2026-11-12', channels: ['103'] };
  const record = world.apps.find(app);
  if (!record) throw new Error('No app');
  const { books } = world.promotionOf(record);
  // Everybody by name, with the ages at which they were there and paid, and what their day had paid by then.
  const people: { day: number; back: Set<number>; paid: Set<number> }[] = [];
  const revenue = new Map<number, number>();
  const ages = [1, 3, 7];
  for (const ad of books.ads.filter(({ channel }) => channel.id === 103)) {
    const ledger = books.open(ad, indexOf(scope.from));
    for (let day = Math.max(ledger.first, indexOf(scope.from)); day <= Math.min(indexOf(scope.to), ledger.lastSpent); day++) {
      const cohort = ledger.cohort(day);
      for (let one = 0; one < cohort.installs; one++)
        people.push({
          day,
          back: new Set(ages.filter((age) => one < retainedOf(cohort, age))),
          paid: new Set(ages.filter((age) => one < Math.floor(payersAt(cohort, age)))),
        });
      for (const age of ages) if (day + age < today) revenue.set(age, (revenue.get(age) ?? 0) + paidBy(cohort, age) / 100);
    }
  }
  const ask = (call: typeof reports.retention) => owner.ask(call, { ...scope, by: 'all' });
  const [back, value, paying] = [await ask(reports.retention), await ask(reports.lifetimeValue), await ask(reports.paying)];
  expect(back.rows[0]?.size).toBe(people.length);
  for (const age of ages) {
    const due = people.filter(({ day }) => day + age < today);
    expect(back.rows[0]?.counted?.[age]).toBe(due.length);
    expect(back.rows[0]?.values[age]).toBeCloseTo(due.filter((one) => one.back.has(age)).length / due.length, 5);
    expect(paying.rows[0]?.values[age]).toBeCloseTo(due.filter((one) => one.paid.has(age)).length / due.length, 5);
    expect(value.rows[0]?.values[age]).toBeCloseTo((revenue.get(age) ?? 0) / due.length, 4);
  }
});

test('whoever may see one of the pages may read what both show; others may not', async () => {
  const staff = (await signIn('staff')).client;
  const partner = (await signIn('channel')).client;
  const scope = { app, from: '2026-11-01', to: '2026-11-10', by: 'channel' as const };
  expect((await staff.ask(reports.retention, scope)).rows.length).toBeGreaterThan(0);
  expect(await staff.ask(reports.lifetimeValue, scope)).toMatchObject({ rows: [], withheld: [{ metric: 'ltv', flag: 'pay' }] });
  await expect(partner.ask(reports.retention, scope)).rejects.toMatchObject({ code: -1003 });
});
