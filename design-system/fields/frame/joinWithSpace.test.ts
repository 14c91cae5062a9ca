import { expect, test } from 'vitest';
import { joinWithSpace } from './joinWithSpace.ts';

test.each([
  ['显示', 'Token', '显示 Token'],
  ['显示', '账户密码', '显示账户密码'],
  ['utm_term', '的值', 'utm_term 的值'],
  ['Show', 'Token', 'Show Token'],
])('%s and %s', (before, after, text) => {
  expect(joinWithSpace(before, after)).toBe(text);
});
