import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alarmFrom, isPast, largeAlarmFrom, middleOf } from './outliers.ts';

const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });

test('half of what is counted has a smaller share, whatever single ones are', () => {
  expect(middleOf([])).toBe(0);
  expect(middleOf([{ share: null, size: 0 }])).toBe(0);
  const rows = [
    { share: 0.9, size: 10 },
    { share: 0.2, size: 100 },
    { share: 0.1, size: 30 },
  ];
  expect(middleOf(rows)).toBe(0.2);
  expect(middleOf([...rows, { share: 0.95, size: 119 }])).toBe(0.2);
});

test('a share is marked far above what is usual, and never below the limit', () => {
  expect(alarmFrom(0.01, 0.002)).toBe(0.01);
  expect(alarmFrom(0.01, 0.03)).toBeCloseTo(0.12);
});

test.each([
  [0, 0.3],
  [0.05, 0.3],
  [0.19, 0.484],
  [0.28, 0.609],
  [0.5, 0.8],
])('of shares that are large by nature, where %d is usual, one is marked above %d', (usual, alarm) => {
  expect(largeAlarmFrom(0.3, usual)).toBeCloseTo(alarm, 3);
});

test('whatever is usual, there is room above it for one that stands out, and what is usual does not', () => {
  fc.assert(
    fc.property(share, share, (limit, usual) => {
      const alarm = largeAlarmFrom(limit, usual);
      expect(alarm).toBeGreaterThanOrEqual(limit);
      expect(alarm).toBeGreaterThan(usual);
      expect(alarm).toBeLessThan(1);
    }),
  );
});

test('of small shares both rules are nearly one', () => {
  expect(largeAlarmFrom(0, 0.005) / alarmFrom(0, 0.005)).toBeCloseTo(1, 1);
});

test('a share on its limit is not past it, and nothing is past a limit where nothing was counted', () => {
  expect([isPast(0.3, 0.3), isPast(0.31, 0.3), isPast(null, 0)]).toEqual([false, true, false]);
});

test.each([
  [alarmFrom(0.01, 0.0625), 0.25],
  // One null for each four with a value is usual, and one for each with a value is four times as many.
  [largeAlarmFrom(0.3, 0.2), 0.5],
])('exactly four times what is usual is not marked, and the least more is: %d', (alarm, share) => {
  expect([isPast(share, alarm), isPast(share + 1e-9, alarm)]).toEqual([false, true]);
});
