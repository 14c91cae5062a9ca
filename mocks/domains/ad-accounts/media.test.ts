import { expect, test } from 'vitest';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { asa } from '#app/api/asa.ts';
import { asaChoices } from '#app/api/asaChoices.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../testService.ts';

const { client: nobody, signIn } = testService();
const as = async (name: string) => (await signIn(name)).client;
const { connections } = ours;

test('the board tells who needs somebody, and what was spent is what the reports say', async () => {
  const owner = await as('super');
  const media = await owner.ask(adAccounts.media, {});
  const all = media.flatMap(({ accounts }) => accounts);
  expect(media).toHaveLength(23);
  for (const state of ['fine', 'ending', 'broken', 'waiting', 'disabled'] as const)
    expect(all.some((one) => one.state === state)).toBe(true);
  expect(all.find(({ state }) => state === 'broken')?.problem).toBeTruthy();
  const toutiao = media.find(({ key }) => key === 'toutiao')?.accounts ?? [];
  const spent = toutiao.reduce((sum, { cost }) => sum + Math.round((cost ?? 0) * 100), 0);
  const apps = [1001, 1002, 1003, 1005];
  const day = {
    from: '2026-11-19',
    to: '2026-11-19',
    report: 'campaigninfo',
    by: 'channel',
    channels: ['101'],
    metrics: ['cost'],
  } as const;
  const answers = await Promise.all(apps.map((app) => owner.ask(reports.rows, { ...day, app, channels: ['101'], metrics: ['cost'] })));
  expect(spent).toBe(answers.reduce((sum, { totals }) => sum + Math.round((totals['cost'] ?? 0) * 100), 0));
});

test('what is bound with credentials waits for its first data, and tells nothing of them', async () => {
  const owner = await as('super');
  const body = {
    alias: '小米主账户',
    apps: [1002],
    startsOn: null,
    gives: ['cost' as const],
    account: 'cust-8841',
    secret: 'very-secret-key',
  };
  const made = await owner.send(bindings.xiaomi.create, { body });
  expect(made).toMatchObject({ media: 'xiaomi', cid: 'cust-8841', state: 'waiting', apps: [{ app: 1002 }] });
  expect(JSON.stringify(made)).not.toContain('very-secret-key');
  await expect(owner.send(bindings.xiaomi.create, { body })).rejects.toMatchObject({ trouble: 'refused' });
  const { id } = made;
  // What is in use is not new, and nothing of it moves; what is new is known by its fingerprint.
  await expect(owner.send(bindings.xiaomi.update, { body: { ...body, id, secret: ` ${body.secret}` } })).rejects.toMatchObject({
    code: -1008,
    data: { field: 'secret' },
  });
  expect((await owner.ask(adAccounts.one, { id })).credentials).toEqual(made.credentials);
  expect(made.credentials).toEqual({ savedOn: '2026-11-20', fingerprint: expect.stringMatching(/^[\da-f]{4}$/) });
  await owner.send(bindings.xiaomi.update, { body: { ...body, id, alias: '小米 01', secret: 'another-secret-key' } });
  const another = { ...body, id, account: 'cust-9002' };
  await expect(owner.send(bindings.xiaomi.update, { body: another })).rejects.toMatchObject({ data: { field: 'account' } });
  await owner.send(adAccounts.disable, { id });
  expect(await owner.ask(adAccounts.one, { id })).toMatchObject({ alias: '小米 01', state: 'disabled' });
  const checks = await owner.ask(connections.test, { media: 'xiaomi', body: { credentials: { account: 'cust-8841', secret: '' } } });
  expect(checks[0]).toMatchObject({ code: 'credentialRefused', level: 'stop' });
  await owner.send(adAccounts.delete, { id });
  await expect(owner.ask(adAccounts.one, { id })).rejects.toMatchObject({ status: 404 });
});

