import { expect, test } from 'vitest';
import { apps } from '#app/api/apps/apps.ts';
import { appChecks } from '#app/api/apps/checks.ts';
import { testService } from '../testService.ts';

const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const made = { name: '新星计划', platform: 'iOS', industry: 'game', identifier: 'test.new', storeUrl: null } as const;

test('everybody is told the apps that are theirs', async () => {
  const { signIn } = testService();
  const main = await (await signIn('super')).client.ask(apps.all, {});
  expect(idsOf(main.all)).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012]);
  expect(main.all.filter(({ isExpired }) => isExpired).map(({ id }) => id)).toEqual([1010]);
  expect(main.all.find(({ id }) => id === 1011)).toMatchObject({ isFlowSpent: true, isExpired: false });
  expect(main.all[0]).toMatchObject({ industry: 'game', secret: expect.stringMatching(/^[0-9a-f]{32}$/) });
  const channel = await (await signIn('channel')).client.ask(apps.all, {});
  expect(channel.all.map(({ id, secret }) => [id, secret])).toEqual([
    [1001, null],
    [1002, null],
    [1005, null],
  ]);
  expect(idsOf((await (await signIn('demo')).client.ask(apps.all, {})).all)).toContain(1001);
});

test('callbacks are for every app but H5 and expired ones, and for the owner alone (R-139, R-157)', async () => {
  const { signIn } = testService();
  const { client } = await signIn('super');
  expect(idsOf(await client.ask(apps.forCallbacks, {}))).toEqual([1001, 1002, 1003, 1004, 1006, 1007, 1008, 1009, 1011, 1012]);
  await expect((await signIn('manager')).client.ask(apps.forCallbacks, {})).rejects.toMatchObject({ code: -1003 });
});

test('as many apps count towards the limit as are listed', async () => {
  const { client } = await testService().signIn('super');
  const { all } = await client.ask(apps.all, {});
  const { used } = await client.ask(apps.limit, { id: 1 });
  expect(used).toBe(all.filter(({ isDebug }) => !isDebug).length);
  expect(used).toBeLessThan(all.length);
});

test('a search looks into names and appkeys and minds no case (R-143, A-34)', async () => {
  const { client } = await testService().signIn('super');
  const [first] = (await client.ask(apps.search, { search: '星海远征' })).all;
  expect(first?.id).toBe(1001);
  const found = await client.ask(apps.search, { search: first?.appkey.slice(4, 16).toUpperCase() ?? '' });
  expect(idsOf(found.all)).toEqual([1001]);
});

test('an app is made, changed, switched off and deleted, in this order', async () => {
  const { signIn } = testService();
  const { client } = await signIn('super');
  expect(await client.ask(appChecks.name, { name: made.name })).toBe(true);
  const reply = await client.send(apps.create, { body: made });
  const id = reply.id;
  expect(await client.ask(appChecks.name, { name: made.name })).toBe(false);
  await expect(client.send(apps.create, { body: made })).rejects.toMatchObject({ code: -1008 });
  const detail = await client.ask(apps.one, { id });
  expect(detail).toMatchObject({ identifier: 'test.new', onlineOn: null, isEnabled: true });
  await client.send(apps.update, { body: { ...detail, clickWindow: 14, deepLink: 'new://open' } });
  expect(await client.ask(apps.one, { id })).toMatchObject({ clickWindow: 14, deepLink: 'new://open' });
  await expect(client.send(apps.delete, { id })).rejects.toMatchObject({ serviceMessage: '请先停用应用' });
  await client.send(apps.disable, { id });
  await client.send(apps.delete, { id });
  await expect(client.ask(apps.one, { id })).rejects.toMatchObject({ trouble: 'refused' });
  const ending = await signIn('ending');
  await expect(ending.client.ask(apps.one, { id: 1001 })).rejects.toMatchObject({ trouble: 'refused' });
});

test.each(['appmanager', 'staff', 'channel', 'demo'])('%s makes no app', async (name) => {
  const { client } = await testService().signIn(name);
  await expect(client.send(apps.create, { body: made })).rejects.toMatchObject({ code: -1003 });
});

test('what is used often is a matter of each person', async () => {
  const { signIn } = testService();
  const [mine, other] = [await signIn('super'), await signIn('manager')];
  await mine.client.send(apps.markFrequent, { appId: 1004, method: 'add' });
  await mine.client.send(apps.markFrequent, { appId: 1001, method: 'delete' });
  expect(idsOf(await mine.client.ask(apps.frequent, {}))).toEqual([1002, 1004, 1005]);
  expect(idsOf(await other.client.ask(apps.frequent, {}))).toEqual([1001, 1002, 1005]);
});
