import { expect, test } from 'vitest';
import { crossings, curvesOf, lastKnown, paidBackAfter, weeksBefore } from './curves.ts';

const ages = [0, 1, 7, 30];
const t = { roi: 'ROI', whole: 'all', age: 'age', source: 'source', week: 'week', day: String, weekOf: String };
const row = (key: string, values: readonly number[], open: readonly number[] = []) => ({
  key,
  label: key,
  size: 100,
  values: Object.fromEntries(ages.map((age, index) => [age, values[index] ?? null])),
  maturity: Object.fromEntries(ages.map((age) => [age, open.includes(age) ? ('open' as const) : ('final' as const)])),
});

test('paid back is the first final day at or above what was spent', () => {
  expect(paidBackAfter(row('a', [0.2, 0.6, 1, 1.4]), ages)).toBe(7);
  expect(paidBackAfter(row('a', [0.2, 0.6, 1, 1.4], [7, 30]), ages)).toBeNull();
  expect(lastKnown(row('a', [0.2, 0.6, 1, 1.4], [7, 30]), ages)).toEqual({ age: 1, value: 0.6 });
});

test('a line ends where days are not final, and steps add up to it', () => {
  const rows = [row('a', [0.2, 0.5, 0.9, 1.1], [30])];
  expect(curvesOf(rows, ages, t, false).series[0]?.values).toEqual([0.2, 0.5, 0.9, null]);
  const steps = curvesOf(rows, ages, t, true).series[0]?.values ?? [];
  expect(steps.slice(0, 3).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBeCloseTo(0.9);
  expect(crossings([row('b', [1, 2, 3, 4])], ages, String)).toEqual([{ at: 0, text: '0', on: 'b' }]);
});

test('weeks of the compared period weigh what was installed in them, and count where this one is due', () => {
  const dayOf = (key: string, value: number, size: number) => ({ ...row(key, [value, value, value, value]), size });
  const pair = (now: string, value: number, size: number, weight: number) => ({
    now: row(now, [1, 1, 1, 1], [30]),
    before: dayOf('x', value, size),
    weight,
  });
  const days = [pair('2026-11-02', 0.2, 10, 1), pair('2026-11-03', 0.4, 10, 3), pair('2026-11-09', 0.5, 60, 5)];
  const weeks = [row('2026-11-02', [1, 1, 1, 1], [30]), row('2026-11-09', [1, 1, 1, 1], [7, 30])];
  const told = { ages, rows: weeks, total: 2, fetchedAt: '', completeTo: '', withheld: [] };
  const { values, size } = weeksBefore(days, told);
  expect(size).toBe(80);
  // (0.35 × 20 + 0.5 × 60) ÷ 80; the second week is not due on day 7, nobody on day 30.
  expect(values[0]).toBeCloseTo(0.4625);
  expect(values[2]).toBeCloseTo(0.35);
  expect(values[3]).toBeNull();
});

test('the whole of the compared period is a line beside the whole, step by step', () => {
  const whole = { row: row('all', [0.2, 0.5, 0.9, 1.1]), before: [0.1, 0.3, 0.6, null] };
  const { series } = curvesOf([row('a', [1, 1, 1, 1])], ages, t, true, whole);
  expect(series.map(({ name }) => name)).toEqual(['a', 'all']);
  expect(series[1]?.previous?.map((one) => one === null || Math.round(one * 10) / 10)).toEqual([0.1, 0.2, 0.3, true]);
});
