import { expect, test } from 'vitest';
import type { App } from '#app/api/apps/shapes.ts';
import { familyOf, listed } from './list/families.ts';
import { daysLeft, stateOf } from './state.ts';

const app = (more: Partial<App> = {}): App => ({
  id: 1,
  name: '山海行纪',
  appkey: 'a81f0c7e54b2',
  secret: null,
  platform: 'iOS',
  owner: null,
  createdOn: '2024-01-01',
  onlineOn: '2024-02-01',
  isExpired: false,
  isFlowSpent: false,
  flowSpentOn: null,
  hasRegistration: true,
  industry: 'game',
  isDebug: false,
  menus: [],
  expiresOn: '2027-08-30',
  isEnabled: true,
  ...more,
});
const today = '2026-11-20';

test.each([
  [{}, 'running'],
  [{ expiresOn: '2026-12-20' }, 'ending'],
  [{ expiresOn: '2026-12-21' }, 'running'],
  [{ onlineOn: null }, 'waiting'],
  [{ isFlowSpent: true, onlineOn: null }, 'flowSpent'],
  [{ isEnabled: false, isFlowSpent: true }, 'stopped'],
  [{ isExpired: true, isEnabled: false }, 'expired'],
  [{ expiresOn: null }, 'running'],
])('an app with %o is %s', (more, state) => {
  expect(stateOf(app(more), today)).toBe(state);
});

test('the last day counts', () => {
  expect(daysLeft({ expiresOn: today }, today)).toBe(0);
  expect(daysLeft({ expiresOn: '2026-11-28' }, today)).toBe(8);
});

test('games of two hosts are games', () => {
  expect([familyOf(app({ platform: 'wg' })), familyOf(app({ platform: 'dg' })), familyOf(app({ platform: 'H5' }))]).toEqual([
    'games',
    'games',
    'H5',
  ]);
});

test('those used often stand first, and debug apps nowhere (R-077, R-078)', () => {
  const all = [app({ id: 1 }), app({ id: 2, isDebug: true }), app({ id: 3 })];
  expect(listed({ frequent: [app({ id: 3 })], all }).map(({ id }) => id)).toEqual([3, 1]);
});
