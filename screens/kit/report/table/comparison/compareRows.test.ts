import { expect, test } from 'vitest';
import { addDays } from '#design-system/foundation/period/days.ts';
import { initialState } from '../../view/state.ts';
import { comparerOf } from './compareRows.ts';

const row = (key: string, installs: number, day: string | null = null) => ({
  key,
  label: '',
  day,
  channel: null,
  group: null,
  values: { installs },
});
const answer = (rows: readonly ReturnType<typeof row>[]) => ({
  columns: ['installs'],
  rows: [...rows],
  totals: {},
  total: rows.length,
  people: 'distinct' as const,
  asOf: null,
  zone: null,
  dated: null,
  fetchedAt: '',
  completeTo: '',
  withheld: [],
});
const of = { start: '2026-11-18', end: '2026-11-19' } as const;
const compared = { of, against: { start: '2026-11-16', end: '2026-11-17' } as const, isShortened: false, age: null };
const report = { compared, state: initialState };

test('a day is compared with the day at its place, and today with none', () => {
  const before = answer([row('2026-11-16', 30), row('2026-11-17', 20)]);
  const comparedOf = comparerOf(report, 'day', { before, full: undefined, difference: 10 });
  expect(comparedOf(row('2026-11-18', 40))).toMatchObject({ previous: 30, difference: 10, part: 1 });
  expect(comparedOf(row('2026-11-19', 20))).toMatchObject({ previous: 20, difference: 0, change: 0 });
  expect(comparedOf(row(addDays(of.end, 1), 5))).toMatchObject({ previous: null, difference: null, isNew: false });
});

test('a row of a day is compared with the same row on the day at its place', () => {
  const before = answer([row('101', 30, '2026-11-16'), row('102', 7, '2026-11-16'), row('101', 90, '2026-11-17')]);
  const daily = { ...report, state: { ...initialState, each: 'day' as const } };
  const comparedOf = comparerOf(daily, 'channel', { before, full: undefined, difference: null });
  expect(comparedOf(row('101', 40, '2026-11-18'))).toMatchObject({ previous: 30, difference: 10 });
  expect(comparedOf(row('103', 4, '2026-11-18'))).toMatchObject({ previous: 0, isNew: true });
});

test('where today is in the period, full days are compared and not the row itself; before they are known, nothing is', () => {
  const shortened = { ...report, compared: { ...compared, isShortened: true } };
  const [before, full] = [answer([row('101', 30)]), answer([row('101', 33)])];
  expect(comparerOf(shortened, 'channel', { before, full, difference: 3 })(row('101', 50))).toMatchObject({ difference: 3, part: 1 });
  expect(comparerOf(shortened, 'channel', { before, full: undefined, difference: 3 })(row('101', 50))).toMatchObject({
    difference: null,
    change: undefined,
  });
});
