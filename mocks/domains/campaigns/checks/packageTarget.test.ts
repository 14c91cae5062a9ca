import { expect, test } from 'vitest';
import { ours } from '#app/api/ours/ours.ts';
import { testService } from '../../testService.ts';
import { draftOn } from './draftOn.ts';

const { signIn } = testService({ campaigns: 50 });
const { campaigns, packages } = ours;
const app = 1002;

/** It leads to the package of its channel. */
const draft = (channel: number, media: string) => draftOn(channel, media, { target: 'package', url: null });

test('a campaign may lead to the package of its channel, where there is one to download', async () => {
  const { client } = await signIn('super');
  expect(await client.send(campaigns.create, { app, body: draft(101, 'toutiao') })).toMatchObject({ target: 'package', url: null });
  for (const [channel, media, code] of [
    [109, 'oppo', 'packageBuilding'],
    [110, 'vivo', 'packageFailed'],
    [114, 'zhihu', 'packageNotMade'],
  ] as const)
    await expect(client.send(campaigns.create, { app, body: draft(channel, media) })).rejects.toMatchObject({
      code: -1009,
      data: { code },
    });
  const withUrl = { ...draft(114, 'zhihu'), url: 'https://dl.provena.example/a.apk' };
  expect(await client.send(campaigns.create, { app, body: withUrl })).toMatchObject({ target: 'package' });
});

test('the packages of one channel are found by it', async () => {
  const { client } = await signIn('super');
  const { rows, total } = await client.ask(packages.page, { app, channel: 110 });
  expect([total, rows[0]?.state]).toEqual([1, 'failed']);
});
