import { expect, test } from 'vitest';
import { breakEvenBefore, breakEvenOf, crossings, shareText } from './breakEven.ts';

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

test('the compared period is held against it at the ages that both sides have', () => {
  const now = row('a', [0.2, 1, 2]);
  expect(breakEvenBefore(now, ages, [0.1, 0.6, 1])).toEqual({ after: 7 });
  expect(breakEvenBefore(now, ages, [0.1, 0.6, 0.9])).toMatchObject({ after: null, last: { age: 7, value: 0.9 } });
  // What the compared period came to later is not known at an age of both.
  expect(breakEvenBefore(now, ages, [0.1, 0.6, null])).toMatchObject({ after: null, last: { age: 1, value: 0.6 } });
  const young = { ...row('a', [0.2, 0.6]), maturity: { 0: 'final', 1: 'final', 7: 'none' } as const };
  expect(breakEvenBefore(young, ages, [0.1, 0.6, 1])).toMatchObject({ after: null, last: { age: 1, value: 0.6 } });
});

test('nothing is said where the compared period is not known, nor where it may have broken even earlier', () => {
  const now = row('a', [0.2, 1, 2]);
  expect(breakEvenBefore(now, ages, [null, null, null])).toBeNull();
  expect(breakEvenBefore(now, ages, [0.1, null, 1])).toBeNull();
});

test('what has not broken even is never at 100 %', () => {
  expect([0.974, 0.976, 0.996, 1, 1.004].map((value) => shareText(value, 'en'))).toEqual(['97%', '98%', '99%', '100%', '100%']);
});
