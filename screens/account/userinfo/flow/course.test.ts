import { expect, test } from 'vitest';
import { addDays } from '#design-system';
import { courseOf, flowByApp } from './course.ts';

const day = (date: string, app: number, used: number, applets = 0) => ({ day: date, app, name: `app ${app}`, used, applets });
const names = { measure: 'm', day: 'd', used: 'u', earliest: 'e', latest: 'l', range: (from: string, to: string) => `${from} to ${to}` };

test('apps are listed by what they used; today is in no average', () => {
  const days = [
    day('2026-11-18', 1, 10),
    day('2026-11-19', 1, 20),
    day('2026-11-20', 1, 6),
    day('2026-11-19', 2, 64),
    day('2026-11-19', 3, 0, 5),
  ];
  expect(flowByApp(days, 'tracked', '2026-11-20')).toEqual([
    { app: 2, name: 'app 2', total: 64, perDay: 64, last: [64], share: 0.64 },
    { app: 1, name: 'app 1', total: 36, perDay: 15, last: [10, 20], share: 0.36 },
  ]);
  expect(flowByApp(days, 'applets', '2026-11-20').map(({ app, share }) => [app, share])).toEqual([[3, 1]]);
});

test('the forecast is a range from today to the limit, reached early or late, and leads on to the day of the stop', () => {
  const days = [
    { day: '2026-11-19', used: 40 },
    { day: '2026-11-20', used: 20 },
  ];
  const told = { days, perDay: 20, earliest: '2026-11-22', latest: '2026-11-24', stopsOn: '2026-11-25' };
  const { points, series, expected } = courseOf(told, 100, '2026-11-20', names);
  expect(points.map(({ label }) => label)).toEqual(['11-19', '11-20', '11-21', '11-22', '11-23', '11-24', '11-25']);
  expect(series.map(({ values }) => values)).toEqual([
    [40, 60, null, null, null, null, null],
    [null, 60, 80, 100, 100, 100, null],
    [null, 60, 70, 80, 90, 100, null],
  ]);
  expect(expected).toEqual({ high: 'earliest', low: 'latest', name: '11-22 to 11-24' });
});

test('of a long period only what matters for the end is drawn', () => {
  const days = Array.from({ length: 300 }, (_, index) => ({ day: addDays('2026-11-20', index - 299), used: 10 }));
  const told = { days, perDay: 10, earliest: '2026-11-24', latest: '2026-11-26', stopsOn: '2026-12-09' };
  const { points } = courseOf(told, 3050, '2026-11-20', names);
  expect([points.length, points[0]?.title]).toEqual([38 + 19, '2026-10-14']);
});

test('without an end there is no forecast', () => {
  const told = { days: [{ day: '2026-11-20', used: 1 }], perDay: 1, earliest: null, latest: null, stopsOn: null };
  expect(courseOf(told, -1, '2026-11-20', names).series).toHaveLength(1);
});