test('who went out to a medium comes back, and nothing is bound before he confirms', async () => {
  const owner = await as('super');
  const left = await owner.send(adAccounts.authorize, { media: 'toutiao' });
  const { state } = left;
  expect(left.url).toContain(state);
  const confirm = { state, body: { cids: ['x'], alias: null, apps: [1001], sites: ['douyin'] } };
  await expect(owner.send(connections.confirm, confirm)).rejects.toMatchObject({ trouble: 'refused' });
  const back = await owner.send(adAccounts.returnFromToutiao, { body: { code: 'c-1', state } });
  const { subAccounts } = await owner.ask(connections.returned, { state });
  const bound = subAccounts.find(({ boundBy }) => boundBy !== null);
  await expect(owner.send(connections.confirm, { ...confirm, body: { ...confirm.body, cids: [bound?.cid ?? ''] } })).rejects.toMatchObject({
    trouble: 'refused',
  });
  const before = (await owner.ask(adAccounts.media, {})).find(({ key }) => key === 'toutiao')?.accounts.length ?? 0;
  await owner.send(connections.confirm, { ...confirm, body: { ...confirm.body, cids: [back.cid], alias: '新账户' } });
  const after = (await owner.ask(adAccounts.media, {})).find(({ key }) => key === 'toutiao')?.accounts ?? [];
  expect(after).toHaveLength(before + 1);
  const made = after.find(({ alias }) => alias === '新账户');
  expect(made).toMatchObject({ state: 'waiting', sites: ['douyin'] });
  const again = await owner.send(adAccounts.authorize, { media: 'toutiao', account: made?.id ?? 0 });
  const renewal = await owner.send(adAccounts.returnFromToutiao, { body: { code: 'c-2', state: again.state } });
  expect(renewal.renews).toMatchObject({ alias: '新账户', sites: ['douyin'] });
  await expect(owner.ask(connections.returned, { state })).rejects.toMatchObject({ status: 404 });
});

/** Out to Google Ads and back again. */
async function authorizeGoogle(owner: Awaited<ReturnType<typeof as>>, account: number | null = null) {
  const { state } = await owner.send(adAccounts.authorize, { media: 'google', account });
  return owner.send(connections.exchange, { state, body: { code: 'c-1' } });
}

const freeIn = ({ subAccounts }: { subAccounts: readonly { cid: string; boundBy: string | null }[] }) =>
  subAccounts.filter(({ boundBy }) => boundBy === null).map(({ cid }) => cid);

test('a network is authorized twice, each time with a state and with accounts of its own, and the first again', async () => {
  const owner = await as('super');
  const given = { alias: null, apps: [1001], sites: [] };
  const first = await authorizeGoogle(owner);
  expect(first.company).toBe('云岫互动科技有限公司');
  const made = await owner.send(connections.confirm, { state: first.state, body: { ...given, cids: freeIn(first) } });
  const listed = await owner.ask(adAccounts.subAccounts, { parent: made[0]?.id ?? 0 });
  expect(listed.map(({ cid }) => cid).toSorted()).toEqual(freeIn(first).toSorted());
  expect(listed.filter(({ isAuthorizing }) => isAuthorizing).map(({ cid }) => cid)).toEqual([first.cid]);
  const second = await authorizeGoogle(owner);
  expect(second.state).not.toBe(first.state);
  const cids = second.subAccounts.map(({ cid }) => cid);
  expect(new Set(cids).size).toBe(cids.length);
  expect(freeIn(second).filter((cid) => freeIn(first).includes(cid))).toEqual([]);
  await owner.send(connections.confirm, { state: second.state, body: { ...given, cids: freeIn(second) } });

  const [one] = made;
  const again = await authorizeGoogle(owner, one?.id);
  expect(again.renews).toMatchObject({ id: one?.id });
  expect(freeIn(again)).toContain(one?.cid);
  await owner.send(connections.confirm, { state: again.state, body: { ...given, alias: '海外', cids: [again.cid] } });
  const all = (await owner.ask(adAccounts.media, {})).find(({ key }) => key === 'google')?.accounts ?? [];
  expect(all).toHaveLength(freeIn(first).length + freeIn(second).length);
  expect(all.find(({ id }) => id === one?.id)?.alias).toBe('海外');
});

test('an account that was bound in another window since is refused', async () => {
  const owner = await as('super');
  const given = { alias: null, apps: [1001], sites: [] };
  const { state, cid } = await authorizeGoogle(owner);
  const [account] = await owner.send(connections.confirm, { state, body: { ...given, cids: [cid] } });
  // Both open the account that was connected first. It is taken out, and connected through one of them.
  const [one, other] = [await authorizeGoogle(owner), await authorizeGoogle(owner)];
  await owner.send(adAccounts.delete, { id: account?.id ?? 0 });
  await owner.send(connections.confirm, { state: one.state, body: { ...given, cids: [cid] } });
  await expect(owner.send(connections.confirm, { state: other.state, body: { ...given, cids: [cid] } })).rejects.toMatchObject({
    trouble: 'refused',
  });
});

test('only what still stands is renewed, and a deep link moves no authorization', async () => {
  const owner = await as('super');
  const endOf = async (id: number) => (await owner.ask(adAccounts.one, { id })).expiresOn;
  await owner.send(adAccounts.renewDeepLink, { body: { id: 3002 } });
  expect(await endOf(3002)).toBe('2026-11-23');
  await owner.send(adAccounts.renewSubscription, { body: { id: 3002 } });
  expect(await endOf(3002)).toBe('2027-05-19');
  const [revoked] = (await owner.ask(adAccounts.media, {})).flatMap(({ accounts }) =>
    accounts.filter(({ problem }) => problem === 'authorizationRevoked'),
  );
  const body = { id: revoked?.id ?? 0 };
  for (const call of [adAccounts.renewDeepLink, adAccounts.renewSubscription])
    await expect(owner.send(call, { body })).rejects.toMatchObject({ code: -1008 });
  expect(await owner.ask(adAccounts.one, body)).toMatchObject({ state: 'broken', problem: 'authorizationRevoked' });
});

