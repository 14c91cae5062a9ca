import { CancelledError } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { testService } from '#mocks/domains/testService.ts';
import { decide } from '../../../access/decide.ts';
import { viewerOf } from '../../../access/viewer.ts';
import { account } from '../../../api/account/account.ts';
import { rights } from '../../../api/account/rights.ts';
import { createClient } from '../../../api/client/client.ts';
import { createQueryClient } from '../../../api/client/queryClient.ts';
import { members } from '../../../api/members/members.ts';
import { campaigns } from '../../../api/ours/campaigns/campaigns.ts';
import { exportJobs } from '../../../api/ours/data/export-jobs.ts';
import { table } from '../../../routes/table.ts';
import { findIn, finders, openPageOf } from './finders.ts';

const app = 1001;
const service = testService();

async function searcher(person: Parameters<typeof service.signIn>[0], platform: 'iOS' | 'Android' | 'H5' = 'iOS', at = app) {
  const { client } = await service.signIn(person);
  const cache = createQueryClient(client);
  const me = await client.ask(account.detail, {});
  const given = await client.ask(rights.of, { account: me.email });
  const viewer = viewerOf({ ...me, isSpecialOnH5: false }, (given.apps.find((one) => one.app === at) ?? given).menus);
  const context = { viewer, app: { platform, isExpired: false }, services: {}, hidden: new Set<string>() };
  const mayAsk = (path: string) => table.some((screen) => screen.path === path && decide(screen, context).is === 'open');
  return {
    client,
    open: finders.filter((finder) => openPageOf(finder, mayAsk)).map(({ id }) => id),
    find: async (kind: string, query: string, signal = new AbortController().signal) => {
      const finder = finders.find(({ id }) => id === kind);
      if (!finder) throw new Error(`Nothing finds ${kind}`);
      return finder.find(query, { cache, app: at, signal, page: openPageOf(finder, mayAsk) ?? '', hasReport: true });
    },
  };
}

test.each(['super', 'manager', 'appmanager', 'staff', 'analyst', 'channel', 'demo'] as const)(
  'what %s is offered to search is never refused',
  async (person) => {
    const { open, find } = await searcher(person);
    expect(open).not.toEqual([]);
    for (const kind of open)
      for (const query of ['a', '1001', '秋季', 'qiu']) expect((await find(kind, query)).records.length).toBeLessThan(7);
  },
);

test('a source is closed where its page is: the owner searches all, a channel partner own files alone', async () => {
  expect((await searcher('super')).open).toEqual(finders.map(({ id }) => id));
  const partner = await searcher('channel');
  expect(partner.open).toEqual(['jobs']);
  for (const kind of ['campaigns', 'members', 'devices']) await expect(partner.find(kind, '1001')).rejects.toMatchObject({ code: -1003 });
});

test('an app without a page of downloads finds its files on the page of exports', async () => {
  for (const [platform, page] of [
    ['iOS', '/dataservice/reportdownload'],
    ['H5', '/dataservice/dataexport'],
  ] as const) {
    const { client, open, find } = await searcher('super', platform);
    expect(open).toContain('jobs');
    const [job] = await client.ask(exportJobs.all, { app });
    const { records } = await find('jobs', job?.name ?? '');
    expect(records[0]?.href).toBe(`${page}?app=${app}&search=${encodeURIComponent(job?.name ?? '')}`);
  }
});

test('a campaign is found by its number and its pasted tracking link, which leads to the campaign itself', async () => {
  const { client, find } = await searcher('super');
  const id = 100100001;
  const { name, link } = await client.ask(campaigns.one, { app, id });
  expect(name).toMatch(/\p{Script=Han}/u);
  expect((await find('campaigns', String(id))).records[0]).toMatchObject({ id: `campaign:${id}`, name });
  expect((await find('campaigns', `${link}&os=0`)).records).toMatchObject([
    { id: `campaign:${id}`, href: `/manage/campaignDetail?app=${app}&id=${id}` },
  ]);
});

