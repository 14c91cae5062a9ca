import { expect, test } from 'vitest';
import { inkOn } from './ink.ts';

test.each([
  ['#7A3B1E', 'light'],
  ['#2b6f4e', 'light'],
  ['#000000', 'light'],
  ['#f2d771', 'dark'],
  ['#FFFFFF', 'dark'],
  ['#767676', 'dark'],
  ['#757575', 'light'],
] as const)('words on %s are %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});

test.each([undefined, '', 'red', '#fff', 'url(https://evil.example)', '#7a3b1e;'])('%s is no colour', (colour) => {
  expect(inkOn(colour)).toBeUndefined();
});
