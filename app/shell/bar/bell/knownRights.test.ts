import { expect, test } from 'vitest';
import type { AuthInfo, RoleAuth } from '../../../api/account/rights.ts';
import { knownRights, readRights, rightsChanges, withGranted } from './knownRights.ts';

const none = { pay: false, retention: false, natural: false, top: false, order: false, event: false };
const authOf = (pages: Record<string, 0 | 1 | 2>, flags: Partial<typeof none> = {}): RoleAuth => ({
  menus: Object.entries(pages).map(([key, level], order) => ({ key, parent: null, canView: level > 0, canEdit: level > 1, order })),
  ...none,
  ...flags,
});
const accountOf = (auth: RoleAuth, apps: Record<number, RoleAuth> = {}): AuthInfo => ({
  ...auth,
  apps: Object.entries(apps).map(([id, one]) => Object.assign({ app: Number(id), name: null }, one)),
});
const pages = new Set(['a@m', 'b@m', 'c@m', 'd@m', 'new@m']);
const known = (auth: AuthInfo, ids: readonly number[] = [1, 2]) =>
  knownRights(
    'Analyst',
    auth,
    ids.map((id) => ({ id })),
  );

test('names what is won and lost', () => {
  const before = known(accountOf(authOf({ 'a@m': 0, 'b@m': 1, 'c@m': 2, 'd@m': 1 }, { order: true })));
  const now = known(accountOf(authOf({ 'a@m': 1, 'b@m': 2, 'c@m': 1, 'd@m': 0 }, { pay: true })));
  expect(rightsChanges(before, now, pages)).toEqual([
    { app: null, view: ['a@m'], edit: ['b@m'], onlyView: ['c@m'], noView: ['d@m'], data: ['pay'], noData: ['order'] },
  ]);
});

test('a page that an older version did not know, one that has no name, and an app that is new are no change', () => {
  const before = known(accountOf(authOf({ 'a@m': 1, 'hidden@m': 0 })), [1]);
  const now = known(accountOf(authOf({ 'a@m': 1, 'new@m': 1, 'hidden@m': 1 }), { 2: authOf({ 'a@m': 0 }) }));
  expect(rightsChanges(before, now, pages)).toEqual([]);
});

test('an app is named where its rights differ from what changed in the account', () => {
  const before = known(accountOf(authOf({ 'a@m': 1 })));
  const inOne = known(accountOf(authOf({ 'a@m': 1 }), { 2: authOf({ 'a@m': 2 }) }));
  expect(rightsChanges(before, inOne, pages)).toMatchObject([{ app: 2, edit: ['a@m'] }]);
  // Back to those of the account.
  expect(rightsChanges(inOne, before, pages)).toMatchObject([{ app: 2, onlyView: ['a@m'] }]);
  // What is lost in the account stays in the app that has rights of its own.
  const without = known(accountOf(authOf({ 'a@m': 0 }), { 2: authOf({ 'a@m': 2 }) }));
  expect(rightsChanges(inOne, without, pages)).toMatchObject([{ app: null, noView: ['a@m'] }]);
});

test('what was granted on request is no change of its own; what else changed is', () => {
  const before = known(accountOf(authOf({ 'a@m': 0, 'b@m': 0 })));
  const now = known(accountOf(authOf({ 'a@m': 0, 'b@m': 0 }), { 1: authOf({ 'a@m': 1, 'b@m': 1 }) }));
  const told = (granted: { page: string; app: number | null }[]) => rightsChanges(withGranted(before, now, granted), now, pages);
  expect(told([])).toMatchObject([{ app: 1, view: ['a@m', 'b@m'] }]);
  expect(told([{ page: 'a@m', app: 1 }])).toMatchObject([{ app: 1, view: ['b@m'] }]);
  // In another app nobody has asked for it.
  expect(told([{ page: 'a@m', app: 2 }])).toMatchObject([{ app: 1, view: ['a@m', 'b@m'] }]);
  // Granted in all of them, and taken back in one before the reader has seen the answer.
  const all = known(accountOf(authOf({ 'a@m': 1, 'b@m': 0 }), { 2: authOf({ 'a@m': 0 }) }));
  expect(rightsChanges(withGranted(before, all, [{ page: 'a@m', app: null }]), all, pages)).toEqual([]);
  const less = known(accountOf(authOf({ 'a@m': 1 }), { 2: authOf({ 'a@m': 1 }) }));
  expect(rightsChanges(withGranted(less, all, [{ page: 'a@m', app: null }]), all, pages)).toMatchObject([{ app: 2, noView: ['a@m'] }]);
});

test('reads back what it has stored, and nothing else', () => {
  const rights = known(accountOf(authOf({ 'a@m': 1 }, { pay: true }), { 2: authOf({ 'a@m': 2 }) }));
  const read: unknown = JSON.parse(JSON.stringify(rights));
  expect(readRights(read)).toEqual(rights);
  for (const broken of [undefined, null, 'x', [], { role: 'x' }, { role: 1, account: {}, apps: {} }]) expect(readRights(broken)).toBeNull();
});
