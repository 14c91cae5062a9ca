import { expect, test } from 'vitest';
import { members } from '#app/api/members/members.ts';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from '../testService.ts';

const { world, signIn } = testService();
const { campaigns, campaignInfo, oneLinks, downloadAddresses } = ours;
const app = 1002;

test('an address that campaigns of others lead to is not deleted by who sees none of them', async () => {
  const { client: owner } = await signIn('super');
  const own = (await owner.ask(downloadAddresses.all, { app }))[0];
  if (!own) throw new Error('no address');
  const member = world.accounts.all().find(({ email }) => email === 'channel@provena.test')?.id ?? 0;
  const menus = [{ key: 'campaign@manage', parent: null, canView: true, canEdit: true, order: 0 }];
  const flags = { pay: false, retention: false, natural: false, top: false, order: false, event: false };
  await owner.send(members.grant, { body: { member, app, menus, ...flags } });
  const campaign = (await owner.ask(campaigns.page, { app, channels: [103] })).rows[0]?.id ?? 0;
  const detail = await owner.ask(campaigns.one, { app, id: campaign });
  const added = await owner.send(downloadAddresses.create, {
    app,
    body: { name: '别人的页面', kind: 'page', channel: null, url: 'https://others.example/x', isDefault: false },
  });
  await owner.send(campaigns.update, { app, id: campaign, body: { ...detail, target: 'page', url: added.url } });
  const { client: partner } = await signIn('channel');
  expect((await partner.ask(downloadAddresses.all, { app })).find(({ id }) => id === added.id)).toMatchObject({ campaigns: 0 });
  await expect(partner.send(downloadAddresses.delete, { app, id: added.id })).rejects.toMatchObject({ code: -1008 });
  // What is for a channel of others is not there for them.
  const body = { name: '别的渠道', kind: 'page' as const, channel: 103, url: 'https://others.example/y', isDefault: false };
  const { id } = await owner.send(downloadAddresses.create, { app, body });
  expect((await partner.ask(downloadAddresses.all, { app })).map((one) => one.id)).not.toContain(id);
  await expect(partner.send(downloadAddresses.delete, { app, id })).rejects.toMatchObject({ status: 404 });
});

test('a partner who may see campaigns sees the links of their channels, and who made nothing', async () => {
  const { client: owner } = await signIn('super');
  const member = world.accounts.all().find(({ email }) => email === 'channel@provena.test')?.id ?? 0;
  const menus = [{ key: 'campaign@manage', parent: null, canView: true, canEdit: false, order: 0 }];
  const flags = { pay: false, retention: false, natural: false, top: false, order: false, event: false };
  await owner.send(members.grant, { body: { member, app, menus, ...flags } });
  const { client: partner } = await signIn('channel');

  const [theirs, others] = await Promise.all(
    [101, 103].map(async (channel) => (await owner.ask(campaigns.page, { app, channels: [channel] })).rows[0]?.id ?? 0),
  );
  const { rows: all } = await owner.ask(oneLinks.page, { app });
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('no links');
  for (const [link, campaign] of [
    [first, theirs],
    [second, others],
  ] as const)
    await owner.send(oneLinks.update, { app, id: link.id, body: { ...link, campaign: campaign ?? null } });
  const { rows, total } = await partner.ask(oneLinks.page, { app });
  expect([total, rows.map(({ id, createdBy }) => [id, createdBy])]).toEqual([1, [[first.id, null]]]);
  expect((await partner.ask(oneLinks.one, { app, id: first.id })).link.createdBy).toBeNull();
  for (const { id } of [second, third]) await expect(partner.ask(oneLinks.one, { app, id })).rejects.toMatchObject({ status: 404 });
  expect((await partner.ask(oneLinks.templates, { app })).reduce((sum, { links }) => sum + links, 0)).toBe(1);

  const usesOf = async (client: typeof owner) =>
    (await client.ask(downloadAddresses.all, { app })).reduce((sum, one) => sum + one.campaigns, 0);
  expect(await usesOf(partner)).toBeLessThan(await usesOf(owner));

  const one = await owner.ask(campaigns.one, { app, id: theirs ?? 0 });
  await owner.send(campaigns.create, { app, body: { ...one, name: '同样的链接', macros: one.macros } });
  const duplicates = await partner.ask(campaignInfo.duplicates, { app, id: theirs ?? 0 });
  expect(duplicates.map(({ name, createdBy }) => [name, createdBy])).toContainEqual(['同样的链接', null]);
});
