import { expect, test } from 'vitest';
import { asa } from '#app/api/asa.ts';
import type { Client } from '#app/api/client/client.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';

const rowsOf = async ({ client }: { client: Client }, by: string) => {
  const period = { from: '2026-08-22', to: '2026-11-19' };
  return (await client.ask(reports.rows, { app: 1001, report: 'asacampaigninfo', ...period, by, metrics: ['installs'] })).rows;
};

// In a large world campaigns have several ad groups, and many of those have no name.
const large = await testService({ campaigns: 2000 }).signIn('super');

test.each(['org', 'campaign', 'adGroup', 'keyword', 'creativeSet', 'placement'])(
  'each row of a level has an id and a name of its own: %s',
  async (by) => {
    const rows = await rowsOf(large, by);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  },
);

test.each(['org', 'campaign', 'adGroup', 'keyword', 'creativeSet'] as const)('each name is of an id of its own: %s', async (by) => {
  const { rows } = await large.client.ask(asa.names, { app: 1001, by, size: 1000 });
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ appleId }) => appleId)).size).toBe(rows.length);
});

test('the name that is uploaded for the number of an ad group stands in its row and in no other', async () => {
  const owner = await testService({ campaigns: 600 }).signIn('super');
  const before = await rowsOf(owner, 'adGroup');
  const unnamed = before.filter(({ label }) => / · \d+$/.test(label));
  expect(unnamed.length).toBeGreaterThan(1);
  const [first] = unnamed;
  const [campaign = '', number = ''] = first?.label.split(' · ') ?? [];
  const file = new File([`id,name\n${number},秋季品牌词\n`], '广告组.csv');
  await owner.client.send(asa.upload, { app: 1001, by: 'adGroup', body: { file } });
  await expect.poll(async () => (await owner.client.ask(asa.uploads, { app: 1001, by: 'adGroup' })).rows[0]?.state).toBe('done');
  const named = before.map(({ key, label }) => [key, key === first?.key ? `${campaign} · 秋季品牌词` : label]);
  expect((await rowsOf(owner, 'adGroup')).map(({ key, label }) => [key, label])).toEqual(named);
});
