import { describe, expect, test, vi } from 'vitest';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { appOf } from '../../service/access.ts';
import { registryOf } from '../../world/campaigns/records/campaignRegistry.ts';
import { preflight } from '../../world/campaigns/records/checks.ts';
import { createCampaign } from '../../world/campaigns/records/saveCampaign.ts';
import { testService } from '../testService.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { indexOf } from '../../world/calendar.ts';

const { campaigns, groups, subCampaigns } = ours;
const { world, client: nobody, signIn } = testService({ campaigns: 300 });
const as = async (name: string) => (await signIn(name)).client;
const app = 1001;

const draft: CampaignDraft = {
  name: '秋季-达人 C',
  channel: 101,
  account: null,
  group: 100101,
  target: 'store',
  url: 'https://apps.apple.com/cn/app/id6471928305',
  deepLink: 'xinghai://event/autumn',
  packageId: null,
  miniVersion: null,
  clickWindow: 7,
  viewWindow: null,
  billing: 'CPA',
  macros: ['__CID__', '__AID__', '__CLICK_ID__', '__CAID__', '__IDFA__', '__IP__', '__UA__', '__TS__', '__CALLBACK_PARAM__'],
  parameters: [{ key: 'utm_campaign', value: 'autumn kol' }],
  callbackEvents: null,
  startsOn: null,
  endsOn: null,
};

const unchanged = { revisions: null, group: null, clickWindow: null, viewWindow: null, callbackEvents: null };

describe('the list', () => {
  test('tells what the books tell', async () => {
    const { rows, total } = await (await as('super')).ask(campaigns.page, { app, size: 20, sort: 'clicks', order: 'desc' });
    expect(rows).toHaveLength(20);
    expect(total).toBeGreaterThan(150);
    const record = world.apps.find(app);
    if (!record) throw new Error('no app');
    const today = indexOf(world.now.day);
    const wanted = new Set(rows.map(({ id }) => id));
    const sums = sumFacts(
      world.promotionOf(record).books,
      { by: 'campaign' },
      {
        from: today - 6,
        to: today,
        ad: ({ campaign }) => wanted.has(campaign.id),
      },
    );
    for (const { id, clicks, installs } of rows)
      expect([clicks, installs]).toEqual([sums.get(String(id))?.[placeOf.clicks], sums.get(String(id))?.[placeOf.installs]]);
  });

  test('is searched through every parameter, and each state is true', async () => {
    const found = await (await as('super')).ask(campaigns.page, { app, search: 'kol_a', size: 100 });
    expect(found.total).toBeGreaterThan(3);
    expect(found.rows.every(({ link }) => link.includes('kol_a'))).toBe(true);
    const byMacro = await (await as('super')).ask(campaigns.page, { app, search: '__callback_param__' });
    expect(byMacro.rows.every(({ channel }) => channel === 101)).toBe(true);
    const silent = await (await as('super')).ask(campaigns.page, { app, state: 'silent' });
    expect(silent.rows.length).toBeGreaterThan(0);
    expect(silent.rows.every(({ clicks, lastClickAt }) => clicks === 0 && lastClickAt !== null)).toBe(true);
    const owner = await as('super');
    const ending = await (await as('super')).ask(campaigns.page, { app, state: 'ending' });
    expect(new Set(ending.rows.map(({ endsOn }) => endsOn))).toEqual(new Set(['2026-11-23', '2026-11-25']));
    for (const state of ['running', 'waiting', 'unused', 'silent', 'ending', 'blocked', 'disabled'] as const) {
      const { rows, total } = await owner.ask(campaigns.page, { app, state });
      expect([state, total > 0]).toEqual([state, true]);
      expect(rows.every((one) => one.state === state)).toBe(true);
    }
    const archived = await (await as('super')).ask(campaigns.page, { app, isArchived: true });
    expect(archived.rows.every(({ state }) => state === 'archived')).toBe(true);
  });

  test('keeps its pages apart', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async (page) => (await as('super')).ask(campaigns.page, { app, page, size: 30, sort: 'name' })),
    );
    const ids = [...(first?.rows ?? []), ...(second?.rows ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
  });
});

