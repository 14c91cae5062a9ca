import { expect, test } from 'vitest';
import { testService } from '#mocks/domains/testService.ts';
import { shortLink } from '#mocks/world/campaigns/trackingLink.ts';
import { apps } from '../../../api/apps/apps.ts';
import { ApiError } from '../../../api/client/error.ts';
import type { Client } from '../../../api/client/client.ts';
import { createQueryClient } from '../../../api/client/queryClient.ts';
import { findElsewhere, hasOtherApps } from './elsewhere.ts';

const service = testService();
const link = `${shortLink(100200001)}?os=0&click_id=__CLICK_ID__`;

async function searcher(person: string, current: number | undefined = 1001, change: (client: Client) => Client = (client) => client) {
  const { client } = await service.signIn(person);
  const cache = createQueryClient(change(client));
  const { all } = await client.ask(apps.all, {});
  return async (query: string, signal = new AbortController().signal) =>
    (await findElsewhere(query, { cache, signal, apps: all, current }))?.map(({ in: app, href }) => `${app.id} ${href}`);
}

test('a tracking link of another app leads to its campaign there, and of the app that is open to nothing else', async () => {
  const found = ['1002 /manage/campaignDetail?app=1002&id=100200001'];
  expect(await (await searcher('super'))(link)).toEqual(found);
  expect(await (await searcher('super', undefined))(link)).toEqual(found);
  expect(await (await searcher('super', 1002))(link)).toEqual([]);
});

test('words are not even asked for, and a link of nobody is found nowhere', async () => {
  const find = await searcher('super', 1001, (client) => ({
    ...client,
    ask: async (...call) => {
      if (!String(JSON.stringify(call[1])).includes('https')) throw new Error('asked');
      return client.ask(...call);
    },
  }));
  expect(await find('qiuji')).toBeUndefined();
  expect(await find('1002')).toBeUndefined();
  expect(await find('https://t.provena.example/c/zzzzzz')).toEqual([]);
});

test.each(['manager', 'appmanager', 'staff', 'analyst', 'channel', 'demo'])('what %s pastes is never refused', async (person) => {
  const find = await searcher(person);
  for (const text of [link, 'T2026102210020174', 'a81f0c7e54b2d310']) expect(Array.isArray(await find(text))).toBe(true);
});

test('a back end without the call says nothing of other apps, and one that fails fails', async () => {
  const failing = async (trouble: 'lacking' | 'refused') => {
    const find = await searcher('super', 1001, (client) => ({
      ...client,
      ask: async () => {
        throw new ApiError(trouble, 'GET /api/lookup');
      },
    }));
    return find(link);
  };
  expect(await failing('lacking')).toBeUndefined();
  await expect(failing('refused')).rejects.toBeInstanceOf(ApiError);
});

test('who has one app has no others to search, and a debug app is none', async () => {
  const { client } = await service.signIn('super');
  const { all } = await client.ask(apps.all, {});
  expect(hasOtherApps(all)).toBe(true);
  const [one, other] = all;
  if (!one || !other) throw new Error('The main account has several apps');
  expect(hasOtherApps([])).toBe(false);
  expect(hasOtherApps([one])).toBe(false);
  expect(hasOtherApps([one, { ...other, isDebug: true }])).toBe(false);
  expect(hasOtherApps([one, { ...other, isDebug: false }])).toBe(true);
});
