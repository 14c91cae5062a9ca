import { expect, test } from 'vitest';
import { hasData, sightOf, sightOfData } from './rows.ts';

const access = {
  member: 5,
  canOpen: true,
  view: ['roi@monitor', 'campaign@manage'],
  edit: ['campaign@manage'],
  hidden: [],
  flags: ['pay', 'retention'] as const,
};
const page = (key: string, more = {}) => ({ key, title: key, section: '', page: { path: '/x', title: ['', ''] as const, ...more } });
const given = { ...access, flags: [...access.flags] };

test('a page is edited, viewed, hidden by the person, or closed', () => {
  expect(sightOf(given, page('campaign@manage'), 'iOS')).toBe('edit');
  expect(sightOf(given, page('roi@monitor'), 'iOS')).toBe('view');
  expect(sightOf({ ...given, hidden: ['roi@monitor'] }, page('roi@monitor'), 'iOS')).toBe('hidden');
  expect(sightOf(given, page('fake@anticheatposition'), 'iOS')).toBe('none');
  expect(sightOf(given, page('roi@monitor', { platforms: ['Android'] }), 'iOS')).toBe('none');
});

test('nothing of an app is seen by who does not have it', () => {
  expect(sightOf({ ...given, canOpen: false }, page('roi@monitor'), 'iOS')).toBe('none');
  expect(sightOfData({ ...given, canOpen: false }, 'pay', 'iOS')).toBe('none');
});

test('retention and custom events are shown by no H5 app (R-141, R-142)', () => {
  expect(sightOfData(given, 'retention', 'iOS')).toBe('view');
  expect(sightOfData(given, 'retention', 'H5')).toBe('none');
  expect(sightOfData(given, 'pay', 'H5')).toBe('view');
  expect(hasData('H5', 'event')).toBe(false);
});
