import { expect, test } from 'vitest';
import type { MemberAccess } from '#app/api/ours/people/members.ts';
import { hasData } from '../shared/rights.ts';
import { closedBy, seenOf, sightOf, sightOfData } from './rows.ts';

const access: MemberAccess = {
  member: 5,
  canOpen: true,
  view: ['roi@monitor', 'campaign@manage', 'fakeuser@anticheatposition', 'channel@manage'],
  edit: ['campaign@manage'],
  hidden: [],
  flags: ['pay', 'retention'],
};
const person = {
  id: 5,
  name: '贺兰亭',
  email: 'staff@provena.test',
  role: 4,
  roleName: '投放专员',
  roleCategory: 3,
  apps: [],
  avatar: null,
  channels: [],
  ownApps: [],
  dataFlags: null,
  isEnabled: true,
  status: 1,
  lastLoginAt: null,
  invitedOn: null,
  flags: [],
  lock: null,
};
const page = (key: string, more = {}) => ({
  key,
  title: key,
  section: '',
  page: { path: '/x', access: key, title: ['', ''] as const, ...more },
  isOfAccount: false,
});
const given = seenOf(person, access);
const without = (more: Partial<MemberAccess>) => seenOf(person, { ...access, ...more });
const place = { app: { id: 1001, platform: 'iOS' as const, isExpired: false }, services: {} };
const onH5 = { ...place, app: { ...place.app, platform: 'H5' as const } };

test('a page is edited, viewed, hidden by the person, or closed', () => {
  expect(sightOf(given, page('campaign@manage'), place)).toBe('edit');
  expect(sightOf(given, page('roi@monitor'), place)).toBe('view');
  expect(sightOf(without({ hidden: ['roi@monitor'] }), page('roi@monitor'), place)).toBe('hidden');
  expect(sightOf(given, page('IndicatorDetails@anticheatposition'), place)).toBe('none');
  expect(sightOf(given, page('roi@monitor', { platforms: ['Android'] }), place)).toBe('none');
});

test('a right alone opens no page without its add-on, and none of an app that has expired', () => {
  const paid = page('fakeuser@anticheatposition', { service: 'fake', platforms: ['iOS'] });
  expect(closedBy(given, paid, place)).toBe('service');
  expect(sightOf(given, paid, place)).toBe('none');
  expect(sightOf(given, paid, { ...place, services: { fake: 2 } })).toBe('view');
  expect(closedBy(given, paid, { app: { ...place.app, isExpired: true }, services: { fake: 2 } })).toBe('expiry');
});

test('nothing of an app is seen by who does not have it, but what goes with the account is', () => {
  expect(closedBy(without({ canOpen: false }), page('roi@monitor'), place)).toBe('app');
  expect(sightOf(without({ canOpen: false }), page('roi@monitor'), place)).toBe('none');
  expect(sightOfData(without({ canOpen: false }), 'pay', place)).toBe('none');
  const adAccounts = { ...page('channel@manage', { setting: 'adAccounts' }), isOfAccount: true };
  expect(sightOf(without({ canOpen: false }), adAccounts, place)).toBe('view');
});

test('retention and custom events are shown by no H5 app (R-141, R-142)', () => {
  expect(sightOfData(given, 'retention', place)).toBe('view');
  expect(sightOfData(given, 'retention', onH5)).toBe('none');
  expect(sightOfData(given, 'pay', onH5)).toBe('view');
  expect(hasData('H5', 'event')).toBe(false);
});
