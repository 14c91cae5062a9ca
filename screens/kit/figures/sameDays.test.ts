import { expect, test } from 'vitest';
import { meanBefore, sameDays } from './sameDays.ts';

const maturity = (state: 'final' | 'open' | 'none') => ({ 1: 'final' as const, 7: state });
const dayOf = (key: string, size: number, value: number, seventh: 'final' | 'open' | 'none' = 'final') => ({
  key,
  label: key,
  size,
  values: { 1: value, 7: value / 2 },
  maturity: maturity(seventh),
});
const told = (rows: ReturnType<typeof dayOf>[]) => ({
  ages: [1, 7],
  rows,
  total: rows.length,
  fetchedAt: '',
  completeTo: '',
  withheld: [],
});
const periods = { of: { start: '2026-11-10', end: '2026-11-12' }, against: { start: '2026-11-03', end: '2026-11-05' } } as const;
const now = told([dayOf('2026-11-10', 5, 0.9), dayOf('2026-11-11', 5, 0.9), dayOf('2026-11-12', 5, 0.9, 'none')]);

test('a day is held against that at the same place, by what it weighs', () => {
  const before = told([
    dayOf('2026-11-03', 10, 0.4),
    dayOf('2026-11-04', 30, 0.2),
    dayOf('2026-11-05', 60, 0.1),
    dayOf('2026-11-06', 99, 1),
  ]);
  const days = sameDays(now, before, periods);
  expect(days.map((one) => [one.now.key, one.before.key])).toEqual([
    ['2026-11-10', '2026-11-03'],
    ['2026-11-11', '2026-11-04'],
    ['2026-11-12', '2026-11-05'],
  ]);
  expect(meanBefore(days, 1)).toBeCloseTo(0.16);
  // The third day is not due now, so its counterpart is left out, too.
  expect(meanBefore(days, 7)).toBeCloseTo(0.125);
});

test('where a compared day is not due itself, there is nothing to hold against', () => {
  const before = told([dayOf('2026-11-03', 10, 0.4), dayOf('2026-11-04', 30, 0.2, 'open')]);
  const days = sameDays(now, before, periods);
  expect(meanBefore(days, 1)).toBeCloseTo(0.25);
  expect(meanBefore(days, 7)).toBeNull();
});

test('without both answers nothing is compared', () => {
  expect(meanBefore(sameDays(now, undefined, periods), 1)).toBeNull();
});
