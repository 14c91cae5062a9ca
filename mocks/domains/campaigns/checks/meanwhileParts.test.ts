import { expect, test } from 'vitest';
import { campaignFields } from '#app/api/ours/campaigns/changedFields.ts';
import { campaignChoices } from '#app/api/campaigns/choices.ts';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from '../../testService.ts';
import { draftOn } from './draftOn.ts';

const { campaigns, groups, subCampaigns } = ours;
const app = 1001;

async function twoAdmins() {
  const { signIn } = testService({ campaigns: 40 });
  const [{ client: mine }, { client: other }] = [await signIn('super'), await signIn('manager')];
  const [from, into] = (await mine.ask(groups.page, { app })).rows;
  const [sub] = (await mine.ask(subCampaigns.page, { app })).rows;
  if (!from || !into || !sub) throw new Error('Too few');
  return { mine, other, from, into, sub };
}

test('a group that somebody else has renamed or filled is neither merged nor deleted, and goes on as it is now', async () => {
  const { mine, other, from, into } = await twoAdmins();
  const [member] = (await other.ask(campaigns.page, { app, groups: [into.id], size: 1 })).rows;
  await other.send(campaigns.change, {
    app,
    body: {
      ids: [member?.id ?? 0],
      revisions: null,
      to: 'regroup',
      group: from.id,
      clickWindow: null,
      viewWindow: null,
      callbackEvents: null,
    },
  });
  const refused = await mine.send(groups.merge, { app, id: from.id, body: { into: into.id, revision: from.revision, intoRevision: null } });
  expect(refused.movedOn).toMatchObject({ now: { campaigns: from.campaigns + 1 }, by: '陆闻舟' });
  const revision = refused.movedOn?.now.revision ?? null;
  // Who is in it is not at odds with its name.
  const renamed = { name: '改名', note: null, campaigns: null };
  expect(await other.send(groups.update, { app, id: from.id, body: { ...renamed, revision: from.revision } })).toMatchObject({
    movedOn: null,
  });
  expect(await mine.send(groups.delete, { app, id: from.id, moveTo: 0, revision })).toMatchObject({ movedOn: { now: { name: '改名' } } });
  const late = await mine.send(groups.update, { app, id: from.id, body: { ...renamed, name: '我的', revision } });
  expect(late.movedOn).toMatchObject({ now: { name: '改名' }, by: '陆闻舟' });
  const again = late.movedOn?.now.revision ?? null;
  expect(await mine.send(groups.merge, { app, id: from.id, body: { into: into.id, revision: again, intoRevision: null } })).toMatchObject({
    movedOn: null,
  });
});

test('who merges into a group that somebody else has renamed meanwhile is told, as for the group that goes, and both at once', async () => {
  const { mine, other, from, into } = await twoAdmins();
  const asSeen = { into: into.id, revision: from.revision, intoRevision: into.revision };
  await other.send(groups.update, { app, id: into.id, body: { name: '换了名', note: null, campaigns: null, revision: into.revision } });
  const refused = await mine.send(groups.merge, { app, id: from.id, body: asSeen });
  expect(refused).toMatchObject({ movedOn: null, intoMovedOn: { now: { id: into.id, name: '换了名' }, by: '陆闻舟' } });
  await other.send(groups.update, { app, id: from.id, body: { name: '也换了', note: null, campaigns: null, revision: from.revision } });
  const both = await mine.send(groups.merge, { app, id: from.id, body: asSeen });
  expect(both).toMatchObject({ movedOn: { now: { name: '也换了' } }, intoMovedOn: { now: { name: '换了名' } } });
  // Nothing has gone over.
  expect(await mine.ask(groups.one, { app, id: from.id })).toMatchObject({ campaigns: from.campaigns });
  const now = { into: into.id, revision: both.movedOn?.now.revision ?? 0, intoRevision: both.intoMovedOn?.now.revision ?? 0 };
  expect(await mine.send(groups.merge, { app, id: from.id, body: now })).toEqual({ movedOn: null, intoMovedOn: null });
  expect((await mine.ask(groups.page, { app })).rows.find(({ id }) => id === into.id)).toMatchObject({
    campaigns: from.campaigns + into.campaigns,
  });
});

test('campaigns of a deleted group do not go to one that somebody else has renamed meanwhile', async () => {
  const { mine, other, from, into } = await twoAdmins();
  const asSeen = { app, id: from.id, moveTo: into.id, revision: from.revision, intoRevision: into.revision };
  await other.send(groups.update, { app, id: into.id, body: { name: '换了名', note: null, campaigns: null, revision: into.revision } });
  const refused = await mine.send(groups.delete, asSeen);
  expect(refused).toMatchObject({ movedOn: null, intoMovedOn: { now: { id: into.id, name: '换了名' }, by: '陆闻舟' } });
  expect(await mine.ask(groups.one, { app, id: from.id })).toMatchObject({ campaigns: from.campaigns });
  const now = { ...asSeen, intoRevision: refused.intoMovedOn?.now.revision ?? 0 };
  expect(await mine.send(groups.delete, now)).toEqual({ movedOn: null, intoMovedOn: null });
  // Without a group to go to there is nothing to compare.
  expect(await mine.send(groups.delete, { app, id: into.id, moveTo: 0, intoRevision: 0 })).toEqual({ movedOn: null, intoMovedOn: null });
});

