import { expect, test } from 'vitest';
import type { App } from '#app/api/apps/shapes.ts';
import type { Viewer } from '#app/access/viewer.ts';
import { listed, narrowed, narrowingIn } from './list/narrowing.ts';
import { rightsOf, seesFigures } from './rights.ts';
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

test('a search finds part of a name or of an appkey and minds no case (R-143, A-34)', () => {
  const all = [app(), app({ id: 2, name: 'Teahouse', appkey: 'D3C1' })];
  const found = (search: string) => narrowed(all, narrowingIn(new URLSearchParams({ search })), today).map(({ id }) => id);
  expect([found('行纪'), found('TEA'), found('d3c'), found('0c7E'), found('nothing'), found(' ')]).toEqual([
    [1],
    [2],
    [2],
    [1],
    [],
    [1, 2],
  ]);
});

test('what an address does not say well narrows nothing', () => {
  expect(narrowingIn(new URLSearchParams('platform=Symbian&state=lost&frequent=yes'))).toEqual({
    search: '',
    platform: null,
    state: null,
    isFrequentOnly: false,
  });
});

test('those used often stand first, and debug apps nowhere (R-077, R-078)', () => {
  const all = [app({ id: 1 }), app({ id: 2, isDebug: true }), app({ id: 3 })];
  expect(listed({ frequent: [app({ id: 3 })], all }).map(({ id }) => id)).toEqual([3, 1]);
});

const viewer = (more: Partial<Viewer>): Viewer => ({
  role: 'custom',
  isSuper: false,
  isChannelPerson: false,
  isDemo: false,
  isSpecialOnH5: false,
  menus: new Map(),
  ...more,
});

test('each role may do what it may', () => {
  const may = (more: Partial<Viewer>) => Object.entries(rightsOf(viewer(more))).flatMap(([act, is]) => (is ? [act] : []));
  expect(may({ role: 'super' })).toEqual(['edit', 'stop', 'delete']);
  expect(may({ role: 'manager' })).toEqual(['edit', 'stop', 'delete']);
  expect(may({ role: 'appManager' })).toEqual(['edit', 'stop']);
  expect(may({ role: 'custom' })).toEqual([]);
  expect(may({ menus: new Map([['systemparam@config', { canView: true, canEdit: true }]]) })).toEqual(['edit']);
  expect(may({ role: 'channel', menus: new Map([['systemparam@config', { canView: true, canEdit: true }]]) })).toEqual([]);
  expect(may({ role: 'super', isDemo: true })).toEqual([]);
  expect(rightsOf(null)).toEqual({ edit: false, stop: false, delete: false });
});

test('figures are for those who may open the overview', () => {
  const menus = new Map([['dashboard@monitor', { canView: true, canEdit: false }]]);
  expect(seesFigures(viewer({ role: 'appManager' }))).toBe(true);
  expect(seesFigures(viewer({ role: 'channel', menus }))).toBe(true);
  expect(seesFigures(viewer({ isDemo: true }))).toBe(true);
  expect(seesFigures(viewer({}))).toBe(false);
  expect(seesFigures(null)).toBe(false);
});
