import { expect, test } from 'vitest';
import { ageIn } from './useChannels.ts';

test('another measure is read at the same age, or at the closest one that it has', () => {
  expect(ageIn([1, 3, 7, 30], 7)).toBe(7);
  expect(ageIn([1, 3, 7, 30], 60)).toBe(30);
  expect(ageIn([1, 3, 7, 30], 0)).toBe(1);
});
