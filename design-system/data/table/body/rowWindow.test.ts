import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { windowOf, windowWith } from './rowWindow.ts';

const seen = { startIndex: 40, endIndex: 63, count: 50_000 };

test('a table at rest keeps some rows ready on both sides', () => {
  expect(windowOf(seen, 0, 32)).toEqual([36, 67]);
});

test('a moving one draws ahead as far as it moves', () => {
  expect(windowOf(seen, 200, 32)).toEqual([38, 70]);
  expect(windowOf(seen, -200, 32)).toEqual([33, 65]);
  expect(windowOf(seen, 9000, 32)).toEqual([38, 83]);
});

test('the line with the focus is drawn wherever it is', () => {
  expect(windowWith([38, 40], 2, 100)).toEqual([2, 38, 39, 40]);
  expect(windowWith([38, 40], 39, 100)).toEqual([38, 39, 40]);
  expect(windowWith([38, 40], 99, 100)).toEqual([38, 39, 40, 99]);
  expect(windowWith([38, 40], 100, 100)).toEqual([38, 39, 40]);
});

test('what is seen is always drawn, and nothing outside the list', () => {
  const moves = fc.record({ count: fc.integer({ min: 1, max: 400 }), moved: fc.integer({ min: -5000, max: 5000 }) });
  fc.assert(
    fc.property(moves, fc.nat(399), fc.nat(60), ({ count, moved }, at, size) => {
      const startIndex = Math.min(at, count - 1);
      const endIndex = Math.min(startIndex + size, count - 1);
      const [first, last] = windowOf({ startIndex, endIndex, count }, moved, 32);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(startIndex);
      expect(last).toBeGreaterThanOrEqual(endIndex);
      expect(last).toBeLessThan(count);
    }),
  );
});
