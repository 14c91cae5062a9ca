import { expect, test } from 'vitest';
import { drafts, fitting } from './drafts.ts';

test('what one person typed is not there for another, nor in another form', () => {
  drafts.keep(1, 'app 1001', { name: '二' });
  expect(drafts.find(1, 'app 1001')).toEqual({ name: '二' });
  expect([drafts.find(2, 'app 1001'), drafts.find(1, 'app 1002')]).toEqual([undefined, undefined]);
  drafts.drop(1, 'app 1001');
  expect(drafts.find(1, 'app 1001')).toBeUndefined();
});

test('only what differs and still fits is offered', () => {
  const known = { name: '一', days: 7, platform: null, isOn: false };
  expect(fitting({ name: '二', days: '9', platform: 'iOS', isOn: false, other: 1 }, known)).toEqual({ name: '二', platform: 'iOS' });
  expect([fitting(null, known), fitting('text', known), fitting(undefined, known)]).toEqual([{}, {}, {}]);
});
