import { expect, test } from 'vitest';
import { countFitting } from './countFitting.ts';

test.each([
  [[], 200, 0],
  [[80, 60, 70], 218, 3],
  [[80, 60, 70], 217, 2],
  [[80, 60, 70], 180, 2],
  [[80, 60, 70], 179, 1],
  [[300], 200, 1],
  [[300, 80], 200, 1],
])('%j in %d: %d', (widths, room, count) => {
  expect(countFitting(widths, { room, gap: 4, rest: 32 })).toBe(count);
});
