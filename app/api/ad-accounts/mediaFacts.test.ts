import { expect, test } from 'vitest';
import { isAuthorized } from './mediaFacts.ts';

test.each([
  ['kuaishou', 'credential', null, false],
  ['kuaishou', 'credential', '2027-05-19', true],
  ['gdt', 'authorization', null, true],
  ['baidu', 'credential', '2027-05-19', false],
] as const)('an account at %s, which says %s, with the last day %s, is authorized: %s', (key, method, expiresOn, expected) => {
  expect(isAuthorized({ key, method }, { expiresOn })).toBe(expected);
});
