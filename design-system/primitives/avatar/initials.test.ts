import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['沈砚秋', '沈'],
  ['欧阳 若水', '欧'],
  ['Dana Novak', 'DN'],
  ['dana maria de novak', 'DN'],
  ['shen@shanhai.example', 'S'],
  ['  江予白 ', '江'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
