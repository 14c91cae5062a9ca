import { expect, test } from 'vitest';
import { breakEvenOf, crossings } from './breakEven.ts';

const ages = [0, 1, 7];
const row = (key: string, values: readonly number[]) => ({
  key,
  label: key,
  size: 100,
  counted: null,
  values: Object.fromEntries(ages.map((age, index) => [age, values[index] ?? null])),
  maturity: Object.fromEntries(ages.map((age) => [age, 'final' as const])),
});

test('broken even is the first day at or above the ad spend', () => {
  expect(breakEvenOf(row('a', [0.2, 0.6, 1]), ages)).toBe(7);
  const open = { ...row('a', [0.2, 0.6, 1]), maturity: { 0: 'final', 1: 'final', 7: 'open' } as const };
  expect(breakEvenOf(open, ages)).toBeNull();
  expect(crossings([row('a', [0.2, 0.6, 0.9]), row('b', [1, 2, 3])], ages, String)).toEqual([{ at: 0, text: '0', on: 'b' }]);
});
