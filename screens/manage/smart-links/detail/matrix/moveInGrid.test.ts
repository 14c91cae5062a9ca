import { expect, test } from 'vitest';
import { moveInGrid } from './moveInGrid.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, 7],
  ['ArrowLeft', 8, 8],
  ['ArrowLeft', 9, 8],
  ['ArrowDown', 3, 11],
  ['ArrowDown', 27, 27],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 11, 3],
  ['Home', 13, 8],
  ['End', 13, 15],
  ['a', 13, 13],
])('%s leads from cell %i to %i', (key, from, to) => {
  expect(moveInGrid(key, from, { perRow: 8, count: 32 })).toBe(to);
});
