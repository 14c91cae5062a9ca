import { expect, test } from 'vitest';
import { minutesCourse } from './minutesCourse.ts';

const day = (date: string, dau: number, seconds: number) => ({ day: date, dau, wau: dau, mau: dau, installs: 0, sessions: 0, seconds });
const now = [day('2026-11-18', 100, 60_000), day('2026-11-19', 300, 360_000), day('2026-11-20', 50, 600)];
const names = { measure: 'Minutes per user', dimension: 'Date' };

test('today is left out, and a day with more users weighs more in the whole', () => {
  const { points, series } = minutesCourse(now, undefined, { today: '2026-11-20', isReceived: () => true }, names);
  expect(points.map(({ label }) => label)).toEqual(['11-18', '11-19']);
  expect(series).toEqual([{ key: 'minutes', name: 'Minutes per user', values: [10, 20], total: 7000 / 400 }]);
});

test('each day stands beside the one at its place, and beside none where the compared period is shorter', () => {
  const { points, series } = minutesCourse(now, [day('2026-11-11', 50, 6000)], { today: '2026-11-20', isReceived: () => true }, names);
  expect(series[0]?.previous).toEqual([2, null]);
  expect(points.map(({ comparedDays }) => comparedDays?.from)).toEqual(['2026-11-11', undefined]);
});

test('a day on which nobody came has no minutes, and they are never added up', () => {
  const { isAdditive, series } = minutesCourse(
    [day('2026-11-18', 0, 0)],
    undefined,
    { today: '2026-11-20', isReceived: () => true },
    names,
  );
  expect(isAdditive).toBe(false);
  expect(series[0]).toMatchObject({ values: [null], total: null });
});
