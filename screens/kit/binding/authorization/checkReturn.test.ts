import { expect, test } from 'vitest';
import { checkContinued, checkReturn, isOwnDeparture, isReturning, readArrival } from './checkReturn.ts';

const arrival = { state: 's1' };
const departure = { state: 's1', media: 'sample', account: 1, from: '/manage/sampleBindAccount', at: 1_000_000 };
const now = departure.at + 60_000;
const media = 'sample';

test.each([
  ['who left from here a minute ago', arrival, departure, { account: 1, now }, null],
  ['an address without a state', null, departure, { account: 1, now }, 'incomplete'],
  ['nobody signed in', arrival, departure, { account: null, now }, 'nobody'],
  ['a state that was used up, or never given here', arrival, null, { account: 1, now }, 'unknown'],
  ['a state that has come back before', arrival, { ...departure, returnedAt: now - 1 }, { account: 1, now }, 'unknown'],
  ['a state of another person', arrival, departure, { account: 2, now }, 'foreign'],
  ['a state of another medium', arrival, { ...departure, media: 'other' }, { account: 1, now }, 'foreign'],
  ['a state of long ago', arrival, departure, { account: 1, now: departure.at + 11 * 60_000 }, 'late'],
  ['a state of the future', arrival, departure, { account: 1, now: departure.at - 11 * 60_000 }, 'late'],
] as const)('%s', (_, came, left, standing, reason) => {
  expect(checkReturn(came, left, { ...standing, media })).toBe(reason);
});

const returned = { ...departure, returnedAt: departure.at + 9 * 60_000 };

test.each([
  ['a reload after the return', returned, { account: 1, now: returned.returnedAt + 60_000 }, null],
  ['a link to a state that was never brought back here', departure, { account: 1, now }, 'unknown'],
  ['a state that was confirmed or given up', null, { account: 1, now }, 'unknown'],
  ['somebody else at the same browser', returned, { account: 2, now: returned.returnedAt }, 'foreign'],
  ['a page left open for long', returned, { account: 1, now: returned.returnedAt + 11 * 60_000 }, 'late'],
  ['a session that has ended', returned, { account: null, now: returned.returnedAt }, 'nobody'],
] as const)('goes on after %s', (_, left, standing, reason) => {
  expect(checkContinued(left, { ...standing, media })).toBe(reason);
});

test.each([
  ['state=s1&cid=2048%201166', { state: 's1', cid: '2048 1166' }],
  ['state=s1&cid=', null],
  ['cid=2048', null],
  ['state=../../login&cid=1', null],
  ['state=%3Cscript%3E&cid=1', null],
  [`state=${'a'.repeat(200)}&cid=1`, null],
  ['state=s1&cid=javascript:alert(1)', null],
])('an address that says %s', (search, came) => {
  expect(readArrival(new URLSearchParams(search), 'cid', /^[\d -]{1,40}$/)).toEqual(came);
});

test.each([
  ['auth_code=c-1', true],
  ['error=access_denied&state=s1', true],
  ['auth_code=&state=s1', true],
  ['state=s1', false],
  ['app=1001', false],
])('an address that says %s holds something of a return: %s', (search, isReturn) => {
  expect(isReturning(new URLSearchParams(search), 'auth_code')).toBe(isReturn);
});

test.each([
  ['a departure of this person for this medium', departure, true],
  ['one that has come back', returned, false],
  ['one of somebody else', { ...departure, account: 2 }, false],
  ['one for another medium', { ...departure, media: 'other' }, false],
  ['none', null, false],
] as const)('who comes back without an agreement has left here: %s', (_, left, isOwn) => {
  expect(isOwnDeparture(left, { account: 1, media })).toBe(isOwn);
});
