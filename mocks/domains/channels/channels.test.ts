import { expect, test } from 'vitest';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { columns } from '#app/api/campaigns/columns.ts';
import { channels } from '#app/api/channels/channels.ts';
import { members } from '#app/api/members/members.ts';
import { customChannels } from '#app/api/channels/custom.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reportFilters } from '#app/api/reports/filters.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';

const { client: nobody, signIn } = testService();
const as = async (name: string) => (await signIn(name)).client;
const app = 1001;

test('a channel person sees its channels everywhere, and no settings', async () => {
  const person = await as('channel');
  expect((await person.ask(channels.inUse, { app })).map(({ id }) => id)).toEqual([101, 102]);
  expect((await person.ask(channels.withAds, { app })).map(({ id }) => id)).toEqual([101, 102]);
  expect((await person.ask(channels.ads, { app })).every(({ id }) => id <= 102)).toBe(true);
  expect((await person.ask(campaignChoices.search, { app })).every(({ channel }) => channel === 101 || channel === 102)).toBe(true);
  expect(await person.ask(campaignChoices.ofChannel, { app, channel: 103 })).toEqual([]);
  await expect(person.ask(customChannels.search, {})).rejects.toMatchObject({ code: -1003 });
  await expect(person.ask(ours.channelRules.all, { app })).rejects.toMatchObject({ code: -1003 });
});

test('the places at Tencent cost together what the channel costs', async () => {
  const owner = await as('super');
  const period = { app, from: '2026-11-10', to: '2026-11-19' };
  const places = await owner.ask(channels.tencent, { ...period, channel: 102 });
  const { totals } = await owner.ask(reports.rows, {
    ...period,
    report: 'campaigninfo',
    by: 'channel',
    channels: ['102'],
    metrics: ['cost'],
  });
  expect(places.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0)).toBe(Math.round((totals['cost'] ?? 0) * 100));
});

test('a channel of ones own is named once, kept while it is used, and belongs to its owner', async () => {
  const owner = await as('super');
  expect(await owner.ask(customChannels.isNameFree, { body: { name: '巨量引擎', id: null } })).toBe(false);
  const made = await owner.send(customChannels.create, { body: { name: '车站广告', note: '长三角' } });
  const { id } = made;
  await expect(owner.send(customChannels.create, { body: { name: '车站广告', note: null } })).rejects.toMatchObject({ code: -1008 });
  const common = {
    account: null,
    group: null,
    url: 'https://apps.apple.com/cn/app/id1450011001',
    deepLink: null,
    packageId: null,
    miniVersion: null,
  };
  const more = {
    clickWindow: 7,
    viewWindow: null,
    billing: 'none',
    macros: [],
    parameters: [],
    callbackEvents: null,
    startsOn: null,
    endsOn: null,
  } as const;
  const draft = { ...common, ...more, name: '车站-海报 01', channel: id, target: 'store' as const, macros: [], parameters: [] };
  const campaign = await owner.send(ours.campaigns.create, { app, body: draft });
  expect(await owner.ask(customChannels.deletable, { id })).toMatchObject({ canDelete: false, campaigns: ['车站-海报 01'] });
  await expect(owner.send(customChannels.delete, { id })).rejects.toMatchObject({ code: -1008 });
  // A filter of campaigns still finds it on a channel that is used no more.
  await owner.send(ours.channelRules.disableChannel, { id });
  expect((await owner.ask(channels.inUse, { app })).some((one) => one.id === id)).toBe(false);
  expect(await owner.ask(channels.all, { app })).toContainEqual(expect.objectContaining({ id, campaigns: 1 }));
  await owner.send(ours.campaigns.delete, { app, id: campaign.id });
  const { rows } = await owner.ask(customChannels.search, { search: '长三角' });
  expect(rows).toMatchObject([{ id, isEnabled: false, kind: 'custom', campaigns: 0 }]);
  expect(await owner.ask(customChannels.deletable, { id })).toEqual({
    canDelete: true,
    campaigns: [],
    rules: [],
    packages: [],
    partners: [],
  });
  const stranger = await as('ending');
  expect((await stranger.ask(customChannels.search, {})).total).toBe(0);
  await expect(stranger.ask(customChannels.deletable, { id })).rejects.toMatchObject({ status: 404 });
  await owner.send(customChannels.delete, { id });
  expect((await owner.ask(customChannels.search, { search: '车站' })).total).toBe(0);
});

