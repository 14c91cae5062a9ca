import { expect, test } from 'vitest';
import { linePathOf, extremes } from './linePath.ts';

test.each([
  [[1, 3], 'M0 25L100 3'],
  [[3, 1, 2], 'M0 3L50 25L100 14'],
  [[1, null, 3], 'M0 25h0M100 3h0'],
  [[1, 2, null, 3, 2], 'M0 25L25 14M75 3L100 14'],
  [[5, 5, 5], 'M0 14L50 14L100 14'],
  [[7], 'M0 14h0'],
  [[null, null], ''],
  [[], ''],
])('%j is drawn as %s', (values, path) => {
  expect(linePathOf(values)).toBe(path);
});

test('the ends and the extremes leave gaps out', () => {
  expect(extremes([null, 24, 41, null, 28, null])).toEqual({ first: 24, last: 28, lowest: 24, highest: 41 });
  expect(extremes([null])).toBeUndefined();
});
