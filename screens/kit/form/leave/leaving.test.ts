import { expect, test } from 'vitest';
import { afterSave, isLeft, isSaved } from './leaving.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://console.test');
  return { pathname, search };
};

test.each([
  ['/config/systemparam?app=1001', '/manage/app', true],
  ['/config/systemparam?app=1001', '/config/systemparam?app=1002', true],
  ['/config/systemparam?app=1001', '/config/systemparam?app=1001&search=x', false],
  ['/manage/appDetail?step=basic&id=1', '/manage/appDetail?step=guide&id=1', true],
  ['/manage/appDetail?step=basic&id=1', '/manage/appDetail?step=basic&id=1&more=1', false],
])('from %s to %s the form is left: %s', (from, to, left) => {
  expect(isLeft(at(from), at(to), ['step', 'id'])).toBe(left);
});

test('only who says so has saved', () => {
  expect(isSaved(afterSave.state)).toBe(true);
  expect([null, undefined, {}, { isSaved: 'yes' }, 'isSaved'].map(isSaved)).toEqual([false, false, false, false, false]);
});