test('Kuaishou takes an authorization besides its keys, and other networks with keys do not', async () => {
  const owner = await as('super');
  const { state } = await owner.send(adAccounts.authorize, { media: 'kuaishou' });
  const back = await owner.send(connections.exchange, { state, body: { code: 'c-1' } });
  const [made] = await owner.send(connections.confirm, { state, body: { cids: [back.cid], alias: '快手 02', apps: [1001], sites: [] } });
  // What was authorized ends; what was connected by keys does not.
  expect(made).toMatchObject({ media: 'kuaishou', alias: '快手 02', state: 'waiting', expiresOn: '2027-05-19' });
  await expect(owner.send(adAccounts.authorize, { media: 'oppo' })).rejects.toMatchObject({ code: 400 });
});

test('keys of Apple open orgs, of which one is connected', async () => {
  const owner = await as('super');
  const body = { clientId: 'SEARCHADS.a1', team: 'SEARCHADS.b2', keyId: 'key-77', privateKey: 'BEGIN EC PRIVATE KEY' };
  const orgs = await owner.ask(connections.appleOrgs, { body });
  expect(orgs.map(({ name }) => name)).toEqual(['云岫互动', '云岫互动 · 海外']);
  await expect(owner.ask(connections.appleOrgs, { body: { ...body, keyId: 'wrong' } })).rejects.toMatchObject({ data: { field: 'keyId' } });
  await expect((await as('appmanager')).ask(connections.appleOrgs, { body })).rejects.toMatchObject({ code: -1003 });
  const common = { alias: 'ASA', apps: [1001], startsOn: null, gives: ['cost' as const] };
  const [, abroad] = orgs;
  const made = await owner.send(ours.ourBindings.appleAds.create, { body: { ...common, ...body, org: abroad?.id ?? '' } });
  expect(made).toMatchObject({ media: 'asa', cid: abroad?.id });
});

test('only who may manage ad accounts sees them, and of ones own company (R-158, C-05)', async () => {
  for (const name of ['appmanager', 'staff', 'channel'])
    await expect((await as(name)).ask(adAccounts.media, {})).rejects.toMatchObject({ code: -1003 });
  expect(await (await as('appmanager.ads')).ask(adAccounts.media, {})).toHaveLength(23);
  const stranger = await as('ending');
  expect((await stranger.ask(adAccounts.media, {})).flatMap(({ accounts }) => accounts)).toEqual([]);
  await expect(stranger.ask(adAccounts.one, { id: 3001 })).rejects.toMatchObject({ status: 404 });
  await expect(nobody.ask(adAccounts.media, {})).rejects.toMatchObject({ trouble: 'session' });
  await expect((await as('super')).send(adAccounts.bindApps, { body: { account: 3001, apps: [1101] } })).rejects.toMatchObject({
    code: 400,
  });
});

test('names of Apple are uploaded, found and deleted', async () => {
  const owner = await as('super');
  const app = 1001;
  const file = new File(['\uFEFFid,name\n123456789,秋季品牌词\nbroken line\n'], '广告组.csv');
  await owner.send(asa.upload, { app, by: 'adGroup', body: { file } });
  await expect
    .poll(async () => (await owner.ask(asa.uploads, { app, by: 'adGroup' })).rows[0])
    .toMatchObject({ fileName: '广告组.csv', state: 'partly', rows: 2, failed: 1 });
  const { rows } = await owner.ask(asa.names, { app, by: 'adGroup', search: '秋季' });
  expect(rows).toMatchObject([{ appleId: '123456789', name: '秋季品牌词' }]);
  await owner.send(asa.deleteNames, { app, body: { ids: rows.map(({ id }) => id), by: 'adGroup' } });
  expect((await owner.ask(asa.names, { app, by: 'adGroup', search: '秋季' })).total).toBe(0);
  expect((await owner.ask(asaChoices.ofApp, { app })).orgs.length).toBe(2);
  expect(await owner.ask(asa.check, {})).toEqual({ isValid: true, reason: null });
  expect(await (await as('ending')).ask(asa.hasAccount, {})).toBe(false);
  await expect(owner.ask(asaChoices.ofApp, { app: 1002 })).rejects.toMatchObject({ code: -1003 });
  await expect((await as('analyst')).ask(asa.deleteNames, { app, body: { ids: [], by: 'org' } })).rejects.toMatchObject({ code: -1003 });
});
