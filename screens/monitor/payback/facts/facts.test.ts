import { expect, test } from 'vitest';
import { compareDays } from '#screens/kit/cohorts/index.ts';
import { costPerInstall, countedAtAge, daysCounted, matureDays } from './facts.ts';

const days = { start: '2026-10-01', end: '2026-10-31' } as const;

const cohort = (key: string, size: number, value: number | null, state: 'final' | 'open' | 'none' = 'final') => ({
  key,
  label: key,
  size,
  values: { 30: value },
  maturity: { 30: state },
  counted: { 30: state === 'final' ? size : 0 },
});

test('a day is mature on the day after its thirtieth', () => {
  expect(matureDays(days, 30, '2026-10-31')).toBeNull();
  expect(matureDays(days, 30, '2026-11-01')).toEqual({ start: '2026-10-01', end: '2026-10-01' });
  expect(matureDays(days, 30, '2026-12-31')).toEqual(days);
});

test('an install costs all that was spent, also on a day without installs, and has no price without spend', () => {
  const row = (key: string, installs: number, cost: number | null) => ({
    key,
    label: key,
    day: null,
    channel: null,
    group: null,
    values: { installs, cost },
  });
  const rows = [row('2026-10-01', 10, 70), row('2026-10-02', 0, 30), row('2026-11-01', 90, 900)];
  const all = { days, isReceived: () => true, name: 'all' };
  expect(costPerInstall(rows, all)).toMatchObject({ value: 10, weight: 10 });
  expect(costPerInstall([row('2026-10-01', 10, null)], all)).toBeNull();
  // On 10-02 nothing was received.
  expect(costPerInstall(rows, { ...all, isReceived: (day) => day !== '2026-10-02' })).toMatchObject({ value: 7, weight: 10 });
});

test('both sides are of the days that are mature now, and nothing is held against days that are not so old themselves', () => {
  const now = { ages: [30], rows: [cohort('2026-10-01', 10, 2), cohort('2026-10-02', 30, 9, 'open')], total: 2, ...origin };
  const before = { ages: [30], rows: [cohort('2026-09-01', 20, 1), cohort('2026-09-02', 40, 5)], total: 2, ...origin };
  const of = { of: days, against: { start: '2026-09-01', end: '2026-10-01' } } as const;
  const weigh = { day: ({ size }: { size: number | null }) => size ?? 0, whole: () => 7 };
  const rowsOf = (earlier: typeof before) =>
    countedAtAge(30, { compared: compareDays(now, earlier, of), whole: undefined, name: 'all' }, weigh);
  expect(rowsOf(before)).toEqual([
    { name: '10-01', size: 10, value: 2, weight: 10, before: { name: '09-01', size: 20, value: 1, weight: 20 } },
  ]);
  const young = { ...before, rows: [cohort('2026-09-01', 20, 1, 'open')] };
  expect(rowsOf(young)).toEqual([{ name: '10-01', size: 10, value: 2, weight: 10 }]);
  const alone = { compared: compareDays(undefined, undefined, of), name: 'all' };
  expect(countedAtAge(30, { ...alone, whole: cohort('', 40, 3) }, weigh)).toEqual([{ name: 'all', size: 40, value: 3, weight: 7 }]);
  expect(countedAtAge(30, { ...alone, whole: cohort('', 40, 3, 'open') }, weigh)).toEqual([]);
});

test('spend counts on the day of the install, revenue until the age', () => {
  const until = { start: '2026-10-01', end: '2026-11-30' };
  expect(daysCounted('cpa', days)).toEqual({ days: [days], spentOn: [days] });
  expect(daysCounted('ltv', days)).toEqual({ days: [until], spentOn: [] });
  expect(daysCounted('roi', days)).toEqual({ days: [until], spentOn: [days] });
});

const origin = { fetchedAt: '2026-11-20 10:32', completeTo: '2026-11-20 10:00', withheld: [] };