test('what names a channel holds it, and goes along where it becomes another', async () => {
  const owner = await as('super');
  const made = async (name: string) => (await owner.send(customChannels.create, { body: { name, note: null } })).id;
  const [from, into] = [await made('展会易拉宝'), await made('展会手册')];
  const rule = {
    name: '展会 · 长窗口',
    channels: [from, into],
    clickWindow: 14,
    viewWindow: null,
    returnWindow: null,
    conditions: [],
    price: null,
    priceFor: null,
    isEnabled: true,
  };
  const { id: ruleId } = await owner.send(ours.channelRules.add, { app, body: rule });
  await owner.send(ours.packages.create, {
    app: 1002,
    body: { rows: [{ name: 'zhanhui-link', channel: from, campaign: null, kind: 'link' }] },
  });
  const partner = (await owner.ask(members.page, { search: 'channel@provena.test' })).rows[0];
  if (!partner) throw new Error('no partner');
  const body = { role: 6, name: null, apps: [app], canCreateApps: null, canManageAdAccounts: null };
  await owner.send(members.update, { id: partner.id, body: { ...body, channels: [from] } });

  expect(await owner.ask(customChannels.deletable, { id: from })).toEqual({
    canDelete: false,
    campaigns: [],
    rules: ['星海远征 / 展会 · 长窗口'],
    packages: [expect.stringContaining('zhanhui-link')],
    partners: [partner.name],
  });
  await expect(owner.send(customChannels.delete, { id: from })).rejects.toMatchObject({ code: -1008 });
  await owner.send(ours.ourChannels.merge, { id: from, body: { into } });
  expect((await owner.ask(ours.channelRules.one, { app, id: ruleId })).channels).toEqual([into]);
  expect((await owner.ask(ours.packages.page, { app: 1002, channel: into })).rows).toMatchObject([{ name: 'zhanhui-link' }]);
  expect((await owner.ask(members.one, { id: partner.id })).channels).toEqual([into]);
  // What was moved can be saved as it stands: nothing names a channel that is gone.
  await owner.send(ours.channelRules.update, { app, id: ruleId, body: { ...rule, channels: [into] } });
});

test('rules are judged, kept by app and changed by those who may', async () => {
  const owner = await as('super');
  const [first] = await owner.ask(ours.channelRules.all, { app });
  if (!first) throw new Error('no rule');
  await expect(owner.ask(ours.channelRules.one, { app: 1003, id: first.id })).rejects.toMatchObject({ status: 404 });
  await owner.send(ours.channelRules.update, { app, id: first.id, body: { ...first, name: '默认', clickWindow: 3 } });
  expect(await owner.ask(ours.channelRules.one, { app, id: first.id })).toMatchObject({ name: '默认', clickWindow: 3 });
  await expect(owner.send(ours.channelRules.update, { app, id: first.id, body: { ...first, clickWindow: 0 } })).rejects.toMatchObject({
    code: 400,
  });
  await expect((await as('staff')).ask(ours.channelRules.add, { app, body: first })).rejects.toMatchObject({ code: -1003 });
});

