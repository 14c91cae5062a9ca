import { expect, test } from 'vitest';
import type { NamingRule } from '#app/api/ours/campaigns/info.ts';
import type { Campaign, CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { sampleRule } from '#app/lib/links/naming/sampleRule.ts';
import { planCopies } from './planCopies.ts';

const today = '2026-11-20';

const row = (id: number, name: string, more: Partial<Campaign> = {}): Campaign => ({
  id,
  name,
  channel: 101,
  channelName: '巨量引擎',
  group: null,
  groupName: null,
  link: `https://t.provena.example/c/${id}`,
  shortLink: null,
  state: 'running',
  isEnabled: true,
  isArchived: false,
  clicks: 900,
  installs: 40,
  course: [],
  target: 'page',
  url: null,
  deepLink: null,
  clickWindow: 7,
  viewWindow: null,
  callbackEvents: null,
  lastClickAt: null,
  subCampaigns: 2,
  createdOn: null,
  createdBy: null,
  endsOn: null,
  revision: 0,
  ...more,
});

const detail = (id: number, name: string, more: Partial<CampaignDetail> = {}): CampaignDetail => ({
  id,
  name,
  link: `https://t.provena.example/c/${id}`,
  shortLink: `https://p.example/${id}`,
  revision: 0,
  isEnabled: false,
  state: 'disabled',
  channel: 101,
  account: 7,
  group: 3,
  target: 'page',
  url: 'https://a.example/x',
  deepLink: 'xinghai://event/autumn',
  packageId: null,
  miniVersion: null,
  clickWindow: 14,
  viewWindow: 1,
  billing: 'CPC',
  macros: ['__CID__'],
  parameters: [{ key: 'utm_content', value: 'kol_a' }],
  callbackEvents: ['install'],
  startsOn: '2026-10-01',
  endsOn: null,
  ...more,
});

const plan = (name: string, rule: NamingRule | null, more: { row?: Partial<Campaign>; taken?: readonly string[] } = {}) =>
  planCopies({ rows: [row(1, name, more.row)], details: [detail(1, name)], rule, taken: more.taken ?? [name], today })[0];

test('a copy has all that was decided, a name of its own and begins today', () => {
  const of = row(1, '旧活动');
  const copies = planCopies({ rows: [of], details: [detail(2, '另一个'), detail(1, '旧活动')], rule: null, taken: ['旧活动'], today });
  expect(copies).toEqual([
    {
      of,
      name: '旧活动-2',
      isOffRule: false,
      draft: {
        name: '旧活动-2',
        channel: 101,
        account: 7,
        group: 3,
        target: 'page',
        url: 'https://a.example/x',
        deepLink: 'xinghai://event/autumn',
        packageId: null,
        miniVersion: null,
        clickWindow: 14,
        viewWindow: 1,
        billing: 'CPC',
        macros: ['__CID__'],
        parameters: [{ key: 'utm_content', value: 'kol_a' }],
        callbackEvents: ['install'],
        startsOn: null,
        endsOn: null,
      },
    },
  ]);
});

test.each([
  ['2026-11-19', null],
  ['2026-11-20', '2026-11-20'],
  ['2027-01-31', '2027-01-31'],
])('of a campaign that runs until %s the copy runs until %s', (endsOn, expected) => {
  const copies = planCopies({ rows: [row(1, 'A')], details: [detail(1, 'A', { endsOn })], rule: null, taken: [], today });
  expect(copies[0]?.draft?.endsOn).toBe(expected);
});

test('a name that breaks the rule is said, and where the rule is strict nothing is sent', () => {
  expect(plan('旧活动', sampleRule)).toMatchObject({ name: '旧活动-2', isOffRule: true, draft: { name: '旧活动-2' } });
  expect(plan('旧活动', { ...sampleRule, isStrict: true })).toMatchObject({ name: '旧活动-2', isOffRule: true, draft: null });
  expect(plan('秋季版本-A', { ...sampleRule, isStrict: true })).toMatchObject({ isOffRule: false, draft: { name: '秋季版本-A-2' } });
});

test('a name is held against the channel and the group of its campaign', () => {
  const rule: NamingRule = {
    separator: '_',
    isStrict: true,
    parts: [
      { kind: 'channel', label: '渠道', options: [] },
      { kind: 'group', label: '活动组', options: [] },
      { kind: 'text', label: '素材', options: [] },
    ],
  };
  const row = { groupName: '拉新' };
  for (const name of ['巨量引擎_拉新_A', 'Ocean Engine_拉新_A']) expect(plan(name, rule, { row })).toMatchObject({ isOffRule: false });
  expect(plan('腾讯广告_拉新_A', rule, { row })).toMatchObject({ isOffRule: true, draft: null });
  expect(plan('巨量引擎_召回_A', rule, { row })).toMatchObject({ isOffRule: true, draft: null });
  // One that is in no group cannot be called after one.
  expect(plan('巨量引擎_拉新_A', rule)).toMatchObject({ isOffRule: true, draft: null });
});

test('without a free name or without its settings there is no copy', () => {
  const all = Array.from({ length: 99 }, (_, index) => `A-${index + 1}`);
  expect(plan('A', null, { taken: all })).toMatchObject({ name: null, isOffRule: false, draft: null });
  expect(planCopies({ rows: [row(1, 'A')], details: [], rule: null, taken: ['A'], today })).toMatchObject([{ name: 'A-2', draft: null }]);
});