test('a campaign that is archived, or restored, changes its group: whoever read it before is told', async () => {
  const { mine, other, from } = await twoAdmins();
  const [member] = (await other.ask(campaigns.page, { app, groups: [from.id], size: 1 })).rows;
  const body = { group: null, clickWindow: null, viewWindow: null, callbackEvents: null, ids: [member?.id ?? 0], revisions: null };
  await other.send(campaigns.change, { app, body: { ...body, to: 'archive' } });
  const archived = await mine.send(groups.delete, { app, id: from.id, moveTo: 0, revision: from.revision });
  expect(archived.movedOn).toMatchObject({
    now: { campaigns: from.campaigns - 1, archived: from.archived + 1 },
    by: '陆闻舟',
  });
  await other.send(campaigns.change, { app, body: { ...body, to: 'restore' } });
  const restored = await mine.send(groups.delete, { app, id: from.id, moveTo: 0, revision: archived.movedOn?.now.revision ?? null });
  expect(restored.movedOn).toMatchObject({ now: { campaigns: from.campaigns, archived: from.archived } });
});

test('a campaign that is made in a group, or deleted from it, changes the group: whoever read it before is told', async () => {
  const { mine, other, from } = await twoAdmins();
  const choice = async () => (await mine.ask(campaignChoices.groups, { app })).find(({ id }) => id === from.id);
  const made = await other.send(campaigns.create, { app, body: draftOn(101, 'toutiao', { name: '组里新建', group: from.id }) });
  const afterCreation = { now: { campaigns: from.campaigns + 1 }, by: '陆闻舟' };
  const created = await mine.send(groups.delete, { app, id: from.id, moveTo: 0, revision: from.revision });
  expect(created.movedOn).toMatchObject(afterCreation);
  const revision = created.movedOn?.now.revision ?? null;
  expect(await choice()).toMatchObject({ campaigns: from.campaigns + 1, revision });
  await other.send(campaigns.delete, { app, id: made.id });
  const deleted = await mine.send(groups.delete, { app, id: from.id, moveTo: 0, revision });
  expect(deleted.movedOn).toMatchObject({ now: { campaigns: from.campaigns }, by: '陆闻舟' });
  // Many in one go count as well, and a campaign without a group changes none.
  const row = draftOn(101, 'toutiao', { name: '表里新建', group: from.id });
  await other.send(campaigns.createMany, { app, body: { rows: [row], isTrial: false, keys: null, ahead: [] } });
  const bulk = await mine.send(groups.delete, { app, id: from.id, moveTo: 0, revision: deleted.movedOn?.now.revision ?? null });
  expect(bulk.movedOn).toMatchObject(afterCreation);
  await other.send(campaigns.create, { app, body: draftOn(101, 'toutiao', { name: '没有组', group: null }) });
  // Who is in it is not at odds with its name.
  const renamed = { name: '改名', note: null, campaigns: null, revision: from.revision };
  expect(await mine.send(groups.update, { app, id: from.id, body: renamed })).toMatchObject({ movedOn: null });
});

test('a sub-campaign that somebody else has changed is left alone, whatever is done with it', async () => {
  const { mine, other, sub } = await twoAdmins();
  const { id, revision } = sub;
  const body = { campaign: sub.campaign, value: sub.value, url: null, deepLink: null };
  await other.send(subCampaigns.update, { app, id, body: { ...body, name: '别人的', revision } });
  const moved = { movedOn: { now: { name: '别人的' }, by: '陆闻舟' } };
  expect(await mine.send(subCampaigns.update, { app, id, body: { ...body, name: '我的', revision } })).toMatchObject(moved);
  expect(await mine.send(subCampaigns.disable, { app, id, revision })).toMatchObject(moved);
  const refused = await mine.send(subCampaigns.delete, { app, id, revision });
  expect(refused).toMatchObject(moved);
  const now = refused.movedOn?.now.revision ?? null;
  const disabled = await mine.send(subCampaigns.disable, { app, id, revision: now });
  expect(disabled).toMatchObject({ movedOn: null });
  // What takes it back goes with the revision of the own change, and stops where somebody came after it.
  await other.send(subCampaigns.update, { app, id, body: { ...body, name: '又改', revision: null } });
  expect(await mine.send(subCampaigns.enable, { app, id, revision: disabled.revision })).toMatchObject({
    movedOn: { now: { name: '又改' } },
  });
});

test('a change is answered with the revision that it has made: what takes it back stops where somebody came after it', async () => {
  const { mine, other } = await twoAdmins();
  const [row] = (await mine.ask(campaigns.page, { app, size: 1, sort: 'name' })).rows;
  const body = { group: null, clickWindow: null, viewWindow: null, callbackEvents: null, ids: [row?.id ?? 0] };
  const done = await mine.send(campaigns.change, { app, body: { ...body, revisions: [row?.revision ?? 0], to: 'disable' } });
  const revisions = done.written.map(({ revision }) => revision ?? 0);
  expect(revisions).toEqual([expect.any(Number)]);
  await other.send(campaigns.change, { app, body: { ...body, revisions: null, to: 'window', clickWindow: 14 } });
  const back = await mine.send(campaigns.change, { app, body: { ...body, revisions, to: 'enable' } });
  expect(back).toMatchObject({ changed: 0, written: [], movedOn: [{ now: { clickWindow: 14, isEnabled: false } }] });
});

test('every field that the history records is one that a campaign or its row has', async () => {
  const { mine } = await twoAdmins();
  const [row] = (await mine.ask(campaigns.page, { app, size: 1 })).rows;
  const detail = await mine.ask(campaigns.one, { app, id: row?.id ?? 0 });
  expect(campaignFields.filter((field) => !(field in detail) && !(row && field in row))).toEqual([]);
});
