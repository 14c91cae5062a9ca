import { expect, onTestFinished, test } from 'vitest';
import { applyConfig } from '../lib/config/current.ts';
import { usualConfig } from '../lib/config/shape.ts';
import { may, type Right } from './may.ts';
import { viewerOf, type Viewer } from './viewer.ts';

const grants = [
  { key: 'dashboard@monitor', parent: null, canView: true, canEdit: false, order: 0 },
  { key: 'systemparam@config', parent: null, canView: true, canEdit: true, order: 0 },
];

const person = (roleCategory: number, more: Partial<{ isSuperUser: boolean; isChannelPerson: boolean; isDemo: boolean }> = {}) =>
  viewerOf({ roleCategory, isSuperUser: false, isChannelPerson: false, isDemo: false, isSpecialOnH5: false, ...more }, grants);

const people: Record<string, Viewer | null> = {
  owner: person(0, { isSuperUser: true }),
  admin: person(1),
  appAdmin: person(2),
  staff: person(3),
  analyst: person(4),
  partner: person(5, { isChannelPerson: true }),
  demo: person(0, { isDemo: true }),
  unknown: person(99),
  nobody: null,
};

test('who signs in as the demo account of the installation is one, though the service has no field for it (R-072, R-159)', () => {
  const account = {
    roleCategory: 0,
    isSuperUser: true,
    isChannelPerson: false,
    isDemo: false,
    isSpecialOnH5: false,
    email: 'tour@shop.example',
  };
  expect(viewerOf(account, grants).isDemo).toBe(false);
  onTestFinished(() => applyConfig(usualConfig));
  applyConfig({ ...usualConfig, demo: { email: 'tour@shop.example', password: 'tour' } });
  expect(viewerOf(account, grants).isDemo).toBe(true);
  expect(viewerOf({ ...account, email: 'owner@shop.example' }, grants).isDemo).toBe(false);
});

test('a super user who is a channel person has not the rights of one (R-148)', () => {
  const isSuper = (isSuperUser: boolean, isChannelPerson: boolean) => person(0, { isSuperUser, isChannelPerson }).isSuper;
  expect([isSuper(true, false), isSuper(true, true), isSuper(false, false)]).toEqual([true, false, false]);
});

const everybody = ['owner', 'admin', 'appAdmin', 'staff', 'analyst', 'partner', 'demo', 'unknown'];

/** Written from the rules alone (R-150 to R-159, C-15): who may, of all of the above. */
const table: [right: Right, who: string[]][] = [
  ['view dashboard@monitor', everybody],
  ['view roi@monitor', ['owner', 'admin', 'appAdmin', 'demo']],
  ['edit systemparam@config', ['owner', 'admin', 'appAdmin', 'staff', 'analyst', 'unknown']],
  ['edit dashboard@monitor', ['owner', 'admin', 'appAdmin']],
  ['switch apps', ['owner', 'admin', 'appAdmin']],
  ['delete apps', ['owner', 'admin']],
  ['request services', ['owner', 'admin', 'appAdmin']],
  ['export reports', ['owner', 'admin', 'appAdmin', 'demo']],
  ['view data volume', ['owner', 'admin', 'demo']],
  ['view account', ['owner', 'admin', 'appAdmin', 'staff', 'analyst', 'demo', 'unknown']],
  ['edit profile', ['owner', 'admin', 'appAdmin', 'staff', 'analyst', 'partner', 'unknown']],
  ['view every app', ['owner', 'admin', 'appAdmin', 'demo']],
];

test.each(table)('%s: %s', (right, who) => {
  expect(Object.keys(people).filter((name) => may(people[name] ?? null, right))).toEqual(who);
});

test('what is not understood is allowed to nobody', () => {
  // As a wrong cast or an old link would bring it.
  const odd = ['', 'view', 'edit', 'remove apps', 'toString', '__proto__'] as unknown as Right[];
  for (const right of odd) expect(may(people['staff'] ?? null, right)).toBe(false);
});
