import { expect, test } from 'vitest';
import { formatRange, formatDay, formatMonth, formatTime } from './format.ts';

test('the year is left out where it repeats', () => {
  expect(formatRange({ start: '2026-10-21', end: '2026-11-19' })).toBe('2026-10-21 – 11-19');
  expect(formatRange({ start: '2025-12-25', end: '2026-01-07' })).toBe('2025-12-25 – 2026-01-07');
  expect(formatRange({ start: '2026-11-20', end: '2026-11-20' })).toBe('2026-11-20');
});

test('a year that is known is left out altogether, but never one that differs', () => {
  const known = { knownYear: 2026 };
  expect(formatRange({ start: '2026-09-21', end: '2026-10-20' }, known)).toBe('09-21 – 10-20');
  expect(formatRange({ start: '2026-09-21', end: '2026-09-21' }, known)).toBe('09-21');
  expect(formatRange({ start: '2025-09-21', end: '2025-10-20' }, known)).toBe('2025-09-21 – 10-20');
  expect(formatRange({ start: '2025-12-25', end: '2026-01-07' }, known)).toBe('2025-12-25 – 2026-01-07');
});

test('months', () => {
  expect(formatMonth({ year: 2026, month: 10 }, 'zh-CN')).toBe('2026 年 10 月');
  expect(formatMonth({ year: 2026, month: 1 }, 'en')).toBe('January 2026');
});

test('a day in a sentence', () => {
  expect(formatDay('2026-11-20', 'zh-CN')).toBe('2026-11-20');
  expect(formatDay('2026-11-20', 'en')).toBe('Nov 20, 2026');
  expect(formatDay('soon', 'en')).toBe('soon');
});

test('a time is told without what today says', () => {
  expect(formatTime('2026-11-20 10:31:07', '2026-11-20')).toBe('10:31');
  expect(formatTime('2026-11-19 18:02:59', '2026-11-20')).toBe('11-19 18:02');
  expect(formatTime('2025-11-20 18:02', '2026-11-20')).toBe('2025-11-20');
});
