import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { exports, plainOrder, type ExportOrder } from '#app/api/exports.ts';
import { ours } from '#app/api/ours/ours.ts';
import type { Client } from '#app/api/client/client.ts';
import type { Download } from '#app/api/client/download.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { asaNamesOf } from '../../world/ad-accounts/asa.ts';
import { jobsOf } from '../../world/exports/job.ts';
import { testService } from '../testService.ts';
import { taskOf } from '../taskOf.ts';

const { signIn, world } = testService({ campaigns: 60 });
const app = 1001;
const canary = 'canary-5b9e';
/** Those of the channel partner, who sees the least of all. */
const ownChannels: readonly number[] = world.accounts.all().find(({ email }) => email === 'channel@provena.test')?.channels ?? [];

const promotion = world.promotionOf(world.apps.find(app) ?? fail());
const isOwn = ({ channel }: { channel: number }) => ownChannels.includes(channel);
const [ownCampaigns, otherCampaigns] = [promotion.campaigns.all().filter(isOwn), promotion.campaigns.all().filter((one) => !isOwn(one))];
const otherGroups = promotion.groups.all().filter(({ id }) => !ownCampaigns.some(({ group }) => group === id));
const otherChannels = world.channels.all().filter(({ id }) => !ownChannels.includes(id));

function fail(): never {
  throw new Error('no app');
}

/** Names everything that the partner may not see. */
function plant() {
  for (const { id } of otherChannels) world.channels.change(id, { name: `${canary} channel ${id}` });
  for (const { id } of otherCampaigns) promotion.campaigns.change(id, { name: `${canary} campaign ${id}` });
  for (const { id } of otherGroups) promotion.groups.change(id, { name: `${canary} group ${id}` });
  for (const { id } of world.apps.all()) if (id !== app) world.apps.change(id, { name: `${canary} app ${id}` });
  for (const { id, email } of world.accounts.all())
    if (!email.startsWith('channel@')) world.accounts.change(id, { name: `${canary} person ${id}`, company: `${canary} company ${id}` });
  for (const { id } of jobsOf(world).all()) jobsOf(world).change(id, { name: `${canary} file ${id}` });
  for (const name of asaNamesOf(world).all()) asaNamesOf(world).put({ ...name, name: `${canary} apple` });
}

let partner: Client;
let owner: Client;
beforeAll(async () => {
  ({ client: partner } = await signIn('channel'));
  ({ client: owner } = await signIn('super'));
  plant();
});

const order: ExportOrder = {
  ...plainOrder,
  report: 'campaigninfo',
  from: '2026-11-18',
  to: '2026-11-19',
  by: ['campaign'],
  byDay: 'summary',
  columns: ['clicks', 'installs'],
  format: 'csv',
  withSources: true,
};

/** All that can be read in a file, its name too: of a workbook every part of it. */
async function textOf(download: Download): Promise<string> {
  if (download.code === -1) return '';
  const bytes = new Uint8Array(await download.file.arrayBuffer());
  const parts = strFromU8(bytes.slice(0, 2)) === 'PK' ? Object.entries(unzipSync(bytes)) : [['', bytes] as const];
  return [download.name, ...parts.flatMap(([name, part]) => [name, new TextDecoder().decode(part)])].join('\n');
}

async function fileOf(client: Client, body: ExportOrder): Promise<string> {
  const id = taskOf(await client.send(exports.order, { app, body }));
  for (let look = 0; look < 3; look++) await client.ask(ours.exportJobs.all, { app });
  const text = await textOf(await client.download(ours.exportJobs.file, { app, id }));
  await client.send(ours.exportJobs.cancel, { app, id });
  return text;
}

const dimensions: readonly Dimension[] = [
  'all',
  'day',
  'week',
  'month',
  'hour',
  'channel',
  'group',
  'campaign',
  'ad',
  'org',
  'adGroup',
  'creativeSet',
  'placement',
  'keyword',
  'country',
  'os',
  'model',
  'resolution',
  'language',
  'network',
  'carrier',
  'appVersion',
];

test('no file of a channel partner names what is kept from them, whatever its rows stand for and however it is written', async () => {
  const named: string[] = [];
  for (const by of dimensions)
    for (const format of ['csv', 'xlsx', 'jsonl'] as const) {
      const text = await fileOf(partner, { ...order, by: [by], format });
      expect(text, `${by} ${format}`).not.toBe('');
      if (text.includes(canary)) named.push(`${by} ${format}`);
    }
  expect(named).toEqual([]);
  // It is there to be found.
  for (const by of ['channel', 'group', 'campaign', 'ad'] as const)
    for (const format of ['csv', 'xlsx', 'jsonl'] as const) expect(await fileOf(owner, { ...order, by: [by], format })).toContain(canary);
});

const parts = [
  ['channels', 'channel', ownChannels, otherChannels.map(({ id }) => id)],
  ['groups', 'campgroup', ownCampaigns.map(({ group }) => group), otherGroups.map(({ id }) => id)],
  ['campaigns', 'campaign', ownCampaigns.map(({ id }) => id), otherCampaigns.map(({ id }) => id)],
  ['ads', 'ad', adsOf(true), adsOf(false)],
] as const;

function adsOf(ofPartner: boolean): readonly string[] {
  return promotion.books.ads
    .filter(({ channel }) => channel.weight > 0 && ownChannels.includes(channel.id) === ofPartner)
    .map(({ id }) => id);
}

test.each(parts)(
  'narrowed by %s of others, a file says their keys, which its reader knew, and not their names',
  async (part, wire, own, others) => {
    expect(others.length).toBeGreaterThan(0);
    const [mine, theirs] = [own.map(String), others.map(String)];
    const kept = { ...order, by: ['channel' as const], [part]: [...mine, ...theirs.slice(0, 3)] };
    const left = { ...order, by: ['channel' as const], without: theirs.slice(0, 3).map((key) => `${wire}:${key}`) };
    for (const language of ['zh-CN', 'en'] as const)
      for (const format of ['csv', 'xlsx'] as const)
        for (const body of [kept, left]) {
          const text = await fileOf(partner, { ...body, language, format });
          expect(text).not.toBe('');
          expect(text).not.toContain(canary);
          expect(await fileOf(owner, { ...body, language, format })).toContain(canary);
        }
    // Of others alone there is no file.
    expect(await fileOf(partner, { ...order, [part]: theirs })).toBe('');
  },
);

test('files of others, of other reports and of other kinds are closed to a channel partner', async () => {
  for (const { id } of jobsOf(world).all())
    await expect(partner.download(ours.exportJobs.file, { app, id })).rejects.toMatchObject({ status: 404 });
  for (const report of ['advertisinginfo', 'asacampaigninfo', 'keyword', 'remarketing', 'userengagement', 'IndicatorDetails'])
    await expect(fileOf(partner, { ...order, report })).rejects.toMatchObject({ code: -1003 });
  const days = { from: order.from, to: order.to };
  await expect(partner.download(ours.evidence.file, { app, ...days })).rejects.toMatchObject({ code: -1003 });
  await expect(partner.download(ours.logs.file, { app, ...days, by: 'device', value: 'x', kind: null })).rejects.toMatchObject({
    code: -1003,
  });
  // A further kind of file belongs into this test.
  expect(
    contract
      .filter(({ endpoint }) => endpoint.kind === 'download')
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['evidence.file', 'exportJobs.file', 'logs.file']);
});
