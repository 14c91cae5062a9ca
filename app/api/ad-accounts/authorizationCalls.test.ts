import { expect, test } from 'vitest';
import { authorizationCalls } from './authorizationCalls.ts';

test.each([
  ['toutiao', 'POST /api/mng/channelaccount/toutiao/token'],
  ['gdt', 'GET /api/mng/channelaccount/bindgdtaccount'],
  ['kuaishou', 'POST /api/mng/channelaccount/authorization/{state}/code'],
])('the way to %s begins with authorize, comes back by its own call and ends with the confirmation', (media, call) => {
  expect(authorizationCalls(media)).toEqual([
    'GET /api/mng/channelaccount/authorize',
    call,
    'POST /api/mng/channelaccount/authorization/{state}',
  ]);
});
