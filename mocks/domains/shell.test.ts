import { expect, test } from 'vitest';
import { account } from '#app/api/account/account.ts';
import { apps } from '#app/api/apps/apps.ts';
import { members } from '#app/api/members/members.ts';
import { menu } from '#app/api/menu.ts';
import { ourMenu } from '#app/api/ours/people/menu.ts';
import { notices } from '#app/api/notices/notices.ts';
import { reminders } from '#app/api/notices/reminders.ts';
import { services } from '#app/api/services/services.ts';
import { testService } from './testService.ts';

test('two years of announcements, newest first; an opened one is read, by this person only (R-121)', async () => {
  const { signIn } = testService();
  const [mine, other] = [await signIn('super'), await signIn('staff')];
  const all = await mine.client.ask(notices.deployed, {});
  expect(all.length).toBeGreaterThan(48);
  expect(all.at(-1)?.publishedOn.slice(0, 4)).toBe('2024');
  expect(all.map(({ publishedOn }) => publishedOn)).toEqual(
    all
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .toReversed(),
  );
  const unread = all.filter(({ isRead }) => !isRead);
  expect([unread.length > 0, unread.length < 5]).toEqual([true, true]);
  await mine.client.send(notices.markRead, { id: unread[0]?.id ?? 0 });
  const read = async ({ client }: typeof mine) => (await client.ask(notices.deployed, {})).filter(({ isRead }) => !isRead).length;
  expect([await read(mine), await read(other)]).toEqual([unread.length - 1, unread.length]);
  expect(all.some(({ content }) => content.includes('<script>') && content.includes('onerror'))).toBe(true);
});

test('services are open for some apps and not for others', async () => {
  const { client } = await testService().signIn('super');
  const statusesOf = async (app: number) => (await client.ask(services.ofApp, { app })).items.map(({ status }) => status);
  expect(await statusesOf(1001)).toEqual([2, 2, 2, 2, 2]);
  expect(await statusesOf(1003)).toEqual([1, 1, 1, 1, 1]);
  expect(await statusesOf(1004)).toEqual([0, 0, 0, 0, 0]);
  expect(await client.ask(services.fake, {})).toMatchObject({ status: 2, tips: null });
  const apply = { service: 'arouse', app: 1004, contact: '沈砚秋', phone: null, note: null } as const;
  await client.send(services.apply, { body: apply });
  expect((await client.ask(services.ofApp, { app: 1004 })).items.find(({ service }) => service === 'arouse')?.isRequested).toBe(true);
  await expect(client.send(services.apply, { body: apply })).rejects.toMatchObject({ trouble: 'refused' });
  await expect(client.ask(services.ofApp, { app: 1101 })).rejects.toMatchObject({ trouble: 'refused' });
});

test('what ends soon is told once, and an app that waits until it is silenced (R-125, R-245)', async () => {
  const { signIn } = testService();
  const { client } = await signIn('ending');
  expect(await client.ask(reminders.services, {})).toMatchObject({
    fake: { daysLeft: 6 },
    arouse: { daysLeft: 9 },
    appOnline: { app: '青禾有声', daysLeft: 12 },
  });
  await client.send(reminders.markServiceRead, { body: { service: 'fake' } });
  await client.send(apps.silence, { id: 1103 });
  expect(await client.ask(reminders.services, {})).toMatchObject({ fake: null, arouse: { daysLeft: 9 }, appOnline: null });
  const main = await signIn('super');
  expect(await main.client.ask(reminders.services, {})).toEqual({ fake: null, arouse: null, appOnline: null });
});

test('a reminder that was read is read for this person (R-123)', async () => {
  const { client } = await testService().signIn('staff');
  expect(await client.ask(reminders.isRead, { title: 'compliance' })).toBe(false);
  await client.send(reminders.markRead, { title: 'compliance' });
  expect(await client.ask(reminders.isRead, { title: 'compliance' })).toBe(true);
});

test('somebody hides menus of a platform, and brings them back (R-131)', async () => {
  const { client } = await testService().signIn('super');
  expect(await client.ask(menu.isCustom, {})).toBe(false);
  await client.send(menu.hide, {
    body: { platform: 'iOS', hidden: ['roi@monitor'], order: ['campaigninfo@monitor', 'dashboard@monitor'] },
  });
  // What says nothing of the order leaves it.
  await client.send(menu.hide, { body: { platform: 'iOS', hidden: ['roi@monitor'], order: null } });
  expect(await client.ask(ourMenu.order, {})).toEqual({ iOS: ['campaigninfo@monitor', 'dashboard@monitor'] });
  expect(await client.ask(menu.hidden, {})).toEqual({ iOS: ['roi@monitor'] });
  await expect(client.send(menu.hide, { body: { platform: 'H5', hidden: ['roi@monitor'], order: null } })).rejects.toMatchObject({
    code: 400,
  });
  await client.send(menu.restore, {});
  expect([await client.ask(menu.isCustom, {}), await client.ask(menu.hidden, {}), await client.ask(ourMenu.order, {})]).toEqual([
    false,
    {},
    {},
  ]);
});

test('all that was changed is there again in a world made of what was saved', async () => {
  const first = testService();
  const { client, token } = await first.signIn('super');
  const unread = (await client.ask(notices.deployed, {})).find(({ isRead }) => !isRead);
  await client.send(notices.markRead, { id: unread?.id ?? 0 });
  await client.send(menu.hide, { body: { platform: 'wx', hidden: ['dashboard@monitor'], order: null } });
  await client.send(apps.markFrequent, { appId: 1004, method: 'add' });
  await client.send(members.disable, { id: 5 });
  await client.send(account.changePassword, { from: 'provena-demo', to: 'another-password', mvLogin: false });
  const { world, signIn, clientWith } = testService({ saved: JSON.parse(JSON.stringify(first.world.save())) });
  expect(world.save()).toEqual(first.world.save());
  const again = clientWith(token);
  expect((await again.ask(notices.deployed, {})).find(({ id }) => id === unread?.id)?.isRead).toBe(true);
  expect(await again.ask(menu.hidden, {})).toEqual({ wx: ['dashboard@monitor'] });
  expect((await again.ask(apps.frequent, {})).map(({ id }) => id)).toContain(1004);
  for (const name of ['staff', 'super']) await expect(signIn(name)).rejects.toMatchObject({ trouble: 'refused' });
  expect((await signIn('super', 'another-password')).token).not.toBe(token);
});
