import { expect, test } from 'vitest';
import { isDestroying } from './watch.ts';

test.each([
  ['DELETE', '/api/1001/campaigns/100100001', true],
  ['POST', '/api/white/delete/3', true],
  ['PUT', '/api/mng/auth/5/disable', true],
  ['GET', '/api/custom/channel/delete/valid/201', false],
  ['GET', '/api/mng/app/findAll', false],
  ['DELETE', '/api/1001/packages/base/upload/u-1', false],
  ['DELETE', '/api/1001/unknown/1', false],
])('%s %s destroys something: %s', (method, path, expected) => {
  expect(isDestroying(method, path)).toBe(expected);
});
