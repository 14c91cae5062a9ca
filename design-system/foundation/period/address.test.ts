import { expect, test } from 'vitest';
import { periodFromText, periodToText } from './address.ts';
import type { Period } from './period.ts';

const cases: [text: string, period: Period][] = [
  ['last30', { preset: 'last30' }],
  ['2026-10-21_2026-11-19', { start: '2026-10-21', end: '2026-11-19' }],
  ['last30.previous', { preset: 'last30', comparison: { kind: 'previous' } }],
  ['last30.year.weekdays', { preset: 'last30', comparison: { kind: 'lastYear', isWeekdayMatched: true } }],
  ['2026-11-01_2026-11-15.2026-08-01', { start: '2026-11-01', end: '2026-11-15', comparison: { kind: 'from', start: '2026-08-01' } }],
];

test.each(cases)('%s', (text, period) => {
  expect(periodToText(period)).toBe(text);
  expect(periodFromText(text)).toEqual(period);
});

test.each(['', 'last31', 'LAST30', '2026-10-21', '2026-02-30_2026-03-01', '2026-10-21_2026-11-19_2026-11-20', '__proto__', '.previous'])(
  '“%s” is no period',
  (text) => {
    expect(periodFromText(text)).toBeUndefined();
  },
);

test.each(['last30.', 'last30.quarter', 'last30.previous.moon', 'last30.previous.weekdays.more', 'last30.2026-02-30'])(
  'the days of “%s” survive a comparison that nobody knows',
  (text) => {
    expect(periodFromText(text)).toEqual({ preset: 'last30' });
  },
);

test('days written backwards are put in order', () => {
  expect(periodFromText('2026-11-19_2026-10-21')).toEqual({ start: '2026-10-21', end: '2026-11-19' });
});
