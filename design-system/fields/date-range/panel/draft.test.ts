import { expect, test } from 'vitest';
import {
  comparisonIn,
  draftOf,
  isPossible,
  periodOf,
  problemIn,
  rangeIn,
  withCompareStart,
  withComparison,
  withDay,
  withDays,
  withKind,
  withMatching,
  withPreset,
  type Setting,
} from './draft.ts';

const setting: Setting = { today: '2026-11-20', limits: {}, weekStart: 'mon' };
const previous = { kind: 'previous' } as const;
const last30 = draftOf({ preset: 'last30', comparison: previous }, setting);

test('a period becomes a draft and the draft the same period', () => {
  expect(last30).toEqual({ preset: 'last30', start: '2026-10-21', end: '2026-11-19', comparison: previous });
  expect(periodOf(last30)).toEqual({ preset: 'last30', comparison: previous });
  expect(periodOf(draftOf({ start: '2026-11-01', end: '2026-11-02' }, setting))).toEqual({ start: '2026-11-01', end: '2026-11-02' });
  expect(draftOf(undefined, setting)).toEqual({});
  expect(periodOf({})).toBeUndefined();
});

test('a preset and days of one’s own push each other out and keep the comparison', () => {
  const days = withDays(last30, { start: '2026-11-01', end: '2026-11-02' });
  expect(days).toEqual({ start: '2026-11-01', end: '2026-11-02', comparison: previous });
  expect(withPreset(days, 'today', setting)).toEqual({ preset: 'today', start: '2026-11-20', end: '2026-11-20', comparison: previous });
  expect(periodOf(withDays(last30, { start: '2026-10-21', end: '2026-11-19' }))).not.toHaveProperty('preset');
});

test('a day that is being typed may be missing or out of order', () => {
  const missing = withDay(last30, 'end', undefined);
  expect(missing).toEqual({ start: '2026-10-21', comparison: previous });
  expect(problemIn(missing, setting)).toEqual({ kind: 'incomplete' });
  expect(rangeIn(missing)).toBeUndefined();
  const reversed = withDay(missing, 'end', '2026-10-20');
  expect(problemIn(reversed, setting)).toEqual({ kind: 'reversed' });
  expect(rangeIn(reversed)).toBeUndefined();
  expect(comparisonIn(reversed, setting)).toBeUndefined();
});

test('another kind of comparison keeps the matching; a start of one’s own begins at the previous period', () => {
  const matched = withMatching(last30, true);
  expect(matched.comparison).toEqual({ kind: 'previous', isWeekdayMatched: true });
  expect(withMatching(matched, false)).toEqual(last30);
  expect(withKind(matched, 'lastYear', setting).comparison).toEqual({ kind: 'lastYear', isWeekdayMatched: true });
  const own = withKind(matched, 'from', setting);
  expect(own.comparison).toEqual({ kind: 'from', start: '2026-09-21', isWeekdayMatched: true });
  expect(withCompareStart(own, '2026-08-01').comparison).toEqual({ kind: 'from', start: '2026-08-01', isWeekdayMatched: true });
  expect(withComparison(own, undefined)).not.toHaveProperty('comparison');
  expect(withMatching(withComparison(own, undefined), true)).not.toHaveProperty('comparison');
});

test('today alone has no previous period to begin at', () => {
  const today = draftOf({ preset: 'today', comparison: previous }, setting);
  expect(withKind(today, 'from', setting).comparison).toEqual({ kind: 'from', start: '2026-11-19' });
  expect(problemIn(today, setting)).toBeUndefined();
});

test('a comparison without data, or that is not over, cannot be applied', () => {
  const limits = { firstDay: '2026-10-01' } as const;
  expect(problemIn(last30, { ...setting, limits })).toEqual({ kind: 'compareTooEarly', firstDay: '2026-10-01' });
  expect(problemIn(withComparison(last30, undefined), { ...setting, limits })).toBeUndefined();
  expect(problemIn(withCompareStart(last30, '2026-10-22'), setting)).toEqual({ kind: 'compareTooLate' });
  expect(problemIn(withCompareStart(last30, '2026-10-21'), setting)).toBeUndefined();
});

test('a preset beyond the limits is not possible', () => {
  const limited: Setting = { ...setting, limits: { firstDay: '2026-10-09', maxDays: 14 } };
  expect(isPossible('last14', limited)).toBe(true);
  expect(isPossible('last30', limited)).toBe(false);
  expect(isPossible('lastMonth', limited)).toBe(false);
});
