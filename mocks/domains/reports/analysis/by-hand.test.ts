import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { dayAt, indexOf } from '../../../world/calendar.ts';
import { testService } from '../../testService.ts';

// An oracle that no screen shares: one campaign that ran on one day, so that whoever is there later is one of its people. They are written down
// one by one, with the days on which they were there and what they paid, and then counted by hand.

const app = 1001;
const installDay = indexOf('2026-10-20');
const campaign = 990_001;
const { signIn, world } = testService();
const record = world.apps.find(app);
if (!record) throw new Error('No app');
world.promotionOf(record).campaigns.put({
  id: campaign,
  app,
  name: 'One day',
  channel: 101,
  group: 0,
  starts: installDay,
  ends: installDay,
  level: 2_000,
  isEnabled: true,
});
const owner = (await signIn('super')).client;
const scope = { app, campaigns: [String(campaign)] };
const first = dayAt(installDay);
const lastAge = 30;

interface User {
  hasRegistered: boolean;
  hasPaid: boolean;
  /** In days since the install. */
  isThereAt: Set<number>;
  paidAt: Map<number, number>;
}

/** Everybody, out of what single days of the campaign report: opens of a day are given to people one by one, its revenue to who pays on it. */
async function everybody(): Promise<User[]> {
  const { rows } = await owner.ask(reports.rows, {
    ...scope,
    report: 'campaigninfo',
    by: 'day',
    from: first,
    to: dayAt(installDay + lastAge),
    metrics: ['installs', 'registrations', 'newPayers', 'active', 'payers', 'income'],
  });
  const days = new Map(rows.map(({ key, values }) => [indexOf(key) - installDay, values]));
  const on = (age: number, metric: string) => days.get(age)?.[metric] ?? 0;
  const users = Array.from({ length: on(0, 'installs') }, (_, index): User => ({
    hasRegistered: index < on(0, 'registrations'),
    hasPaid: index < on(0, 'newPayers'),
    isThereAt: new Set(),
    paidAt: new Map(),
  }));
  for (let age = 0; age <= lastAge; age++) {
    for (const user of users.slice(0, on(age, 'active'))) user.isThereAt.add(age);
    const [fen, payers] = [Math.round(on(age, 'income') * 100), on(age, 'payers')];
    for (let one = 0; one < payers; one++) {
      const share = Math.floor(((one + 1) * fen) / payers) - Math.floor((one * fen) / payers);
      users[one]?.paidAt.set(age, share / 100);
    }
  }
  return users;
}

const users = await everybody();
const cohort = { ...scope, from: first, to: first, by: 'day' as const };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

test('there is a crowd small enough to be counted', () => {
  expect(users.length).toBeGreaterThan(100);
  expect(users.length).toBeLessThan(2_000);
  expect(users.filter(({ hasPaid }) => hasPaid).length).toBeGreaterThan(3);
});

test('retention is who was there on a later day, of all who installed', async () => {
  const { rows, ages } = await owner.ask(reports.retention, cohort);
  expect(rows.map(({ size }) => size)).toEqual([users.length]);
  for (const age of ages)
    expect(rows[0]?.values[age]).toBeCloseTo(users.filter(({ isThereAt }) => isThereAt.has(age)).length / users.length, 5);
});

test('lifetime value is all that they have paid by the end of a day, for each of them', async () => {
  const { rows, ages } = await owner.ask(reports.lifetimeValue, cohort);
  for (const age of ages.filter((one) => one <= lastAge - 1)) {
    const paid = users.map(({ paidAt }) => sum([...paidAt].flatMap(([at, amount]) => (at <= age ? [amount] : []))));
    expect(rows[0]?.values[age]).toBeCloseTo(sum(paid) / users.length, 4);
  }
});

test('a funnel is who went on from step to step', async () => {
  const asked = { ...cohort, to: first, by: 'all' as const, steps: ['install', 'registration', 'payment'], windowMinutes: 10_080 };
  const { steps } = await owner.ask(reports.funnel, asked);
  const registered = users.filter(({ hasRegistered }) => hasRegistered);
  expect(steps.map(({ count }) => count)).toEqual([users.length, registered.length, registered.filter(({ hasPaid }) => hasPaid).length]);
  // Their windows have been closed for weeks.
  expect(steps.map(({ open }) => open)).toEqual([0, 0, 0]);
});