test('a preview is that of its conditions, and one that nobody could judge is refused', async () => {
  const owner = await as('super');
  const preview = async (...conditions: { field: string; is: 'equals' | 'contains' | 'above' | 'below'; value: string }[]) =>
    owner.ask(ours.channelRules.preview, { app, body: { ...draft, conditions } });
  const draft = {
    name: '预览',
    channels: [],
    clickWindow: 7,
    viewWindow: null,
    returnWindow: null,
    price: null,
    priceFor: null,
    isEnabled: false,
  };
  expect(await preview({ field: 'model', is: 'contains', value: 'Nokia' })).toMatchObject({ removed: 0, channels: [] });
  const some = await preview({ field: 'model', is: 'contains', value: 'Emulator' });
  expect(some.removed).toBeGreaterThan(0);
  expect((await preview({ field: 'interval', is: 'below', value: '86400' })).removed).toBeGreaterThan(some.removed);
  // All of them must hold for one click.
  const emulator = { field: 'model', is: 'contains', value: 'Emulator' } as const;
  const both = await preview(emulator, { field: 'ip', is: 'contains', value: '47.92.' });
  expect(both.removed).toBeGreaterThan(0);
  expect(both.removed).toBeLessThan(some.removed);
  expect(await preview(emulator, { field: 'model', is: 'contains', value: 'Android' })).toEqual(some);
  const never: Parameters<typeof preview>[] = [
    [emulator, { field: 'model', is: 'equals', value: 'Generic x86' }],
    [
      { field: 'interval', is: 'above', value: '10' },
      { field: 'interval', is: 'below', value: '5' },
    ],
    [
      { field: 'ip', is: 'contains', value: '47.92.3.' },
      { field: 'ip', is: 'contains', value: '47.92.4.' },
    ],
  ];
  for (const conditions of never) expect(await preview(...conditions)).toMatchObject({ removed: 0, channels: [] });
  for (const condition of [
    { field: 'model', is: 'above', value: '1' },
    { field: 'interval', is: 'below', value: '十秒' },
  ] as const)
    await expect(owner.send(ours.channelRules.add, { app, body: { ...draft, conditions: [condition] } })).rejects.toMatchObject({
      code: 400,
    });
});

test('columns are chosen by each reader for itself, and none that is kept from him', async () => {
  const [owner, staff] = [await as('super'), await as('staff')];
  const all = await owner.ask(columns.all, { app, x: 'campaigninfo' });
  const less = await staff.ask(columns.all, { app, x: 'campaigninfo' });
  expect(all.map(({ key }) => key)).toContain('income');
  expect(less.map(({ key }) => key)).not.toContain('income');
  await owner.send(columns.choose, { app, x: 'campaigninfo', columns: ['clicks', 'roi'] });
  expect(await owner.ask(columns.chosen, { app, x: 'campaigninfo' })).toEqual(['clicks', 'roi']);
  expect(await staff.ask(columns.chosen, { app, x: 'campaigninfo' })).not.toContain('roi');
  expect(await owner.ask(columns.ofIndustry, { x: 'game' })).toContain('arppu');
});

test('drop-downs hold what is there, and nothing of others', async () => {
  const owner = await as('super');
  expect((await owner.ask(campaignChoices.groups, { app })).length).toBeGreaterThan(5);
  expect((await owner.ask(campaignChoices.packageGroups, { app })).length).toBeGreaterThan(0);
  expect(Object.keys(await owner.ask(campaignChoices.dictionary, {}))).toContain('billing');
  expect((await owner.ask(reportFilters.events, { x: app })).map(({ event }) => event)).toContain('tutorial_step');
  expect((await owner.ask(reportFilters.events, { x: 1005 })).some(({ isCustom }) => isCustom)).toBe(false);
  expect((await owner.ask(reportFilters.advertisers, {})).length).toBeGreaterThan(20);
  expect((await owner.ask(reportFilters.ads, {})).length).toBeGreaterThan(50);
  await expect(owner.ask(channels.withAds, { app: 1101 })).rejects.toMatchObject({ code: -1003 });
  await expect(nobody.ask(channels.inUse, { app })).rejects.toMatchObject({ trouble: 'session' });
});
