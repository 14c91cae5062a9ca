import { expect, test, vi } from 'vitest';
import { addDays, dayCount, firstDayEver, isDay, todayHere, todayIn, type Day, type DayRange } from './days.ts';
import { problemOf, type PeriodLimits, type PeriodProblem } from './limits.ts';
import { comparedDays, fullDaysOf, isUnfinished, resolvePeriod } from './period.ts';
import { presetRange, type PresetName, type WeekStart } from './presets.ts';

// A Friday.
const today: Day = '2026-11-20';

const presets: [name: PresetName, today: Day, start: Day, end: Day][] = [
  ['today', today, '2026-11-20', '2026-11-20'],
  ['yesterday', today, '2026-11-19', '2026-11-19'],
  ['last7', today, '2026-11-13', '2026-11-19'],
  ['last14', today, '2026-11-06', '2026-11-19'],
  ['last30', today, '2026-10-21', '2026-11-19'],
  ['last90', today, '2026-08-22', '2026-11-19'],
  ['thisWeek', today, '2026-11-16', '2026-11-20'],
  ['thisWeek', '2026-11-16', '2026-11-16', '2026-11-16'],
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['lastWeek', today, '2026-11-09', '2026-11-15'],
  ['thisMonth', today, '2026-11-01', '2026-11-20'],
  ['thisMonth', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['lastMonth', today, '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
  ['last7', '2026-01-03', '2025-12-27', '2026-01-02'],
];

test.each(presets)('%s on %s is %s to %s', (preset, today, start, end) => {
  expect(resolvePeriod({ preset }, today)).toEqual({ start, end });
});

const weeks: [weekStart: WeekStart, start: Day][] = [
  ['mon', '2026-11-16'],
  ['sun', '2026-11-15'],
  ['sat', '2026-11-14'],
];

test.each(weeks)('a week that starts on %s', (weekStart, start) => {
  expect(presetRange('thisWeek', today, weekStart)).toEqual({ start, end: today });
  expect(presetRange('lastWeek', today, weekStart)).toEqual({ start: addDays(start, -7), end: addDays(start, -1) });
});

test('fixed days stay where they are; written backwards they are put in order', () => {
  const range: DayRange = { start: '2026-10-21', end: '2026-11-19' };
  expect(resolvePeriod(range, today)).toEqual(range);
  expect(resolvePeriod({ start: range.end, end: range.start }, '2030-01-01')).toEqual(range);
});

test('today is not over', () => {
  const month: DayRange = { start: '2026-11-01', end: today };
  expect(isUnfinished(month, today)).toBe(true);
  expect(isUnfinished(month, '2026-11-21')).toBe(false);
  expect(fullDaysOf(month, today)).toEqual({ start: '2026-11-01', end: '2026-11-19' });
  expect(fullDaysOf(month, '2026-12-01')).toEqual(month);
  expect(fullDaysOf({ start: today, end: today }, today)).toBeUndefined();
});

test('what is compared: full days against as many', () => {
  expect(comparedDays({ preset: 'last30' }, today)).toBeUndefined();
  expect(comparedDays({ preset: 'today', comparison: { kind: 'previous' } }, today)).toBeUndefined();
  expect(comparedDays({ preset: 'last30', comparison: { kind: 'previous' } }, today)).toEqual({
    of: { start: '2026-10-21', end: '2026-11-19' },
    against: { start: '2026-09-21', end: '2026-10-20' },
    isShortened: false,
  });
  expect(comparedDays({ preset: 'thisMonth', comparison: { kind: 'previous' } }, today)).toEqual({
    of: { start: '2026-11-01', end: '2026-11-19' },
    against: { start: '2026-10-13', end: '2026-10-31' },
    isShortened: true,
  });
});

const limits: PeriodLimits = { firstDay: '2026-05-24', maxDays: 90 };

const questions: [range: Partial<DayRange>, limits: PeriodLimits, problem: PeriodProblem | undefined][] = [
  [{ start: '2026-10-21', end: '2026-11-19' }, limits, undefined],
  [{ start: '2026-11-20', end: '2026-11-20' }, limits, undefined],
  [{ start: '2026-05-24', end: '2026-08-21' }, limits, undefined],
  [{ start: '2026-08-23', end: '2026-11-20' }, limits, undefined],
  [{ start: '2026-08-22', end: '2026-11-20' }, limits, { kind: 'tooLong', maxDays: 90, days: 91 }],
  [{ start: '2026-05-23', end: '2026-06-01' }, limits, { kind: 'tooEarly', firstDay: '2026-05-24' }],
  [{ start: '2026-11-19', end: '2026-11-21' }, limits, { kind: 'tooLate', lastDay: today }],
  [{ start: '2026-11-14', end: '2026-11-16' }, { lastDay: '2026-11-15' }, { kind: 'tooLate', lastDay: '2026-11-15' }],
  [{ start: '2026-11-19', end: '2026-11-18' }, limits, { kind: 'reversed' }],
  [{ start: '2026-11-19' }, limits, { kind: 'incomplete' }],
  [{}, {}, { kind: 'incomplete' }],
  [{ start: '2000-01-01', end: today }, {}, undefined],
  [{ start: '0202-10-21', end: today }, {}, { kind: 'tooEarly', firstDay: '2000-01-01' }],
];

test.each(questions)('%o within %o: %o', (range, limits, problem) => {
  expect(problemOf(range, limits, today)).toEqual(problem);
});

test('a day is a day that exists', () => {
  const not = ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20261021', '0000-01-01', ' 2026-10-21', '', null, undefined, 7, {}];
  expect(not.filter(isDay)).toEqual([]);
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay(todayHere())).toBe(true);
});

test('today is that of the zone that is asked for', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:30:00Z'), toFake: ['Date'] });
  expect(['America/Los_Angeles', 'UTC', 'Asia/Shanghai'].map((zone) => todayIn(zone))).toEqual(['2026-11-20', '2026-11-20', '2026-11-21']);
  vi.useRealTimers();
});

test('a day has no hours, so clocks that change do not move it', () => {
  // Los Angeles on 2026-03-08, Berlin on 2026-03-29, São Paulo at midnight of 2018-11-04.
  for (const day of ['2026-03-07', '2026-03-28', '2018-11-03'] satisfies Day[])
    expect(dayCount({ start: day, end: addDays(addDays(day, 1), 1) })).toBe(3);
});

test('arithmetic ends where the calendar does', () => {
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  expect(addDays('0001-01-01', -1)).toBe(firstDayEver);
});
