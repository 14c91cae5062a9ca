import { expect, test } from 'vitest';
import { ageTicks, cohortLines, lastFinal } from './cohortLines.ts';

const ages = [0, 1, 7, 30];
const options = {
  measure: 'ROI',
  dimension: 'age',
  seriesDimension: 'source',
  day: String,
  overall: undefined,
  since: { start: '2026-11-01', end: '2026-11-10' },
} as const;
const row = (key: string, values: readonly number[], open: readonly number[] = []) => ({
  key,
  label: key,
  size: 100,
  counted: null,
  values: Object.fromEntries(ages.map((age, index) => [age, values[index] ?? null])),
  maturity: Object.fromEntries(ages.map((age) => [age, open.includes(age) ? ('open' as const) : ('final' as const)])),
});

test('only what is final is known', () => {
  expect(lastFinal(row('a', [0.2, 0.6, 1, 1.4], [7, 30]), ages)).toEqual({ age: 1, value: 0.6 });
});

test('an axis of ages names its first day, also where that is the day after the install', () => {
  const thirty = Array.from({ length: 30 }, (_, index) => index + 1);
  expect(ageTicks(thirty)).toEqual([1, 30, 14, 7, 21]);
  expect(ageTicks([0, ...thirty, 45, 60])).toEqual([0, 60, 30, 14, 45, 7, 21]);
  expect(ageTicks([])).toEqual([]);
});

test('a line ends where days are not final, and steps add up to it', () => {
  const rows = [row('a', [0.2, 0.5, 0.9, 1.1], [30])];
  expect(cohortLines(rows, ages, { ...options, isPerInterval: false }).series[0]?.values).toEqual([0.2, 0.5, 0.9, null]);
  const steps = cohortLines(rows, ages, { ...options, isPerInterval: true }).series[0]?.values ?? [];
  expect(steps.slice(0, 3).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBeCloseTo(0.9);
});

test('the whole of the compared period is a line beside the whole, step by step', () => {
  const overall = { name: 'all', row: row('all', [0.2, 0.5, 0.9, 1.1]), previous: [0.1, 0.3, 0.6, null] };
  const { series } = cohortLines([row('a', [1, 1, 1, 1])], ages, { ...options, isPerInterval: true, overall });
  expect(series.map(({ name }) => name)).toEqual(['a', 'all']);
  expect(series[1]?.previous?.map((one) => one === null || Math.round(one * 10) / 10)).toEqual([0.1, 0.2, 0.3, true]);
});

test('lines say which days they count: those on which it began, and those of their ages', () => {
  const { counts } = cohortLines([row('a', [1, 1, 1, 1])], [1, 7], { ...options, isPerInterval: false });
  expect(counts).toEqual({ from: '2026-11-01', to: '2026-11-17' });
});
