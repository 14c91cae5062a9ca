import { expect, test } from 'vitest';
import { arrivalFrom, arrivalIn, judge } from './judge.ts';

const arrival = { state: 's1', cid: '2048 1166' };
const departure = { state: 's1', media: 'gdt', account: 1, from: '/manage/gdtBindAccount', at: 1_000_000 };
const now = departure.at + 60_000;

test.each([
  ['who left from here a minute ago', arrival, departure, { account: 1, now }, null],
  ['an address without a state', null, departure, { account: 1, now }, 'incomplete'],
  ['nobody signed in', arrival, departure, { account: null, now }, 'nobody'],
  ['a state that was used up, or never given here', arrival, null, { account: 1, now }, 'unknown'],
  ['a state of another person', arrival, departure, { account: 2, now }, 'foreign'],
  ['a state of another medium', arrival, { ...departure, media: 'toutiao' }, { account: 1, now }, 'foreign'],
  ['a state of long ago', arrival, departure, { account: 1, now: departure.at + 11 * 60_000 }, 'late'],
  ['a state of the future', arrival, departure, { account: 1, now: departure.at - 11 * 60_000 }, 'late'],
] as const)('%s', (_, came, left, standing, reason) => {
  expect(judge(came, left, standing)).toBe(reason);
});

test.each([
  ['state=s1&cid=2048%201166', arrival],
  ['state=s1&cid=', null],
  ['cid=2048', null],
  ['state=../../login&cid=1', null],
  ['state=%3Cscript%3E&cid=1', null],
  [`state=${'a'.repeat(200)}&cid=1`, null],
  ['state=s1&cid=javascript:alert(1)', null],
])('an address that says %s', (search, came) => {
  expect(arrivalIn(new URLSearchParams(search))).toEqual(came);
});

test('what the history has kept is read as carefully', () => {
  expect(arrivalFrom(arrival)).toEqual(arrival);
  for (const kept of [null, 'x', {}, { state: 's1' }, { state: '<b>', cid: '1' }, { sentAt: 1 }]) expect(arrivalFrom(kept)).toBeNull();
});