test.each([
  ['campaigns', '周年庆', '周年庆-福利图文-2 100100002'],
  ['campaigns', 'zhounianqing', '周年庆-福利图文-2 100100002'],
  ['campaigns', 'znqfltw', '周年庆-福利图文-2 100100002'],
  ['campaigns', 'fulituwen2', '周年庆-福利图文-2 100100002'],
  ['campaigns', '100100002', '周年庆-福利图文-2 100100002'],
  ['smartLinks', '1001001', '秋季活动主链接 qiuji-1'],
  ['smartLinks', 'qj-sms-1', '秋季-短信召回'],
  ['smartLinks', 'qiuji', '秋季活动主链接'],
  ['smartLinks', 'qjhdzlj', '秋季活动主链接'],
  ['smartLinks', 'https://l.example.test/qj-sms-1', '秋季-短信召回'],
  ['members', 'staff@', 'staff@provena.test'],
  ['members', '贺兰', '贺兰亭 staff@provena.test'],
  ['members', 'helanting', '贺兰亭 staff@provena.test'],
  ['members', 'hlt', '贺兰亭 staff@provena.test'],
  ['devices', 'ceshiji', '测试机 A'],
  ['devices', 'csj d', '测试机 D'],
  ['devices', '01783C2A-5FBA-4671-A841-47E4F0C3F726', '测试机 D'],
  ['jobs', 'qudaoliucun', '渠道留存-周报'],
  ['jobs', 'qdlc', '渠道留存-周报'],
  ['jobs', '8', '渠道留存-周报'],
] as const)('%s: %s finds %s', async (kind, query, found) => {
  const { find } = await searcher('super');
  const { records } = await find(kind, query);
  expect(records.map(({ name, about }) => `${name} ${about}`).join('\n')).toContain(found);
});

test.each(['1002004', 'huawei-market', 'HUAWEI-M'])('a channel package is found by %s', async (query) => {
  const { find } = await searcher('super', 'Android', 1002);
  expect((await find('packages', query)).records).toMatchObject([
    { id: 'package:1002004', name: 'huawei-market', href: '/manage/subpackageDetail?app=1002&id=1002004' },
  ]);
});

test('without an app, or in one that has expired, the company is still searched', async () => {
  expect(finders.filter((finder) => findIn(finder, undefined)).map(({ id }) => id)).toEqual(['devices', 'members']);
  expect(finders.filter((finder) => findIn(finder, app))).toEqual(finders);
});

test('a member is found by their number', async () => {
  const { client, find } = await searcher('super');
  const [someone] = (await client.ask(members.page, { page: 1, size: 50 })).rows.slice(-1);
  const { records } = await find('members', String(someone?.id));
  expect(records.map(({ id }) => id)).toContain(`member:${someone?.id}`);
});

test('a question that a new letter has overtaken is stopped', async () => {
  const { find } = await searcher('super');
  const control = new AbortController();
  const late = find('campaigns', 'overtaken', control.signal);
  control.abort();
  await expect(late).rejects.toBeInstanceOf(CancelledError);
});

test('a service without our list of campaigns finds them by their names', async () => {
  const { token } = await service.signIn('super');
  const options = { ...service.connection, token: () => token, onSessionLost: () => undefined };
  const cache = createQueryClient(createClient({ ...options, lacks: (call) => call === campaigns.page.call }));
  const finder = finders.find(({ id }) => id === 'campaigns');
  const asking = { cache, app, signal: new AbortController().signal, page: '', hasReport: true };
  const { records, total } = (await finder?.find('周年庆', asking)) ?? { records: [], total: 0 };
  expect(records.length).toBeGreaterThan(0);
  expect(records.every(({ name }) => name.includes('周年庆'))).toBe(true);
  expect(total).toBeGreaterThanOrEqual(records.length);
});
