import { expect, test } from 'vitest';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { appOf } from '../../../service/access.ts';
import { registryOf } from '../../../world/campaigns/records/campaignRegistry.ts';
import { preflight } from '../../../world/campaigns/records/checks.ts';
import { testService } from '../../testService.ts';
import { draftOn } from './draftOn.ts';

const { world, signIn } = testService({ campaigns: 50 });
const { campaigns, campaignInfo } = ours;
const app = 1001;

const checksOf = (name: string) => preflight(registryOf(world, appOf(world, app)), draft(name));

const draft = (name: string, more: Partial<CampaignDraft> = {}) => draftOn(101, 'toutiao', { name, ...more });

test('a strict naming rule stops a campaign, one by one and in a sheet; another one warns', async () => {
  const { client } = await signIn('super');
  const parts = (['channel', 'text', 'date'] as const).map((kind) => ({ kind, label: kind, options: [] }));
  const rows = [draft('巨量引擎_达人_20261120'), draft('腾讯广告_达人_20261120'), draft('巨量引擎_达人_20261320')];
  const trial = async (isStrict: boolean) => {
    await client.send(campaignInfo.saveNaming, { app, body: { parts, separator: '_', isStrict } });
    return (await client.send(campaigns.createMany, { app, body: { rows, keys: [], isTrial: true, ahead: [] } })).map(
      (row) => row.reason ?? row.trial,
    );
  };
  expect(await trial(true)).toEqual(['pass', 'nameOffRule', 'nameOffRule']);
  await expect(client.send(campaigns.create, { app, body: draft('随便') })).rejects.toMatchObject({
    code: -1009,
    data: { code: 'nameOffRule' },
  });
  expect(await trial(false)).toEqual(['pass', 'pass', 'pass']);
  expect(checksOf('随便')).toContainEqual(expect.objectContaining({ code: 'nameOffRule', level: 'warn' }));
});

test('a rule without parts is none any more', async () => {
  const { client } = await signIn('super');
  await client.send(campaignInfo.saveNaming, { app, body: { parts: [], separator: '_', isStrict: true } });
  expect(await client.ask(campaignInfo.naming, { app })).toBeNull();
  expect(checksOf('随便什么').map(({ code }) => code)).not.toContain('nameOffRule');
});

test('a deep link without a scheme stops it, where the platform has deep links', async () => {
  const { client } = await signIn('super');
  const trial = async (of: number) => {
    const [row] = await client.send(campaigns.createMany, {
      app: of,
      body: { rows: [draft('唤起', { deepLink: 'event/autumn' })], keys: [], isTrial: true, ahead: [] },
    });
    return row?.reason;
  };
  expect(await trial(1002)).toBe('deepLinkInvalid');
  expect(await trial(1005)).toBeNull();
});
