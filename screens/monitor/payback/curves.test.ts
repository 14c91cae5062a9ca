import { expect, test } from 'vitest';
import { breakEvenOf, crossings, curvesOf, lastKnown } from './curves.ts';

const ages = [0, 1, 7, 30];
const t = { roi: 'ROI', whole: 'all', age: 'age', source: 'source', day: String };
const row = (key: string, values: readonly number[], open: readonly number[] = []) => ({
  key,
  label: key,
  size: 100,
  values: Object.fromEntries(ages.map((age, index) => [age, values[index] ?? null])),
  maturity: Object.fromEntries(ages.map((age) => [age, open.includes(age) ? ('open' as const) : ('final' as const)])),
});

test('broken even is the first final day at or above the ad spend', () => {
  expect(breakEvenOf(row('a', [0.2, 0.6, 1, 1.4]), ages)).toBe(7);
  expect(breakEvenOf(row('a', [0.2, 0.6, 1, 1.4], [7, 30]), ages)).toBeNull();
  expect(lastKnown(row('a', [0.2, 0.6, 1, 1.4], [7, 30]), ages)).toEqual({ age: 1, value: 0.6 });
});

test('a line ends where days are not final, and steps add up to it', () => {
  const rows = [row('a', [0.2, 0.5, 0.9, 1.1], [30])];
  expect(curvesOf(rows, ages, t, false).series[0]?.values).toEqual([0.2, 0.5, 0.9, null]);
  const steps = curvesOf(rows, ages, t, true).series[0]?.values ?? [];
  expect(steps.slice(0, 3).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBeCloseTo(0.9);
  expect(crossings([row('b', [1, 2, 3, 4])], ages, String)).toEqual([{ at: 0, text: '0', on: 'b' }]);
});

test('the whole of the compared period is a line beside the whole, step by step', () => {
  const overall = { row: row('all', [0.2, 0.5, 0.9, 1.1]), previous: [0.1, 0.3, 0.6, null] };
  const { series } = curvesOf([row('a', [1, 1, 1, 1])], ages, t, true, overall);
  expect(series.map(({ name }) => name)).toEqual(['a', 'all']);
  expect(series[1]?.previous?.map((one) => one === null || Math.round(one * 10) / 10)).toEqual([0.1, 0.2, 0.3, true]);
});
