import { expect, test } from 'vitest';
import { headlineOf, rowsIn } from './adHeadlines.ts';

const day = (key: string, values: Record<string, number | null>) => ({ key, values });
const rows = [
  day('2026-11-18', { adRevenue: 100, income: 300, active: 1000, cost: 200 }),
  day('2026-11-19', { adRevenue: 200, income: 500, active: 500, cost: null }),
  day('2026-11-20', { adRevenue: 10, income: 0, active: 400, cost: 50 }),
];

test('a day with more users weighs more, and whoever comes on two days counts on both', () => {
  expect(headlineOf('arpdau', rows.slice(0, 2))).toBe(300 / 1500);
});

test('all revenue stands beside all spend of days on which both are known, and beside none it has no value', () => {
  expect(headlineOf('coverage', rows)).toBe(410 / 250);
  expect(headlineOf('coverage', rows.slice(1, 2))).toBeNull();
});

test('only full days are compared', () => {
  expect(rowsIn(rows, { start: '2026-11-18', end: '2026-11-19' })).toEqual(rows.slice(0, 2));
});
