import { expect, test } from 'vitest';
import { account } from '#app/api/account/account.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { registration } from '#app/api/account/registration.ts';
import { rights } from '#app/api/account/rights.ts';
import { channels } from '#app/api/channels/channels.ts';
import { members, roles } from '#app/api/members/members.ts';
import { quotas } from '#app/api/members/quotas.ts';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import { reportLimits } from '#app/api/ours/apps/limits.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { jobsOf, presetsOf } from '../../world/exports/job.ts';
import { grantsOf } from '../../world/members/grants.ts';
import { requestsOf } from '../../world/members/requests.ts';
import { codeOf } from '../../world/members/registration/mails.ts';
import { emailOf, testService } from '../testService.ts';

test('the people of a company are of every kind, and can be searched, filtered and paged', async () => {
  const { client } = await testService().signIn('super');
  const all = await client.ask(members.page, { size: 100 });
  expect(all.total).toBeGreaterThan(38);
  expect([...new Set(all.rows.map(({ roleCategory }) => roleCategory))].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(all.rows.map(({ status }) => status))).toEqual(new Set([1, 0, -3]));
  expect((await client.ask(members.page, { search: 'STAFF@' })).rows.map(({ id }) => id)).toEqual([5]);
  expect((await client.ask(members.page, { isEnabled: false })).rows.every(({ status }) => status === 0)).toBe(true);
  const second = await client.ask(members.page, { page: 2, size: 10 });
  expect([second.rows.length, second.rows[0]?.id]).toEqual([10, all.rows[10]?.id]);
});

test.each(['staff', 'analyst', 'channel', 'demo'])('%s sees no members', async (name) => {
  const { client } = await testService().signIn(name);
  await expect(client.ask(members.page, {})).rejects.toMatchObject({ code: -1003 });
  await expect(client.ask(roles.all, {})).rejects.toMatchObject({ code: -1003 });
});

