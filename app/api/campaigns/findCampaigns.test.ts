import { expect, test } from 'vitest';
import { testService } from '#mocks/domains/testService.ts';
import { createClient } from '../client/client.ts';
import { createQueryClient } from '../client/queryClient.ts';
import type { Call } from '../declare/endpoint.ts';
import { campaigns } from '../ours/campaigns/campaigns.ts';
import { campaignNameCheck, namedCampaigns } from './findCampaigns.ts';
import { campaignChoices } from './choices.ts';

const app = 1001;
const service = testService();
const { client: whole, token } = await service.signIn('super');

function cacheWithout(...lacked: readonly Call[]) {
  const options = { ...service.connection, token: () => token, onSessionLost: () => undefined };
  return createQueryClient(createClient({ ...options, lacks: (call) => lacked.includes(call) }));
}

const [first, second] = await whole.ask(campaignChoices.search, { app });
const names = [first?.name.toUpperCase() ?? '', String(second?.id), '没有这个名字'];

test.each([
  ['with our call', []],
  ['by the channels of a service without it', [campaigns.named.call]],
])('campaigns are found by their names and ids %s', async (_, lacked) => {
  const found = await cacheWithout(...lacked).fetchQuery(namedCampaigns({ app, names }));
  expect(found.map(({ id }) => id).toSorted()).toEqual([first?.id, second?.id].toSorted());
});

test.each([
  ['with our call', []],
  ['by the search of a service without it', [campaigns.names.call]],
])('a taken name is known %s', async (_, lacked) => {
  const cache = cacheWithout(...lacked);
  expect(await cache.fetchQuery(campaignNameCheck({ app, name: first?.name ?? '' }))).toEqual({ isFree: false });
  expect(await cache.fetchQuery(campaignNameCheck({ app, name: '没有这个名字' }))).toEqual({ isFree: true });
});

test('another failure is passed on', async () => {
  await expect(cacheWithout().fetchQuery(namedCampaigns({ app: 1012_999, names }))).rejects.toMatchObject({ trouble: 'refused' });
});
