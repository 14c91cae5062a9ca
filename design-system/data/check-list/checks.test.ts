import { expect, test } from 'vitest';
import { countLevels, verdictOf, worstFirst, type CheckLevel } from './checks.ts';

const of = (...levels: CheckLevel[]) => levels.map((level, id) => ({ id, level }));

test.each([
  [of('pass', 'warn', 'stop'), 'stop'],
  [of('pass', 'wait', 'warn'), 'warn'],
  [of('pass', 'wait'), 'wait'],
  [of('pass'), 'pass'],
  [[], 'wait'],
] as const)('the worst level is the verdict of %j', (results, verdict) => {
  expect(verdictOf(results)).toBe(verdict);
});

test('worst first, and otherwise as they were checked', () => {
  expect(worstFirst(of('pass', 'stop', 'wait', 'stop', 'warn')).map(({ id }) => id)).toEqual([1, 3, 4, 2, 0]);
});

test('every level is counted', () => {
  expect(countLevels(of('stop', 'pass', 'pass'))).toEqual({ stop: 1, warn: 0, wait: 0, pass: 2 });
});
