import { expect, test } from 'vitest';
import { account } from '#app/api/account/account.ts';
import { flow } from '#app/api/account/flow.ts';
import { registration } from '#app/api/account/registration.ts';
import { rights } from '#app/api/account/rights.ts';
import { session } from '#app/api/account/session.ts';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { customChannels } from '#app/api/channels/custom.ts';
import { ourAccount } from '#app/api/ours/people/account.ts';
import { codeOf } from '../../world/members/registration/mails.ts';
import { emailOf, testService } from '../testService.ts';

const body = (email: string, password = 'provena-demo') => ({ body: { email, password, remember: null } });

test.each([
  ['another password', body(emailOf('super'), 'guess')],
  ['an address that nobody has', body('nobody@provena.test')],
])('a sign-in with %s is refused in the same words', async (_, given) => {
  const { client } = testService();
  await expect(client.send(session.login, given)).rejects.toMatchObject({ code: -5000, serviceMessage: '邮箱或密码不正确' });
});

test('who has yet to activate is told so, and gets no token (R-109)', async () => {
  const { client } = testService();
  expect(await client.send(session.login, body(emailOf('pending')))).toMatchObject({ id: 9, email: emailOf('pending'), status: -3 });
});

test('each sign-in has its own token; a sign-out ends one of them (R-113, R-116)', async () => {
  const { signIn, world } = testService();
  const [first, second] = [await signIn('super'), await signIn('super')];
  expect((await first.client.ask(account.detail, {})).roleName).toBe('主账号');
  await first.client.send(session.logout, {});
  await expect(first.client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  expect((await second.client.ask(account.detail, {})).email).toBe(emailOf('super'));
  expect(world.sessions.all().every(({ token }) => /^[0-9a-f]{48}$/.test(token))).toBe(true);
});

test.each([
  ['super', true, true, true],
  ['manager', true, true, false],
  ['appmanager', true, false, false],
  ['appmanager.ads', true, true, false],
  ['staff', false, false, false],
  ['analyst', false, false, false],
  ['channel', false, false, false],
  ['demo', false, true, false],
])('%s sees the settings of its role (R-154, R-156 to R-158)', async (name, members, adAccounts, callbacks) => {
  const { client } = await testService().signIn(name);
  const { menus } = await client.ask(rights.menus, {});
  const open = new Set(menus.filter(({ canView }) => canView).map(({ key }) => key));
  const settings = ['auth@manage', 'channel@manage', 'dataCallback@manage'];
  expect(settings.map((key) => open.has(key))).toEqual([members, adAccounts, callbacks]);
});

test('a demo account sees every page and edits none (R-159)', async () => {
  const { client } = await testService().signIn('demo');
  const { menus } = await client.ask(rights.menus, {});
  expect(menus.filter(({ canEdit }) => canEdit)).toEqual([]);
  expect(menus.filter(({ canView }) => canView).length).toBeGreaterThan(25);
});

test('rights in one app come before those of the role (R-151)', async () => {
  const { client } = await testService().signIn('staff');
  const auth = await client.ask(rights.of, { account: emailOf('staff') });
  const [site] = auth.apps;
  expect(auth.apps.map(({ app }) => app)).toEqual([1005]);
  expect([auth.retention, site?.retention]).toEqual([true, false]);
  await expect(client.ask(rights.of, { account: emailOf('super') })).rejects.toMatchObject({ code: -1003 });
});

test('registration, activation and completion lead to a main account of its own', async () => {
  const { client, signIn, world } = testService();
  const mine = { email: 'new@provena.test', password: 'a-long-password', company: '', name: null, phone: null };
  await expect(client.send(registration.register, { body: { ...mine, password: 'short' } })).rejects.toMatchObject({ code: -5000 });
  const made = await client.send(registration.register, { body: mine });
  expect(made).toMatchObject({ status: -3 });
  await expect(client.send(registration.register, { body: mine })).rejects.toMatchObject({ code: -1008 });
  const person = world.accounts.all().find(({ email }) => email === mine.email);
  const code = person ? codeOf('activate', person) : '';
  await client.send(ourAccount.activate, { code });
  await expect(client.send(ourAccount.activate, { code })).rejects.toMatchObject({ trouble: 'refused' });
  const console = await signIn(mine.email, mine.password);
  expect((await console.client.ask(account.detail, {})).isComplete).toBe(false);
  await console.client.send(account.update, { body: { company: '新公司', name: '新人', phone: null } });
  expect(await console.client.ask(account.detail, {})).toMatchObject({ isComplete: true, company: '新公司', plan: 'trial' });
});

test('a forgotten password is set anew by the code of the mail, once, and ends what was open', async () => {
  const { client, signIn, world } = testService();
  const staff = await signIn('staff');
  const person = world.accounts.find(5);
  const code = person ? codeOf('reset', person) : '';
  await expect(client.ask(registration.codeOwner, { code })).rejects.toMatchObject({ trouble: 'refused' });
  await client.send(registration.sendForgotten, { email: 'nobody@provena.test' });
  await client.send(registration.sendForgotten, { email: emailOf('staff') });
  expect(await client.ask(registration.codeOwner, { code })).toMatchObject({ id: 5 });
  const given = { id: 5, body: { password: 'another-one', code } };
  await expect(client.send(registration.resetPassword, { ...given, id: 6 })).rejects.toMatchObject({ trouble: 'refused' });
  await client.send(registration.resetPassword, given);
  await expect(client.send(registration.resetPassword, given)).rejects.toMatchObject({ trouble: 'refused' });
  await expect(staff.client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  await client.send(session.login, body(emailOf('staff'), 'another-one'));
});

test('a password is changed by who knows it, and not that of the demo account', async () => {
  const { signIn } = testService();
  const analyst = await signIn('analyst');
  const other = await signIn('analyst');
  const change = (from: string, to: string) => analyst.client.send(account.changePassword, { from, to, mvLogin: false });
  await expect(change('wrong', 'long-enough')).rejects.toMatchObject({ code: -999 });
  await change('provena-demo', 'long-enough');
  await expect(other.client.ask(account.detail, {})).rejects.toMatchObject({ trouble: 'session' });
  const demo = await signIn('demo');
  await expect(demo.client.send(account.changePassword, { from: 'provena-demo', to: 'long-enough', mvLogin: false })).rejects.toMatchObject(
    {
      code: -1003,
    },
  );
});

test('flow is healthy for the main account and nearly gone for the one that ends', async () => {
  const { signIn } = testService();
  const main = await (await signIn('super')).client.ask(flow.usage, {});
  expect(main.trackLeftPercent).toBeGreaterThan(50);
  expect(main.applets?.left).toBeGreaterThan(0);
  const { client } = await signIn('ending');
  const ending = await client.ask(flow.usage, {});
  expect(ending.trackLeftPercent).toBeGreaterThan(0);
  expect(ending.trackLeftPercent).toBeLessThan(6);
  expect(await client.ask(flow.tip, {})).toMatchObject({ reason: 'flow', daysLeft: 12 });
  const expired = await signIn('expired');
  expect(await expired.client.ask(flow.tip, {})).toMatchObject({ reason: 'package', daysLeft: -8, message: '套餐已于 2026-11-12 到期' });
  const forecast = await client.ask(ourAccount.forecast, {});
  expect(forecast.earliest && forecast.latest && forecast.earliest < forecast.latest).toBe(true);
  const days = await client.ask(flow.byDay, { token: 'any' });
  expect(days.reduce((sum, { used }) => sum + used, 0)).toBe(ending.trackUsed);
});

test('a request for a page reaches those who can open it, and is answered by them', async () => {
  const { signIn } = testService();
  const staff = await signIn('staff');
  const sent = await staff.client.send(ourAccount.requestAccess, { body: { page: 'roi@monitor', app: 1001, message: null } });
  expect(sent).toMatchObject({ sentTo: expect.arrayContaining([emailOf('super'), emailOf('manager')]) });
  const [mine] = await staff.client.ask(ourAccount.accessRequests, {});
  const answered = { id: mine?.id ?? 0, body: { state: 'granted' as const } };
  await expect(staff.client.send(ourAccount.answerAccessRequest, answered)).rejects.toMatchObject({ trouble: 'refused' });
  await (await signIn('manager')).client.send(ourAccount.answerAccessRequest, answered);
  expect((await staff.client.ask(ourAccount.accessRequests, {}))[0]).toMatchObject({ from: emailOf('staff'), state: 'granted' });
  const auths = await staff.client.ask(rights.inApps, { id: 5 });
  const open = auths.filter(({ menus }) => menus.some(({ key, canView }) => key === 'roi@monitor' && canView));
  expect(open.map(({ app }) => app)).toEqual([1001]);
  const again = (await signIn('manager')).client.send(ourAccount.answerAccessRequest, answered);
  await expect(again).rejects.toMatchObject({ code: -1008 });
});

test('what goes with a role cannot be granted, and the right to ad accounts by those who have it (R-156 to R-158)', async () => {
  const { signIn } = testService();
  const staff = (await signIn('staff')).client;
  const grantTo = async (answering: string, page: string) => {
    await staff.send(ourAccount.requestAccess, { body: { page, app: null, message: null } });
    const mine = (await staff.ask(ourAccount.accessRequests, {})).find((one) => one.page === page && one.state === 'open');
    await (await signIn(answering)).client.send(ourAccount.answerAccessRequest, { id: mine?.id ?? 0, body: { state: 'granted' } });
  };
  for (const page of ['auth@manage', 'dataCallback@manage', 'nothing@manage'])
    await expect(grantTo('super', page)).rejects.toMatchObject({ code: -1008 });
  // Nothing that could not be granted is called granted.
  expect((await staff.ask(ourAccount.accessRequests, {})).filter(({ state }) => state === 'granted')).toEqual([]);
  await expect(grantTo('appmanager', 'channel@manage')).rejects.toMatchObject({ code: -1003 });
  await expect(staff.ask(adAccounts.media, {})).rejects.toMatchObject({ code: -1003 });
  await grantTo('super', 'channel@manage');
  expect((await staff.ask(adAccounts.media, {})).length).toBeGreaterThan(0);
});

test('a request for a setting is about no app, whichever app it names', async () => {
  const { signIn } = testService();
  const staff = (await signIn('staff')).client;
  await expect(staff.ask(customChannels.search, {})).rejects.toMatchObject({ code: -1003 });
  await staff.send(ourAccount.requestAccess, { body: { page: 'customchannel@manage', app: 1001, message: null } });
  const [mine] = await staff.ask(ourAccount.accessRequests, {});
  expect(mine).toMatchObject({ page: 'customchannel@manage', app: null });
  await (await signIn('super')).client.send(ourAccount.answerAccessRequest, { id: mine?.id ?? 0, body: { state: 'granted' } });
  expect((await staff.ask(customChannels.search, {})).rows).toEqual(expect.any(Array));
});

test('a channel partner can ask, and learns the name of nobody', async () => {
  const { client } = await testService().signIn('channel');
  const sent = await client.send(ourAccount.requestAccess, { body: { page: 'roi@monitor', app: 1001, message: null } });
  expect(sent).toEqual({ sentTo: [] });
  await expect(client.ask(ourAccount.openers, { page: 'roi@monitor' })).rejects.toMatchObject({ trouble: 'refused', code: -1003 });
});
