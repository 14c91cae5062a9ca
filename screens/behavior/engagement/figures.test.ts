import { expect, test } from 'vitest';
import { countedDays, dailyOf, fullDays, headlineOf, hourlyMean, reachedBy, reachingMissing } from './figures.ts';

const day = (date: string, dau: number, mau: number, sessions: number) => ({
  day: date,
  dau,
  wau: dau * 2,
  mau,
  installs: dau / 10,
  sessions,
  seconds: sessions * 60,
});
const days = [day('2026-11-18', 100, 400, 200), day('2026-11-19', 300, 600, 900), day('2026-11-20', 50, 610, 60)];

test('people are a mean per day, never a sum; today is not among the days', () => {
  const full = fullDays(days, '2026-11-20');
  expect(full).toHaveLength(2);
  expect(headlineOf('dau', full)).toBe(200);
});

test('shares are of two sums: a large day weighs more than a small one', () => {
  const full = fullDays(days, '2026-11-20');
  expect(headlineOf('stickiness', full)).toBe(0.4);
  expect(headlineOf('sessionsPerUser', full)).toBe(1100 / 400);
  expect(dailyOf('sessionsPerUser', day('2026-11-18', 0, 0, 0))).toBeNull();
  expect(headlineOf('dau', [])).toBeNull();
});

test('active users of several days lack a day that was not received for as many days', () => {
  const isReceived = (one: string) => one !== '2026-11-12';
  // 11-18 counts 11-12 among its seven days, 11-19 no longer does; the thirty days of all of them have it.
  expect(reachingMissing(days, 7, isReceived).map(({ day: of }) => of)).toEqual(['2026-11-18']);
  expect(reachingMissing(days, 30, isReceived)).toHaveLength(3);
  expect(reachingMissing(days, 30, () => true)).toEqual([]);
  expect(reachedBy(days, 30)).toEqual({ start: '2026-10-20', end: '2026-11-20' });
  expect(reachedBy([], 30)).toBeNull();
});

test('an hour weighs each weekday by how many of them were counted', () => {
  const cells = [
    { sessions: 400, days: 4 },
    { sessions: 50, days: 1 },
  ];
  expect(hourlyMean(cells)).toBe(90);
  expect(hourlyMean([{ sessions: 0, days: 0 }])).toBeNull();
});

test('a day that was not received in one of the periods is counted in neither', () => {
  const before = [day('2026-11-15', 40, 400, 50), day('2026-11-16', 0, 390, 0)];
  const known = (...missing: string[]) => ({ today: '2026-11-20', isReceived: (one: string) => !missing.includes(one) });
  const shown = (previous: typeof before | undefined, ...missing: string[]) => {
    const { days: counted, before: beside, notReceived } = countedDays(days, previous, known(...missing));
    return [headlineOf('dau', counted), headlineOf('dau', beside), notReceived];
  };
  expect(shown(before)).toEqual([200, 20, 0]);
  expect(shown(before, '2026-11-16')).toEqual([100, 40, 1]);
  expect(shown(before, '2026-11-18')).toEqual([300, 0, 1]);
  // Where no day has a counterpart, nothing is compared.
  expect(shown(before, '2026-11-15', '2026-11-16')).toEqual([200, null, 0]);
  expect(shown(undefined, '2026-11-18')).toEqual([300, null, 1]);
});
