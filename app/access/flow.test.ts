import { expect, test } from 'vitest';
import type { FlowUsage } from '../api/account/flow.ts';
import type { Viewer } from './viewer.ts';
import { barsFor, isOver, planEndOf, toneOf } from './flow.ts';

const usage: FlowUsage = {
  trackLimit: 10_000,
  trackUsed: 9_100,
  trackLeftPercent: 9,
  packageLimit: 5_000,
  packageUsed: 0,
  packagePercent: 0,
  packageId: 1,
  endsOn: '2027-01-01',
  isRestricted: false,
  isNotified: false,
  applets: { used: 20, limit: 100, usedPercent: 20, endsOn: null, left: 80 },
};
const viewer = (role: Viewer['role']): Viewer => ({
  role,
  isSuper: role === 'super',
  isChannelPerson: role === 'channel',
  isDemo: false,
  isSpecialOnH5: false,
  menus: new Map(),
});
const kinds = (role: Viewer['role'], roleName: string) =>
  barsFor({ roleName, newRoleName: null }, viewer(role), usage).map(({ kind }) => kind);

test('C-15: the plan by role, what was bought by the name of the role, others none', () => {
  expect(kinds('super', '主账号')).toEqual(['tracked', 'bought', 'applets']);
  expect(kinds('manager', '管理员')).toEqual(['tracked', 'bought', 'applets']);
  expect(kinds('manager', '运营')).toEqual(['tracked']);
  expect(kinds('custom', '投放优化师')).toEqual([]);
  expect(kinds('channel', '渠道')).toEqual([]);
});

test('R-083: the plan ends as the profile says, or else with its data volume', () => {
  expect([planEndOf('2026-12-31', usage), planEndOf(null, usage), planEndOf(null, undefined)]).toEqual(['2026-12-31', '2027-01-01', null]);
});

test('R-229: a limit of -1 is none', () => {
  const [tracked] = barsFor({ roleName: '', newRoleName: null }, viewer('super'), { ...usage, trackLimit: -1 });
  expect(tracked).toMatchObject({ limit: null });
  expect(tracked && toneOf(tracked)).toBe('neutral');
});

test('a bar warns from nine tenths on, and stops at its limit', () => {
  const at = (used: number) => toneOf({ kind: 'tracked', used, limit: 100 });
  expect([at(89), at(90), at(100)]).toEqual(['neutral', 'warning', 'negative']);
});

test('R-233, C-14: an account is over when its plan has ended or its mini-programs have used up their quota', () => {
  const today = '2026-11-20';
  const spent = (left: number, limit = 100): FlowUsage => ({
    ...usage,
    applets: { used: 100, limit, usedPercent: 100, endsOn: null, left },
  });
  expect(isOver(viewer('super'), '2026-11-19', today, usage)).toBe(true);
  expect(isOver(viewer('super'), '2026-11-20', today, usage)).toBe(false);
  expect(isOver(viewer('super'), null, today, usage)).toBe(false);
  expect(isOver(viewer('super'), null, today, spent(0))).toBe(true);
  // Without a quota a missing value signs nobody out.
  expect(isOver(viewer('super'), null, today, spent(0, 0))).toBe(false);
  expect(isOver(viewer('super'), null, today, { ...usage, applets: null })).toBe(false);
  expect(isOver(viewer('super'), null, today, undefined)).toBe(false);
  //
  expect(isOver(viewer('channel'), '2026-11-19', today, spent(0))).toBe(false);
});
