import { expect, test } from 'vitest';
import { daysOf, largestChanges, sharesOf } from './shares.ts';

const answer = (counts: Readonly<Record<string, number>>) => ({
  columns: ['active'],
  rows: Object.entries(counts).map(([key, active]) => ({ key, label: key, day: null, channel: null, group: null, values: { active } })),
  totals: {},
  total: 0,
  people: 'distinct' as const,
  asOf: null,
  zone: null,
  dated: null,
  fetchedAt: '',
  completeTo: '',
  withheld: [],
});
const shares = sharesOf(
  'os',
  answer({ 'iOS 26': 60, 'iOS 18': 40 }),
  answer({ 'iOS 26': 10, 'iOS 18': 80, 'iOS 17': 10 }),
  (_, { label }) => label,
);

test('parts are of their own period and add up to all; what is gone is among them', () => {
  expect(shares.map(({ key, now, before }) => [key, now, before])).toEqual([
    ['iOS 26', 0.6, 0.1],
    ['iOS 18', 0.4, 0.8],
    ['iOS 17', 0, 0.1],
  ]);
});

test('the largest change comes first, whichever way it went', () => {
  expect(largestChanges(shares, 2).map(({ key }) => key)).toEqual(['iOS 26', 'iOS 18']);
});

test('one kind takes no more than three places', () => {
  const share = (kind: 'os' | 'appVersion', key: string, now: number) => ({ kind, key, name: key, now, before: 0 });
  const versions = ['4', '3', '2', '1'].map((key) => share('appVersion', key, Number(key) / 10));
  expect(largestChanges([...versions, share('os', 'iOS 26', 0.05)], 8).map(({ key }) => key)).toEqual(['4', '3', '2', 'iOS 26']);
});

test('devices are of the whole period; versions of its last full day, and of the last day of the compared period', () => {
  const today = '2026-11-20';
  const days = { start: '2026-11-14', end: today } as const;
  const against = { start: '2026-11-08', end: '2026-11-13' } as const;
  const compared = { of: { start: '2026-11-14', end: '2026-11-19' }, against, isShortened: true, age: null } as const;
  expect(daysOf('os', { days, today, compared })).toEqual({ now: days, before: against });
  expect(daysOf('appVersion', { days, today, compared })).toEqual({
    now: { start: '2026-11-19', end: '2026-11-19' },
    before: { start: '2026-11-13', end: '2026-11-13' },
  });
  const onlyToday = { start: today, end: today } as const;
  expect(daysOf('appVersion', { days: onlyToday, today, compared: undefined })).toEqual({ now: onlyToday, before: undefined });
  expect(daysOf('appVersion', { days: against, today, compared: undefined }).now).toEqual({ start: '2026-11-13', end: '2026-11-13' });
});
