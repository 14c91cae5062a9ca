import { describe, expect, test } from 'vitest';
import { decide } from '#app/access/decide.ts';
import type { AccessContext } from '#app/access/gates.ts';
import { may, type Right } from '#app/access/may.ts';
import { viewerOf, type Viewer } from '#app/access/viewer.ts';
import { table } from '#app/routes/table.ts';

const platforms = ['iOS', 'Android', 'Harmony', 'quickApp', 'H5', 'wx', 'wg', 'dg', 'selfBuilt'] as const;

const kinds = {
  owner: { roleCategory: 0, isSuperUser: true },
  admin: { roleCategory: 1 },
  appAdmin: { roleCategory: 2 },
  buyer: { roleCategory: 3 },
  analyst: { roleCategory: 4 },
  partner: { roleCategory: 5, isChannelPerson: true },
  demo: { roleCategory: 0, isDemo: true },
} as const;
type Kind = keyof typeof kinds;
const kindNames = ['owner', 'admin', 'appAdmin', 'buyer', 'analyst', 'partner', 'demo'] as const satisfies readonly Kind[];

interface Case {
  kind: Kind;
  platform: (typeof platforms)[number];
  /** What the map of rights says of every page; of ad accounts, whether the right to them was given. */
  given: 'nothing' | 'view' | 'edit';
}

const cases: readonly Case[] = kindNames.flatMap((kind) =>
  platforms.flatMap((platform) => (['nothing', 'view', 'edit'] as const).map((given) => ({ kind, platform, given }))),
);

const keys = [...new Set(table.flatMap(({ access }) => access ?? []))];

function standingOf({ kind, platform, given }: Case): AccessContext & { viewer: Viewer } {
  const facts = { isSuperUser: false, isChannelPerson: false, isDemo: false, isSpecialOnH5: false, ...kinds[kind] };
  const rights = given === 'nothing' ? [] : keys.map((key) => ({ key, parent: null, canView: true, canEdit: given === 'edit', order: 0 }));
  return { viewer: viewerOf(facts, rights), app: { platform, isExpired: false }, services: {}, hidden: new Set() };
}

const isAdmin = (kind: Kind) => kind === 'owner' || kind === 'admin' || kind === 'appAdmin';

/** Each act of the settings: where it is done, with which right, and to whom the rules give it. Written from the rules alone. */
const acts: readonly (readonly [act: string, path: string, right: Right | null, mayDo: (one: Case) => boolean])[] = [
  ['invite, change and remove members', '/manage/auth', null, ({ kind }) => isAdmin(kind)], // C-07
  ['change the rights of a member', '/manage/authpower', null, ({ kind }) => isAdmin(kind)],
  ['create and delete roles', '/manage/authrole', null, ({ kind }) => isAdmin(kind)],
  ['change a role', '/manage/authroleDetail', null, ({ kind }) => isAdmin(kind)],
  // R-157, decision 0120
  ['change callbacks', '/manage/dataCallback', null, ({ kind }) => kind === 'owner'],
  ['change custom channels', '/manage/customchannel', 'edit customchannel@manage', mayChange],
  ['change test devices', '/manage/deviceManage', 'edit deviceManage@manage', mayChange],
  ['connect and change ad accounts', '/manage/channel', 'edit channel@manage', mayBind], // R-158, C-05
  ['connect an account at HUAWEI Ads', '/manage/huaweiAdsBindAccount', 'edit channel@manage', mayBind],
  ['link apps at a network', '/manage/channelBindAppList', 'edit channel@manage', mayBind],
  ['change the apps of a sub-account', '/manage/releaseAccountList/:id', 'edit channel@manage', mayBind],
  ['change the own menu', '/manage/userinfo', 'change own menu', ({ kind }) => kind !== 'demo'],
];

function mayChange({ kind, given }: Case): boolean {
  if (kind === 'partner' || kind === 'demo') return false;
  return isAdmin(kind) || given === 'edit';
}

function mayBind({ kind, given }: Case): boolean {
  if (kind === 'owner' || kind === 'admin') return true;
  if (kind === 'appAdmin') return given !== 'nothing';
  return (kind === 'buyer' || kind === 'analyst') && given === 'edit';
}

describe.each(acts)('to %s', (_, path, right, mayDo) => {
  const page = table.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is no route`);

  test('is possible for whom the rules say, of every kind on every platform', () => {
    const can = (one: Case) => {
      const standing = standingOf(one);
      return decide(page, standing).is === 'open' && (right === null || may(standing.viewer, right));
    };
    expect(cases.filter((one) => can(one) !== mayDo(one))).toEqual([]);
  });
});
