import { expect, test } from 'vitest';
import { lastAddress } from './lastAddress.ts';

test.each([
  ['a list that was never open', undefined, null, '/manage/app'],
  ['a list as it was left', '?q=星海&page=3', null, '/manage/app?q=%E6%98%9F%E6%B5%B7&page=3'],
  ['the app of the page that leads back', '?page=3&app=1001', '1002', '/manage/app?page=3&app=1002'],
  ['an app alone', undefined, '1002', '/manage/app?app=1002'],
])('%s', (_, last, app, address) => {
  expect(lastAddress('/manage/app', last, app)).toBe(address);
});
