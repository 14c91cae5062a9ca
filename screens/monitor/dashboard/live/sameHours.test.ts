import { expect, test } from 'vitest';
import { sameHoursOf } from './sameHours.ts';

const row = (day: string, key: string, installs: number) => ({
  key,
  day,
  label: '',
  channel: null,
  group: null,
  values: { installs, active: 9 },
});
const today = '2026-11-20';
const rows = [
  row('2026-11-19', '00', 3),
  row('2026-11-19', '01', 4),
  row('2026-11-19', '02', 50),
  row(today, '00', 5),
  row(today, '01', 1),
  row(today, '02', 2),
];

test('only hours that are over are compared, with the same hours of the day before', () => {
  expect(sameHoursOf('installs', rows, { today, fetchedAt: '2026-11-20 02:40:00' })).toEqual({ now: 6, before: 7 });
});

test('before the first hour is over there is nothing to compare, nor of people, who do not add up', () => {
  expect(sameHoursOf('installs', rows, { today, fetchedAt: '2026-11-20 00:59:00' })).toBeNull();
  expect(sameHoursOf('active', rows, { today, fetchedAt: '2026-11-20 02:40:00' })).toBeNull();
});