test('who is disabled is signed out and cannot sign in, until he is enabled', async () => {
  const { signIn } = testService();
  const staff = await signIn('staff');
  const manager = await signIn('manager');
  await manager.client.send(members.disable, { id: 5 });
  await expect(staff.client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  await expect(signIn('staff')).rejects.toMatchObject({ trouble: 'refused' });
  await manager.client.send(members.enable, { id: 5 });
  expect((await signIn('staff')).token).not.toBeNull();
});

test('nobody touches who stands above or beside him, nor people of other companies', async () => {
  const { signIn } = testService();
  const manager = await signIn('appmanager');
  for (const id of [1, 2, 3, 4]) await expect(manager.client.send(members.disable, { id })).rejects.toMatchObject({ code: -1003 });
  await expect(manager.client.ask(members.one, { id: 11 })).rejects.toMatchObject({ trouble: 'refused' });
  const invite = {
    email: 'up@provena.test',
    name: null,
    role: 2,
    apps: [],
    channels: null,
    canCreateApps: null,
    canManageAdAccounts: null,
  };
  await expect(manager.client.send(members.invite, { body: invite })).rejects.toMatchObject({ code: -1003 });
  await expect(manager.client.send(members.invite, { body: { ...invite, role: 4, apps: [1004] } })).rejects.toMatchObject({ code: -1003 });
});

test('who is invited gets a letter, sets himself up and sees what he was given', async () => {
  const { client, signIn, world } = testService();
  const owner = await signIn('super');
  const body = {
    email: 'guest@provena.test',
    name: '访客',
    role: 7,
    apps: [1002],
    channels: null,
    canCreateApps: null,
    canManageAdAccounts: null,
  };
  const reply = await owner.client.send(members.invite, { body });
  const id = reply.id;
  await expect(owner.client.send(members.invite, { body })).rejects.toMatchObject({ code: -1008 });
  expect(await owner.client.ask(members.one, { id })).toMatchObject({ status: -3, apps: [1002], lastLoginAt: null });
  await owner.client.send(members.resendInvitation, { id });
  const person = world.accounts.find(id);
  await client.send(ourAccount.activate, { code: person ? codeOf('activate', person) : '' });
  await expect(owner.client.send(members.resendInvitation, { id })).rejects.toMatchObject({ trouble: 'refused' });
  const code = person ? codeOf('reset', person) : '';
  await client.send(registration.resetPassword, { id, body: { password: 'guest-password', code } });
  const guest = await signIn('guest', 'guest-password');
  expect(await guest.client.ask(account.detail, {})).toMatchObject({ roleName: '财务只读', company: '云岫互动科技有限公司' });
  expect((await owner.client.ask(members.one, { id })).lastLoginAt).toBe('2026-11-20 10:32:00');
  await owner.client.send(members.delete, { id });
  await expect(guest.client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
});

test('what is counted before a member is removed is what goes with them; the rest stays', async () => {
  const { signIn, world } = testService();
  const owner = await signIn('super');
  const person = world.accounts.all().find(({ email }) => email === emailOf('staff'));
  if (!person) throw new Error('No staff');
  const { id } = person;
  const before = await owner.client.ask(ourMembers.belongings, { id });
  const goes = () => [
    grantsOf(world)
      .all()
      .filter(({ account }) => account === id).length,
    requestsOf(world)
      .all()
      .filter(({ from }) => from === id).length,
    presetsOf(world)
      .all()
      .filter(({ account }) => account === id).length,
  ];
  expect([before.ownApps, before.requests, before.presets]).toEqual(goes());
  expect(before.requests).toBeGreaterThan(0);
  const listed = await owner.client.ask(campaigns.page, { app: 1001, authors: [person.name], size: 1 });
  expect(before.campaigns).toBeGreaterThanOrEqual(listed.total);
  expect(listed.total).toBeGreaterThan(0);
  const files = jobsOf(world).all().length;
  await owner.client.send(members.delete, { id });
  expect(goes()).toEqual([0, 0, 0]);
  expect(jobsOf(world).all()).toHaveLength(files);
  expect((await owner.client.ask(campaigns.page, { app: 1001, authors: [person.name], size: 1 })).total).toBe(listed.total);
  await expect(owner.client.ask(ourMembers.belongings, { id })).rejects.toMatchObject({ trouble: 'refused' });
});

test('a changed role changes what its people see, at once', async () => {
  const { signIn } = testService();
  const owner = await signIn('super');
  const staff = await signIn('staff');
  const role = (await owner.client.ask(roles.all, {})).find(({ id }) => id === 4);
  expect(role?.members).toBeGreaterThan(10);
  const menus = (role?.auth.menus ?? []).map((menu) => (menu.key === 'roi@monitor' ? Object.assign({}, menu, { canView: true }) : menu));
  const auth = { ...role?.auth, menus, pay: true, retention: true, natural: false, top: true, order: false, event: false };
  await owner.client.send(roles.update, { id: 4, body: { name: '投放专员', auth } });
  const seen = await staff.client.ask(rights.of, { account: emailOf('staff') });
  expect([seen.pay, seen.menus.find(({ key }) => key === 'roi@monitor')?.canView]).toEqual([true, true]);
  await expect(owner.client.send(roles.delete, { id: 4 })).rejects.toMatchObject({ serviceMessage: '该角色仍有成员使用' });
  await expect(owner.client.send(roles.update, { id: 6, body: { name: '渠道', auth } })).rejects.toMatchObject({ code: -1003 });
  const made = await owner.client.send(roles.create, { body: { name: '新角色', auth } });
  await owner.client.send(roles.delete, { id: made.id });
});

test('a person can be given other rights in one app', async () => {
  const { signIn } = testService();
  const owner = await signIn('super');
  const none = { pay: true, retention: false, natural: false, top: false, order: false, event: false };
  const menus = [{ key: 'roi@monitor', parent: null, canView: true, canEdit: false, order: 0 }];
  await owner.client.send(members.grant, { body: { member: 5, app: 1002, menus, ...none } });
  const staff = await signIn('staff');
  const auths = await staff.client.ask(rights.inApps, { id: 5 });
  const open = (app: number) =>
    auths
      .find((one) => one.app === app)
      ?.menus.filter(({ canView }) => canView)
      .map(({ key }) => key);
  expect(open(1002)).toEqual(['roi@monitor']);
  expect(open(1001)).toContain('campaign@manage');
  expect(auths.find(({ app }) => app === 1002)?.pay).toBe(true);
});

test('the list says what data somebody sees, also where it is not that of the role', async () => {
  const { client } = await testService().signIn('super');
  const dataOf = async (id: number) => (await client.ask(members.page, { size: 100 })).rows.find((one) => one.id === id)?.dataFlags;
  expect(await dataOf(1)).toEqual(['pay', 'retention', 'natural', 'top', 'order', 'event']);
  expect(await dataOf(5)).not.toContain('pay');
  const none = { menus: [], retention: false, natural: false, top: false, order: false, event: false };
  // In one app alone: the list is about all of them.
  await client.send(members.grant, { body: { member: 5, app: 1002, ...none, pay: true } });
  expect(await dataOf(5)).not.toContain('pay');
  await client.send(members.grant, { body: { member: 5, app: null, ...none, pay: true } });
  expect(await dataOf(5)).toEqual(['pay']);
});

test('organic traffic is seen by nobody in an app that does not count it', async () => {
  const { client } = await testService().signIn('super');
  const seen = async () => (await client.ask(ourMembers.access, { app: 1001 })).filter(({ flags }) => flags.includes('natural')).length;
  expect(await seen()).toBeGreaterThan(0);
  const limits = await client.ask(reportLimits.of, { app: 1001 });
  await client.send(reportLimits.save, { app: 1001, body: { ...limits, hasOrganic: false } });
  expect(await seen()).toBe(0);
});

test('the right to ad accounts is given by who has it, and goes with the role that brought it (R-158)', async () => {
  const { signIn } = testService();
  const owner = await signIn('super');
  const given = { name: null, apps: [1001], channels: null, canCreateApps: null };
  const has = async (id: number) => (await owner.client.ask(members.one, { id })).canManageAdAccounts;
  const set = (client: typeof owner.client, id: number, role: number, canManageAdAccounts: boolean | null) =>
    client.send(members.update, { id, body: { ...given, role, canManageAdAccounts } });
  // An app admin without the right cannot give it, one who has it can.
  await expect(set((await signIn('appmanager')).client, 5, 4, true)).rejects.toMatchObject({ code: -1003 });
  expect(await has(5)).toBe(false);
  await set((await signIn('appmanager.ads')).client, 5, 4, true);
  expect(await has(5)).toBe(true);
  const staff = await signIn('staff');
  expect((await staff.client.ask(adAccounts.media, {})).length).toBeGreaterThan(0);
  // Saving something else leaves it.
  await set(owner.client, 5, 4, null);
  expect(await has(5)).toBe(true);
  await set(owner.client, 5, 6, true);
  expect(await has(5)).toBe(false);
  // An admin has it by the role alone.
  await set(owner.client, 2, 4, null);
  expect(await has(2)).toBe(false);
});

test('a channel partner sees the channels that were chosen, also where the role comes later', async () => {
  const { signIn } = testService();
  const owner = await signIn('super');
  const body = { name: null, apps: [1001], canCreateApps: null, canManageAdAccounts: null };
  await owner.client.send(members.update, { id: 5, body: { ...body, role: 6, channels: [101] } });
  const partner = await signIn('staff');
  const seen = await partner.client.ask(channels.all, { app: 1001 });
  expect(seen.map(({ id }) => id)).toEqual([101]);
  // What is not said stays; a role that has no channels of its own loses them.
  await owner.client.send(members.update, { id: 5, body: { ...body, role: 6, channels: null } });
  expect((await owner.client.ask(members.one, { id: 5 })).channels).toEqual([101]);
  await owner.client.send(members.update, { id: 5, body: { ...body, role: 4, channels: null } });
  expect((await owner.client.ask(members.one, { id: 5 })).channels).toEqual([]);
});

test('a quota is counted in the books and can be confirmed', async () => {
  const { client } = await testService().signIn('super');
  const before = await client.ask(quotas.of, { id: 7 });
  expect(before.used).toBeGreaterThan(0);
  expect(before).toMatchObject({ endsOn: '2026-11-30', isConfirmed: true });
  expect(before.used).toBeLessThan((await client.ask(quotas.of, { id: 6 })).used);
  await client.send(quotas.confirm, { body: { member: 7, limit: 5_000_000, isForMiniPrograms: false } });
  expect(await client.ask(quotas.of, { id: 7 })).toMatchObject({ limit: 5_000_000, used: before.used });
});
