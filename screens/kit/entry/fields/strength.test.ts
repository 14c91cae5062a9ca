import { expect, test } from 'vitest';
import { isStrongEnough, strengthOf } from './strength.ts';

test.each([
  ['', 0],
  ['abc1', 0],
  ['aaaaaaaa1', 1],
  ['abcdefgh', 1],
  ['abcdefg1', 2],
  ['Abcdefg1', 3],
  ['provenance-26', 4],
])('%s is as strong as %i of 4', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test('a password has eight signs, letters and digits among them', () => {
  expect(['abcdefg1', '溯源溯源溯源溯1'].every(isStrongEnough)).toBe(true);
  expect(['abcdef1', 'abcdefgh', '12345678', ''].some(isStrongEnough)).toBe(false);
});
