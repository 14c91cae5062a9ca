import { expect, test } from 'vitest';
import { compareDays } from './compareDays.ts';

const maturity = (state: 'final' | 'open' | 'none') => ({ 1: 'final' as const, 7: state });
const dayOf = (key: string, size: number, value: number, seventh: 'final' | 'open' | 'none' = 'final') => ({
  key,
  label: key,
  size,
  counted: null,
  values: { 1: value, 7: value / 2 },
  maturity: maturity(seventh),
});
const answer = (rows: ReturnType<typeof dayOf>[]) => ({
  ages: [1, 7],
  rows,
  total: rows.length,
  fetchedAt: '',
  completeTo: '',
  withheld: [],
});
const periods = { of: { start: '2026-11-10', end: '2026-11-12' }, against: { start: '2026-11-03', end: '2026-11-05' } } as const;
const now = answer([dayOf('2026-11-10', 5, 0.9), dayOf('2026-11-11', 5, 0.9), dayOf('2026-11-12', 5, 0.9, 'none')]);

test('a day is compared with that at the same place, by what it weighs', () => {
  const before = answer([
    dayOf('2026-11-03', 10, 0.4),
    dayOf('2026-11-04', 30, 0.2),
    dayOf('2026-11-05', 60, 0.1),
    dayOf('2026-11-06', 99, 1),
  ]);
  const days = compareDays(now, before, periods);
  expect(days.pairs.map((pair) => [pair.now.key, pair.before.key])).toEqual([
    ['2026-11-10', '2026-11-03'],
    ['2026-11-11', '2026-11-04'],
    ['2026-11-12', '2026-11-05'],
  ]);
  expect(days.size).toBe(100);
  expect(days.previousAt(1)).toBeCloseTo(0.16);
  // The third day is not mature now, so its counterpart is left out, too.
  expect(days.previousAt(7)).toBeCloseTo(0.125);
  expect(days.where(({ now: { key } }) => key === '2026-11-11').previousAt(1)).toBeCloseTo(0.2);
});

test('where a compared day is not mature itself, there is nothing to compare with', () => {
  const before = answer([dayOf('2026-11-03', 10, 0.4), dayOf('2026-11-04', 30, 0.2, 'open')]);
  const days = compareDays(now, before, periods);
  expect(days.previousAt(1)).toBeCloseTo(0.25);
  expect(days.previousAt(7)).toBeNull();
});

test('without both answers nothing is compared', () => {
  expect(compareDays(now, undefined, periods).previousAt(1)).toBeNull();
});
