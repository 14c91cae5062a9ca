import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround, toExistingPage } from './pages.ts';

test.each([
  [1, 13, [1, 2, 3, null, 13]],
  [7, 13, [1, null, 7, null, 13]],
  [12, 13, [1, null, 11, 12, 13]],
  [2, 4, [1, 2, 3, 4]],
  [1, 0, [1]],
])('page %d of %d', (current, last, expected) => {
  expect(pagesAround(current, last)).toEqual(expected);
});

test('the current page is always there, in order, and gaps stand for at least one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (wanted, last) => {
      const current = toExistingPage(wanted, last);
      const pages = pagesAround(current, last);
      expect(pages).toContain(current);
      const numbers = pages.filter((page) => page !== null);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      const gaps = pages.flatMap((page, index) => (page === null ? [(pages[index + 1] ?? 0) - (pages[index - 1] ?? 0)] : []));
      expect(gaps.every((width) => width > 1)).toBe(true);
    }),
  );
});

test.each([
  [0, 9, 1],
  [-3, 9, 1],
  [99, 9, 9],
  [Number.NaN, 9, 1],
  [2.7, 9, 2],
  [5, 0, 1],
])('a wanted page %d of %d is page %d', (page, last, expected) => {
  expect(toExistingPage(page, last)).toBe(expected);
});
