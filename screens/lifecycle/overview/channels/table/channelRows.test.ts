import { expect, test } from 'vitest';
import { factsOfRow, othersOf, rowsOf } from './channelRows.ts';

const origin = { fetchedAt: '2026-11-20 10:32', completeTo: '2026-11-20 10:00', withheld: [] };
const cohort = (key: string, size: number, value: number, state: 'final' | 'open' = 'final') => ({
  key,
  label: `channel ${key}`,
  size,
  counted: null,
  values: { 7: value },
  maturity: { 7: state },
});
const of = (...rows: ReturnType<typeof cohort>[]) => ({ ages: [1, 7], rows, total: rows.length, ...origin });

const ltv = { ...of(cohort('101', 30, 12), cohort('102', 10, 8, 'open')), ages: [7] };
const before = of(cohort('101', 20, 0.3), cohort('102', 20, 0.1));
const spend = {
  rows: [{ key: '101', label: '', day: null, channel: null, group: null, values: { cost: 60, cpa: 2 } }],
  totals: {},
  total: 1,
  columns: [],
  people: 'added' as const,
  asOf: null,
  zone: null,
  dated: null,
  ...origin,
};
const others = othersOf({ ltv }, 14);
const rows = rowsOf(of(cohort('101', 30, 0.4), cohort('102', 10, 0.2, 'open')), { before, spend, age: 7, others });

test('a quality is read at the age of the page, or at the closest before it', () => {
  expect(others.map(({ quality, at }) => [quality, at])).toEqual([['ltv', 7]]);
});

test('beside a source stand its share, its spend, the compared period and the other qualities; nothing where it is not mature or not spent', () => {
  expect(rows.map((row) => factsOfRow(row, true))).toEqual([
    [0.75, 60, 2, 0.3, 12],
    [0.25, null, null, null, null],
  ]);
  expect(rows.map((row) => factsOfRow(row, false))).toEqual([
    [0.75, 60, 2, 12],
    [0.25, null, null, null],
  ]);
});
