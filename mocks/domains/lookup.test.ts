import { expect, test } from 'vitest';
import { lookup } from '#app/api/ours/data/lookup.ts';
import type { Client } from '#app/api/client/client.ts';
import { campaignOfLink, shortLink } from '../world/campaigns/trackingLink.ts';
import { deviceAt } from '../world/logs/device.ts';
import { storyOf } from '../world/logs/journey.ts';
import { personBy } from '../world/logs/person.ts';
import { grantsOf } from '../world/members/grants.ts';
import { testService } from './testService.ts';

const [first, second] = [1001, 1002];
const nothing = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

function fail(): never {
  throw new Error('not in this world');
}

/** A campaign and somebody of the second app, with all that names them. */
function scene() {
  const { signIn, world } = testService();
  const app = world.apps.find(second) ?? fail();
  const campaign = world.promotionOf(app).campaigns.all()[0] ?? fail();
  const { device, click, order, account, ad } =
    Array.from({ length: 400 }, (_, number) => personBy(world, app, 'device', deviceAt(app, number).deviceId)).find(
      (one) => one !== null && one.click !== null && storyOf(world, one).stops.some(({ kind }) => kind === 'payment'),
    ) ?? fail();
  const member = world.accounts.all().find(({ email }) => email === 'analyst@provena.test') ?? fail();
  const grant = (pages: Record<string, 'view'>, flags: Partial<typeof nothing> = {}) =>
    grantsOf(world).put({ account: member.id, app: second, pages, flags: { ...nothing, ...flags } });
  const channelOf = (channels: readonly number[]) => world.accounts.put({ ...member, channels: [...channels] });
  const ids = { device: device.deviceId, click: click ?? fail(), order, account };
  return { signIn, world, campaign, link: shortLink(campaign.id), ids, ad, member, grant, channelOf };
}

const placesOf = async (client: Client, text: string) =>
  (await client.ask(lookup.places, { text })).map(({ app, kind }) => `${app} ${kind}`);

test('the owner finds a link and every identifier in the app that has it, an archived campaign too', async () => {
  const { signIn, world, campaign, link, ids } = scene();
  const { client } = await signIn('super');
  world.promotionOf(world.apps.find(second) ?? fail()).campaigns.put({ ...campaign, isArchived: true });
  expect(await client.ask(lookup.places, { text: link })).toEqual([
    { app: second, kind: 'campaign', id: String(campaign.id), name: campaign.name },
  ]);
  for (const kind of ['device', 'click', 'order', 'account'] as const)
    expect(await placesOf(client, ids[kind])).toContain(`${second} ${kind}`);
  expect(await placesOf(client, 'https://t.provena.example/o/qj-sms-2')).toEqual([`${second} smartLink`]);
  for (const text of ['', 'https://t.provena.example/c/zzzzzz', 'https://', 'nobody']) expect(await placesOf(client, text)).toEqual([]);
});

test('a link is of the campaign that has it', () => {
  for (const id of [1, 100100001, 100200300, 4_294_967_295]) expect(campaignOfLink(shortLink(id))).toBe(id);
  for (const text of [
    '',
    shortLink(1).slice(0, -1),
    `${shortLink(1)}0`,
    'https://t.provena.example/c/zzzzzz',
    'https://t.provena.example/c/+++++1',
  ])
    expect(campaignOfLink(text)).toBeNull();
});

test('of an app, a page or a kind of data that somebody may not see, nothing is said', async () => {
  const { signIn, world, link, ids, member, grant } = scene();
  const { client } = await signIn('analyst');
  const all = [link, ...Object.values(ids)];
  grant({ 'campaign@manage': 'view', 'logquery@dataservice': 'view' }, { order: true });
  for (const text of all) expect(await placesOf(client, text)).not.toEqual([]);

  grant({ 'campaign@manage': 'view', 'logquery@dataservice': 'view' });
  expect(await placesOf(client, ids.order)).toEqual([]);
  expect(await placesOf(client, ids.click)).not.toEqual([]);

  grant({ 'campaign@manage': 'view' });
  expect(await placesOf(client, link)).not.toEqual([]);
  for (const text of Object.values(ids)) expect(await placesOf(client, text)).toEqual([]);

  grant({ 'campaign@manage': 'view', 'logquery@dataservice': 'view' }, { order: true });
  world.accounts.put({ ...member, apps: [first] });
  for (const text of all) expect(await placesOf(client, text)).toEqual([]);
});

test('a partner finds what is of its own channels', async () => {
  const { signIn, world, campaign, link, ids, ad, grant, channelOf } = scene();
  const { client } = await signIn('analyst');
  grant({ 'campaign@manage': 'view', 'logquery@dataservice': 'view' }, { order: true });
  const others = world.channels.all().flatMap(({ id }) => (id === campaign.channel || id === ad.channel.id ? [] : [id]));
  channelOf(others);
  for (const text of [link, ...Object.values(ids)]) expect(await placesOf(client, text)).toEqual([]);
  channelOf([campaign.channel, ad.channel.id]);
  for (const text of [link, ...Object.values(ids)]) expect(await placesOf(client, text)).not.toEqual([]);
});

test('an app of another company or one that has expired says nothing', async () => {
  const { signIn, world, link } = scene();
  const { client } = await signIn('super');
  const stranger = await signIn('newowner');
  expect(await placesOf(stranger.client, link)).toEqual([]);
  world.apps.change(second, { isExpired: true });
  expect(await placesOf(client, link)).toEqual([]);
});