describe('a huge app', () => {
  test('is listed and searched without opening its books', async () => {
    const huge = testService({ campaigns: 5000 });
    const record = huge.world.apps.find(app);
    if (!record) throw new Error('no app');
    const open = vi.spyOn(huge.world.promotionOf(record).books, 'open');
    const { client } = await huge.signIn('super');
    const found = await client.ask(campaigns.page, { app, search: 'kol_', sort: 'installs', order: 'desc', size: 50 });
    expect(found.total).toBeGreaterThan(200);
    expect(found.rows).toHaveLength(50);
    await client.ask(campaigns.page, { app, state: 'running' });
    await client.ask(groups.page, { app });
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a campaign', () => {
  test('is made, waits for its first click, and is found again', async () => {
    const made = await (await as('staff')).send(campaigns.create, { app, body: draft });
    expect(made).toMatchObject({ name: draft.name, state: 'waiting', isEnabled: true });
    expect(made.link).toContain('&callback=__CALLBACK_PARAM__&utm_campaign=autumn%20kol');
    const { id } = made;
    const { rows } = await (await as('super')).ask(campaigns.page, { app, search: '达人 C' });
    expect(rows).toMatchObject([{ id, clicks: null, createdOn: world.now.day }]);
    expect(await (await as('super')).ask(campaigns.names, { app, name: draft.name })).toEqual({ isFree: false });
    await expect((await as('super')).send(campaigns.create, { app, body: draft })).rejects.toMatchObject({ code: -1008 });
    await (await as('staff')).send(campaigns.update, { app, id, body: { ...draft, name: '改过名', macros: [] } });
    expect(await (await as('super')).ask(campaigns.one, { app, id })).toMatchObject({ name: '改过名', macros: [] });
    await (await as('staff')).send(campaigns.delete, { app, id });
    await expect((await as('super')).ask(campaigns.one, { app, id })).rejects.toMatchObject({ status: 404 });
  });

  test('is stopped before it is made, where nothing would come back', () => {
    const checks = preflight(registryOf(world, appOf(world, app)), { ...draft, macros: ['__CID__'] });
    expect(checks).toContainEqual(
      expect.objectContaining({ code: 'macroMissing', level: 'stop', values: expect.objectContaining({ key: '__CALLBACK_PARAM__' }) }),
    );
    expect(checks).toContainEqual(expect.objectContaining({ code: 'macroMissing', level: 'warn' }));
  });

  test('is not made when its channel takes no more today, as in a sheet', async () => {
    const { world: busy, signIn: enter } = testService({ campaigns: 60 });
    const { client } = await enter('super');
    const registry = registryOf(busy, appOf(busy, app));
    const fill = () =>
      createCampaign(
        registry,
        { ...draft, name: `满 ${registry.madeOn(draft.channel, busy.now.day).length}` },
        { by: '', from: 'console' },
      );
    while (registry.madeOn(draft.channel, busy.now.day).length < 199) fill();
    await client.send(campaigns.create, { app, body: { ...draft, name: '最后一个' } });
    const over = { ...draft, name: '多一个' };
    await expect(client.send(campaigns.create, { app, body: over })).rejects.toMatchObject({ code: -6001, data: { code: 'quotaSpent' } });
    const sheet = await client.send(campaigns.createMany, { app, body: { rows: [over], keys: [], isTrial: false, ahead: [] } });
    expect(sheet).toMatchObject([{ trial: 'stop', reason: 'quotaSpent', code: -6001 }]);
    expect(registry.madeOn(draft.channel, busy.now.day)).toHaveLength(200);
  });

  test('with people in the books is archived, never deleted', async () => {
    const id = 100100001;
    await expect((await as('super')).send(campaigns.delete, { app, id })).rejects.toMatchObject({ trouble: 'refused' });
    await (await as('super')).send(campaigns.change, { app, body: { ids: [id], to: 'archive', ...unchanged } });
    expect(await (await as('super')).ask(campaigns.one, { app, id })).toMatchObject({ state: 'archived' });
    await (await as('super')).send(campaigns.change, { app, body: { ids: [id], to: 'restore', ...unchanged } });
    await (await as('super')).send(campaigns.change, { app, body: { ids: [id], to: 'disable', ...unchanged } });
    expect(await (await as('super')).ask(campaigns.one, { app, id })).toMatchObject({ state: 'disabled', isEnabled: false });
    await (await as('super')).send(campaigns.change, { app, body: { ids: [id], to: 'enable', ...unchanged } });
  });

  test('keeps its channel and its past, whatever its form says', async () => {
    const id = 100100001;
    const owner = await as('super');
    const before = await owner.ask(campaigns.one, { app, id });
    const counts = async () =>
      (await owner.ask(campaigns.page, { app, search: String(id) })).rows.map(({ clicks, installs }) => [clicks, installs]);
    const counted = await counts();
    await owner.send(campaigns.update, { app, id, body: { ...before, name: '新名字', endsOn: '2026-11-01', startsOn: '2026-10-01' } });
    expect(await owner.ask(campaigns.one, { app, id })).toMatchObject({ name: '新名字', endsOn: '2026-11-01', startsOn: before.startsOn });
    expect(await counts()).toEqual(counted);
    const moved = { app, id, body: { ...before, channel: 102 } };
    expect(await owner.send(campaigns.update, moved).catch((error: unknown) => error)).toMatchObject({ code: 400 });
  });

  test('of many is tried first, mended, and made once', async () => {
    const rows = [
      { ...draft, name: '批量 1' },
      { ...draft, name: '批量 1' },
      { ...draft, name: '批量 2', parameters: [] },
    ];
    const body = { rows, keys: rows.map(({ name }: { name: string }) => name), isTrial: true, ahead: [] };
    const tried = await (await as('super')).send(campaigns.createMany, { app, body });
    expect(tried).toMatchObject([
      { row: 1, trial: 'fixed', reason: 'spacesReplaced', result: 'none' },
      { row: 2, trial: 'stop', reason: 'nameTwice', proposal: '批量 1-2' },
      { row: 3, trial: 'pass' },
    ]);
    expect((await (await as('super')).ask(campaigns.page, { app, search: '批量' })).total).toBe(0);
    await (await as('super')).send(campaigns.createMany, { app, body: { ...body, isTrial: false } });
    expect((await (await as('super')).ask(campaigns.page, { app, search: '批量' })).total).toBe(2);
  });

  test('is warned in a dry run of what its form warns of', async () => {
    const row = { ...draft, name: '提醒', account: null, deepLink: null, parameters: [] };
    const [tried] = await (
      await as('super')
    ).send(campaigns.createMany, { app, body: { rows: [row], keys: [], isTrial: true, ahead: [] } });
    expect(tried).toMatchObject({ trial: 'pass', warnings: ['nameOffRule', 'deepLinkMissing', 'accountNone'] });
  });

  test('stops at the quota of a channel for today, in a dry run in several calls and in the creation alike', async () => {
    const client = await as('super');
    const many = Array.from({ length: 205 }, (_, index) => ({ ...draft, name: `很多 ${index}`, parameters: [] }));
    const send = (rows: typeof many, isTrial: boolean, ahead: { channel: number; rows: number }[] = []) =>
      client.send(campaigns.createMany, { app, body: { rows, keys: [], isTrial, ahead } });
    const stopsIn = (rows: Awaited<ReturnType<typeof send>>) =>
      rows.filter(({ trial }) => trial === 'stop').map(({ reason, code, id }) => ({ reason, code, id }));
    const first = await send(many.slice(0, 100), true);
    const second = await send(many.slice(100), true, [{ channel: draft.channel, rows: first.length }]);
    const stopped = stopsIn([...first, ...second]);
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped).toContainEqual({ reason: 'quotaSpent', code: -6001, id: null });
    expect(new Set(stopped.map(({ reason }) => reason))).toEqual(new Set(['quotaSpent']));
    expect(stopsIn(await send(many, true))).toEqual(stopped);
    expect(stopsIn(await send(many, false))).toEqual(stopped);
  });
});

describe('rights', () => {
  test('who may look may not write, and who has no page sees none', async () => {
    expect((await (await as('analyst')).ask(campaigns.page, { app })).total).toBeGreaterThan(100);
    await expect((await as('analyst')).ask(campaigns.create, { app, body: draft })).rejects.toMatchObject({ code: -1003 });
    await expect((await as('channel')).ask(campaigns.page, { app })).rejects.toMatchObject({ code: -1003 });
    await expect((await as('ending')).ask(campaigns.page, { app })).rejects.toMatchObject({ code: -1003 });
    await expect(nobody.ask(campaigns.page, { app })).rejects.toMatchObject({ trouble: 'session' });
  });
});

describe('groups and parts', () => {
  test('a group counts its campaigns, and is kept while it has some', async () => {
    const { rows } = await (await as('super')).ask(groups.page, { app });
    const all = await (await as('super')).ask(campaigns.page, { app });
    expect(rows.reduce((sum, one) => sum + one.campaigns, 0)).toBe(all.total);
    const made = await (await as('staff')).send(groups.create, { app, body: { name: '内容种草', note: null, campaigns: [100100002] } });
    expect(made.campaigns).toBe(1);
    await expect((await as('staff')).send(groups.delete, { app, id: made.id })).rejects.toMatchObject({ trouble: 'refused' });
  });

  test('a part has its own link and never more than its campaign', async () => {
    const { rows } = await (await as('super')).ask(subCampaigns.page, { app, campaign: 100100001 });
    const {
      rows: [whole],
    } = await (await as('super')).ask(campaigns.page, { app, search: '100100001' });
    expect(rows.length).toBe(whole?.subCampaigns);
    expect(rows.reduce((sum, { clicks }) => sum + (clicks ?? 0), 0)).toBeLessThanOrEqual(whole?.clicks ?? 0);
    expect(rows[0]?.link).toMatch(/&sub=sub_1$/);
    // What is disabled counts for the campaign alone from that day on.
    const [first] = rows;
    await (await as('super')).send(subCampaigns.disable, { app, id: first?.id ?? 0 });
    const after = await (await as('super')).ask(subCampaigns.one, { app, id: first?.id ?? 0 });
    expect(after.clicks).toBeLessThan(first?.clicks ?? 0);
    await (await as('super')).send(subCampaigns.enable, { app, id: first?.id ?? 0 });
    const again = await (await as('super')).ask(subCampaigns.one, { app, id: first?.id ?? 0 });
    expect({ ...again, revision: first?.revision }).toEqual(first);
  });

  test('what hangs on many is what hangs on each of them', async () => {
    const owner = await as('super');
    const [one, other] = await Promise.all([100100001, 100100002].map((id) => owner.ask(ours.campaignInfo.dependents, { app, id })));
    const all = await owner.ask(ours.campaignInfo.dependentsOfAll, { app, body: { ids: [100100001, 100100002] } });
    expect(all.subCampaigns).toEqual([...(one?.subCampaigns ?? []), ...(other?.subCampaigns ?? [])]);
    expect(all.subCampaigns.length).toBeGreaterThan(0);
    expect(all.smartLinks).toEqual([...(one?.smartLinks ?? []), ...(other?.smartLinks ?? [])]);
    expect(all.packages).toEqual([...(one?.packages ?? []), ...(other?.packages ?? [])]);
    await expect(owner.ask(ours.campaignInfo.dependentsOfAll, { app, body: { ids: [1] } })).rejects.toMatchObject({ trouble: 'refused' });
  });
});
