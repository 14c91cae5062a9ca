import { expect, test } from 'vitest';
import { callbackAt, callbackPage, callbacksOf } from '../../world/services/callbacks.ts';
import { callbacks } from '#app/api/callbacks.ts';
import { debug } from '#app/api/apps/debug.ts';
import { apps } from '#app/api/apps/apps.ts';
import { devices } from '#app/api/devices.ts';
import { ourCallbacks } from '#app/api/ours/apps/callbacks.ts';
import { logs } from '#app/api/ours/data/logs.ts';
import { integration } from '#app/api/ours/apps/integration.ts';
import { tracking, type TrackingEvent } from '#app/api/tracking/tracking.ts';
import { accountOf } from '../../world/logs/debug.ts';
import { testService } from '../testService.ts';
import { eventsAfter, lastEvent } from './eventsAfter.ts';

const quarter = { from: '2026-08-23', to: '2026-11-20' };
type Stand = ReturnType<typeof testService>;

async function keyOf({ signIn }: Stand, app: number) {
  const { client } = await signIn('super');
  return (await client.ask(apps.one, { id: app })).appkey;
}

const sent = (
  appid: string,
  what: string,
  more: { amount?: number; context?: Partial<TrackingEvent['context']> } = {},
  id: string | null = null,
) => ({
  body: {
    data: {
      id,
      appid,
      who: 'u_web_1',
      what,
      time: null,
      seq: null,
      properties: null,
      referrer: null,
      source: null,
      context: {
        deviceId: 'web-device-0001',
        channel: null,
        campaign: null,
        appType: 'wap' as const,
        userAgent: 'Safari',
        os: 'iOS 26',
        model: 'iPhone 16',
        browser: 'Safari',
        queryString: null,
        url: 'https://h5.provena.test/',
        ...more.context,
      },
      transactionId: null,
      amount: more.amount ?? null,
      currency: null,
      paymentType: null,
      sessionId: null,
      duration: null,
      loadTime: null,
    },
  },
});

test('what the receiver is sent appears in the debug lists, the coverage and the log query', async () => {
  const world = testService();
  const { client } = await world.signIn('super');
  const appid = await keyOf(world, 1005);
  const before = await lastEvent(client, 1005);
  const payment = sent(appid, 'payment', { amount: 30, context: { campaign: '100500001' } }, 'event-1');
  await world.client.send(tracking.payment, payment);
  await world.client.send(tracking.payment, payment);
  await world.client.send(tracking.register, sent('somebody else', 'register'));
  const after = await eventsAfter(client, 1005, before);
  expect(after.map(({ event, deviceId }) => [event, deviceId])).toEqual([['payment', 'web-device-0001']]);
  expect(after[0]?.issues.map(({ property }) => property)).toEqual(['transactionid', 'currencytype']);
  expect((await client.ask(debug.logs, { id: 1005 })).filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
  expect((await client.ask(debug.devices, { id: 1005 }))[0]).toMatchObject({ deviceId: 'web-device-0001' });
  expect((await client.ask(integration.coverage, { app: 1005 })).find(({ event }) => event === 'payment')?.isBroken).toBe(true);
  const journey = await client.ask(logs.journey, { app: 1005, by: 'device', value: 'WEB-DEVICE-0001', ...quarter });
  expect(journey.stops).toMatchObject([
    { kind: 'payment', amount: 30, campaign: 100_500_001, at: expect.stringContaining('2026-11-20 10:32') },
  ]);
});

test('what cannot be read is refused, counts nowhere, and stands in the list with its reason; what comes again is counted', async () => {
  const world = testService();
  const { client } = await world.signIn('super');
  const appid = await keyOf(world, 1005);
  const last = await lastEvent(client, 1005);
  const before = await client.ask(integration.coverage, { app: 1005 });
  const post = (record: object) =>
    world.service.handle(
      new Request('http://provena.test/receiver/event', { method: 'POST', body: new URLSearchParams({ data: JSON.stringify(record) }) }),
    );
  expect((await post({ appid, what: 'order', context: { deviceid: 'd-1', apptype: 'wap', useragent: 'Safari' } }))?.status).toBe(400);
  expect((await post({ appid: 'somebody else', what: 'order' }))?.status).toBe(400);
  expect(await eventsAfter(client, 1005, last)).toMatchObject([
    { event: 'order', isRefused: true, deviceId: 'd-1', issues: [{ property: 'url', level: 'error', problem: 'missing' }] },
  ]);
  const countOf = (coverage: typeof before) => coverage.find(({ event }) => event === 'order')?.count;
  expect(countOf(await client.ask(integration.coverage, { app: 1005 }))).toBe(countOf(before));
  const view = sent(appid, 'pageview', {}, 'event-2');
  for (let time = 0; time < 3; time += 1) await world.client.send(tracking.event, view);
  const [latest] = await client.ask(debug.events, { id: 1005 });
  expect(latest).toMatchObject({ event: 'pageview', isRefused: false, repeats: 2 });
});

test('an app that is being built in has not sent everything, and a new one nothing', async () => {
  const { client } = await testService().signIn('super');
  const coverage = await client.ask(integration.coverage, { app: 1012 });
  expect(coverage.find(({ event }) => event === 'payment')).toMatchObject({ count: 0, firstAt: null });
  const { checks } = await client.ask(integration.audit, { app: 1012 });
  expect(checks.map(({ level }) => level)).toEqual(['pass', 'pass', 'stop', ...Array.from({ length: 8 }, () => 'wait')]);
  const again = await client.send(integration.auditAgain, { app: 1012 });
  expect(again).toMatchObject({ checkedAt: '2026-11-20 10:32:00' });
  await client.send(debug.complete, { id: 1012 });
  expect(await client.ask(apps.one, { id: 1012 })).toMatchObject({ isDebug: false, onlineOn: '2026-11-20' });
  const ending = await client.ask(debug.events, { id: 1001 });
  expect(ending.length).toBe(60);
  expect(ending.every(({ at }) => at >= '2026-11-20 09:' && at < '2026-11-20 10:32')).toBe(true);
});

test('a page is not checked for what only an app has: a store, a deep link, click injection, callbacks (R-139), test devices', async () => {
  const { client } = await testService().signIn('super');
  const codesOf = async (app: number) => (await client.ask(integration.audit, { app })).checks.map(({ code }) => code);
  const onPages = ['firstEvent', 'sdkVersion', 'requiredEvents', 'properties', 'advisedEvents', 'clickWindow'];
  expect(await codesOf(1005)).toEqual(onPages);
  expect(await codesOf(1009)).toEqual([...onPages, 'callbacks']);
  expect(await codesOf(1006)).toEqual([...onPages, 'protection', 'callbacks', 'testDevices']);
  expect(await codesOf(1001)).toHaveLength(11);
});

test('a device on the whitelist was last seen when its journey ends', async () => {
  const { client } = await testService().signIn('super');
  const { rows } = await client.ask(devices.page, { app: 1001, size: 50 });
  const journeys = await Promise.all(
    rows.map(({ deviceId }) => client.ask(logs.journey, { app: 1001, by: 'device', value: deviceId, ...quarter })),
  );
  expect(journeys.length).toBeGreaterThan(10);
  for (const [index, { device, stops }] of journeys.entries()) {
    const lastSeenAt = rows[index]?.lastSeenAt ?? null;
    // A device that was never seen has no logs, and one that was has them up to then.
    expect(stops.at(-1)?.at ?? null).toBe(lastSeenAt);
    expect(lastSeenAt === null || (device?.isListed && device.kind === 'IDFA')).toBe(true);
    const times = stops.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  }
  expect(rows.filter(({ lastSeenAt }) => lastSeenAt === null).length).toBeGreaterThan(0);
  const installs = journeys.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'install'));
  expect(new Set(installs.map(({ reason }) => reason))).toEqual(new Set(['lastClick', 'noClick']));
  const all = await client.ask(logs.all, { app: 1001, by: 'device', value: rows[0]?.deviceId ?? '', ...quarter, kind: 'session' });
  expect(all.rows.length > 0 && all.rows.every(({ kind }) => kind === 'session')).toBe(true);
});

test('logs are for those with the page, and are empty without anybody', async () => {
  const { signIn } = testService();
  const asked = { app: 1001, by: 'account' as const, value: 'nobody', ...quarter };
  await expect((await signIn('staff')).client.ask(logs.journey, asked)).rejects.toMatchObject({ code: -1003 });
  const analyst = await signIn('analyst');
  expect(await analyst.client.ask(logs.journey, asked)).toEqual({ device: null, stops: [], losers: [], isMasked: false });
  await expect(analyst.client.ask(logs.journey, { ...asked, by: 'order' })).rejects.toMatchObject({ code: -1003 });
  expect(await analyst.client.download(logs.file, asked)).toMatchObject({ code: -1 });
});

test('devices are listed, added once, changed and taken off', async () => {
  const { signIn } = testService();
  const { client } = await signIn('super');
  const first = await client.ask(devices.page, {});
  expect(first.total).toBeGreaterThan(50);
  const device = {
    deviceId: 'F2A8C1D0-7B34-4C11-9E00-0000000091C4',
    kind: 'IDFA',
    name: '新测试机',
    note: null,
    app: 1001,
    endsOn: null,
  } as const;
  expect(await client.send(devices.add, { body: { devices: [device, device] } })).toMatchObject({ added: 1 });
  const [made] = (await client.ask(devices.page, { search: '91c4' })).rows;
  await client.send(devices.update, { id: made?.id ?? 0, body: { ...device, note: '改过' } });
  expect((await client.ask(devices.page, { search: '改过' })).total).toBe(1);
  await client.send(devices.delete, { id: made?.id ?? 0 });
  expect((await client.ask(devices.page, {})).total).toBe(first.total);
  await expect(client.send(devices.add, { body: { devices: [{ ...device, app: 1101 }] } })).rejects.toMatchObject({ code: -1003 });
  await expect((await signIn('channel')).client.ask(devices.page, {})).rejects.toMatchObject({ code: -1003 });
  await expect((await signIn('analyst')).client.ask(devices.page, {})).rejects.toMatchObject({ code: -1003 });
  const staff = await signIn('staff');
  const seen = await staff.client.ask(devices.page, { size: 500 });
  expect(new Set(seen.rows.map(({ app }) => app))).toEqual(new Set([1001, 1002, 1005, null]));
});

test('a test device was last seen when it was last in the stream of its app, or of any app where it is listed for all', async () => {
  const { client, signIn, world } = testService();
  const owner = await signIn('super');
  const seen = async () => new Map((await owner.client.ask(devices.page, { size: 500 })).rows.map((one) => [one.deviceId, one]));
  const stream = await owner.client.ask(debug.events, { id: 1001 });
  const listed = await seen();
  const [tester] = stream;
  expect(listed.get(tester?.deviceId ?? '')?.lastSeenAt).toBe(tester?.at);
  const guest = { deviceId: 'web-device-0001', kind: 'OAID', name: null, note: null, app: null, endsOn: null } as const;
  await owner.client.send(devices.add, { body: { devices: [guest] } });
  expect((await seen()).get(guest.deviceId)?.lastSeenAt).toBeNull();
  const appid = world.apps.find(1005)?.appkey ?? '';
  await client.send(tracking.payment, sent(appid, 'payment'));
  expect((await seen()).get(guest.deviceId)?.lastSeenAt).toMatch(/^2026-11-20 10:32/);
});

test('devices that one person has added are found by them', async () => {
  const { client } = await testService().signIn('super');
  const { rows, total } = await client.ask(devices.page, { addedBy: 'super@provena.test', size: 500 });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan((await client.ask(devices.page, {})).total);
  expect(new Set(rows.map(({ addedBy }) => addedBy))).toEqual(new Set(['super@provena.test']));
});

test('callbacks are the main account’s alone; what is switched on is no longer missing in the logs', async () => {
  const world = testService();
  const { client } = await world.signIn('super');
  const appkey = await keyOf(world, 1001);
  const events = await client.ask(callbacks.events, { appkey });
  const counts = Object.fromEntries(events.map(({ event, count }) => [event, count]));
  expect(counts['install']).toBeGreaterThan(counts['register'] ?? 0);
  expect(counts['payment']).toBeGreaterThan(0);
  const toutiao = (await client.ask(callbacks.all, {})).find((one) => one.appkey === appkey && one.media === 'toutiao');
  expect(toutiao?.events).not.toContain('payment');
  await client.send(callbacks.turn, { body: { id: toutiao?.id ?? 0, event: 'payment', isOn: true } });
  const after = (await client.ask(callbacks.all, {})).find(({ id }) => id === toutiao?.id);
  expect(after?.events).toContain('payment');
  const body = { id: null, appkey, media: null, name: '数据仓库', method: 'POST' as const, url: 'https://dw.yunxiu.test/in', events: [] };
  await client.send(callbacks.save, { body });
  await expect(client.send(callbacks.save, { body: { ...body, url: 'nowhere' } })).rejects.toMatchObject({ code: 400 });
  for (const name of ['manager', 'appmanager', 'channel', 'demo'])
    await expect((await world.signIn(name)).client.ask(callbacks.all, {})).rejects.toMatchObject({ code: -1003 });
});

test('what was sent is judged by the switches of its time, whatever is turned, added or deleted later', async () => {
  const { signIn, world } = testService();
  const { client } = await signIn('super');
  const app = world.apps.find(1001);
  const toutiao = callbacksOf(world)
    .all()
    .find(({ appkey, media }) => appkey === app?.appkey && media === 'toutiao');
  if (!app || !toutiao) throw new Error('no callback');
  const before = '2026-10-22 10:00:00';
  const stateAt = (moment: string) => {
    const found = callbackAt(world, app.appkey, 'toutiao', moment);
    return found && found.isOn && (found.events.find(({ event }) => event === 'payment')?.isOn ?? false);
  };
  const on = { id: toutiao.id, event: 'payment', isOn: true };
  await client.send(callbacks.turn, { body: on });
  expect([stateAt(before), stateAt('2026-11-20 10:33:00')]).toEqual([false, true]);
  world.now.minute += 10;
  await client.send(callbacks.turn, { body: { ...on, event: null, isOn: false } });
  expect([stateAt(before), stateAt('2026-11-20 10:33:00'), stateAt('2026-11-20 10:43:00')]).toEqual([false, true, false]);
  world.now.minute += 10;
  await client.send(ourCallbacks.delete, { id: toutiao.id });
  expect([stateAt(before), stateAt('2026-11-20 10:33:00'), stateAt('2026-11-20 10:53:00')]).toEqual([false, true, null]);
  expect(callbackPage(world, app.appkey, 'toutiao')).toBe(`/manage/dataCallback?appkey=${app.appkey}&add=toutiao`);
  world.now.minute += 10;
  const body = {
    id: null,
    appkey: app.appkey,
    media: 'toutiao',
    name: '巨量引擎',
    method: 'GET' as const,
    url: 'https://callback.example/t',
  };
  await client.send(callbacks.save, { body: { ...body, events: [{ ...on, mediaEvent: 'active_pay', scope: 'attributed' }] } });
  expect([stateAt('2026-11-20 10:33:00'), stateAt('2026-11-20 10:53:00'), stateAt('2026-11-20 11:03:00')]).toEqual([true, null, true]);
});

test('a conversion that did not arrive is traced to the gate where it stopped, until that is opened', async () => {
  const { signIn, world } = testService();
  const { client } = await signIn('super');
  const app = world.apps.find(1001);
  const { rows } = await client.ask(devices.page, { app: 1001, size: 50 });
  const missing = [];
  for (const { deviceId } of rows) {
    const { stops } = await client.ask(logs.journey, { app: 1001, by: 'device', value: deviceId, ...quarter });
    if (stops.some(({ kind, result }) => kind === 'callback' && result === 'missing')) missing.push(deviceId);
  }
  const [value = ''] = missing;
  const gates = await client.ask(ourCallbacks.trace, { app: 1001, by: 'device', value });
  const stop = gates.findIndex(({ level }) => level === 'stop');
  expect(gates.slice(0, stop).every(({ level }) => level === 'pass')).toBe(true);
  expect(gates.slice(stop + 1).every(({ level }) => level === 'wait')).toBe(true);
  expect(gates[stop]?.at).toMatch(new RegExp(`^/manage/dataCallback\\?appkey=${app?.appkey ?? ''}&(id=\\d+|add=\\w+)$`));
  expect((await client.ask(ourCallbacks.trace, { app: 1001, by: 'order', value: 'none' }))[0]).toMatchObject({
    code: 'known',
    level: 'stop',
  });
  const [callback] = await client.ask(callbacks.all, {});
  await client.send(ourCallbacks.delete, { id: callback?.id ?? 0 });
  expect((await client.ask(callbacks.all, {})).map(({ id }) => id)).not.toContain(callback?.id);
});

test('a conversion is followed to the target that would get it, and to another one where that is chosen', async () => {
  const { signIn, world } = testService();
  const { client } = await signIn('super');
  const app = world.apps.find(1001) ?? { id: 1001, appkey: '' };
  const targets = (await client.ask(callbacks.all, {})).filter(({ appkey }) => appkey === app.appkey);
  const toutiao = targets.find(({ media }) => media === 'toutiao')?.id ?? 0;
  const own = targets.find(({ media }) => media === null)?.id ?? 0;
  const trace = async (person: number, more: { event?: string; callback?: number } = {}) => {
    const gates = await client.ask(ourCallbacks.trace, { app: app.id, by: 'account', value: accountOf(app, person), ...more });
    const values = Object.assign({}, ...gates.map((gate) => gate.values));
    return { stop: gates.find(({ level }) => level === 'stop')?.code, values };
  };
  const people = await Promise.all(Array.from({ length: 40 }, (_, person) => trace(person, { event: 'install' })));
  // Nobody stops for want of an ad: the own server takes all.
  expect(people.filter(({ stop }) => stop === 'attributed')).toEqual([]);
  const alone = people.findIndex(({ values }) => values.name === '自有服务器');
  expect(people[alone]).toMatchObject({ stop: undefined, values: { event: 'install', time: expect.stringMatching(/^2026-/) } });
  expect((await trace(alone, { event: 'install', callback: toutiao })).stop).toBe('attributed');
  const byToutiao = people.findIndex(({ values }) => values.media === 'toutiao');
  expect((await trace(byToutiao, { event: 'install', callback: own })).stop).toBeUndefined();
  const others = targets.find(({ media, isOn }) => media === 'gdt' && isOn)?.id ?? 0;
  expect((await trace(byToutiao, { event: 'install', callback: others })).stop).toBe('scope');
  // On without a name there.
  const mapping = { event: 'install', mediaEvent: null, isOn: true, scope: 'attributed' as const };
  const body = { id: toutiao, appkey: app.appkey, media: 'toutiao', name: '巨量引擎', method: 'GET' as const };
  await client.send(callbacks.save, { body: { ...body, url: 'https://ad.example/?e={event}', events: [mapping] } });
  expect((await trace(byToutiao, { event: 'install' })).stop).toBe('mapped');
  const mapped = { ...mapping, mediaEvent: 'active' };
  await client.send(callbacks.save, { body: { ...body, url: 'https://10.0.0.8/', events: [mapped] } });
  expect((await trace(byToutiao, { event: 'install' })).stop).toBe('address');
});

test('what belongs to an app of somebody else is there for nobody but its people', async () => {
  const { signIn } = testService();
  const { client } = await signIn('super');
  const asked = [client.ask(debug.events, { id: 1101 }), client.ask(debug.logs, { id: 1101 }), client.ask(debug.devices, { id: 1101 })];
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  await expect(client.ask(integration.coverage, { app: 1101 })).rejects.toMatchObject({ code: -1003 });
  await expect(client.ask(integration.coverage, { app: 1010 })).rejects.toMatchObject({ code: -1003 });
  const staff = await signIn('staff');
  await expect(staff.client.send(debug.complete, { id: 1001 })).rejects.toMatchObject({ code: -1003 });
  await expect(staff.client.send(integration.auditAgain, { app: 1001 })).rejects.toMatchObject({ code: -1003 });
});

test('an order leads to the journey of its device, and to a file of it', async () => {
  const { signIn } = testService();
  const { client } = await signIn('super');
  const { rows } = await client.ask(devices.page, { app: 1002, size: 50 });
  const journeys = await Promise.all(
    rows.map(({ deviceId }) => client.ask(logs.journey, { app: 1002, by: 'device', value: deviceId, ...quarter })),
  );
  const paid = journeys.find(({ stops }) => stops.some(({ kind, at }) => kind === 'payment' && at < '2026-11-20'));
  const payment = paid?.stops.find(({ kind }) => kind === 'payment');
  const asked = { app: 1002, by: 'order' as const, value: payment?.proof ?? '', ...quarter };
  expect(await client.ask(logs.journey, asked)).toEqual(paid);
  const file = await client.download(logs.file, asked);
  expect(file).toMatchObject({ code: 1, name: '日志-2026-08-23-2026-11-20.json' });
  expect((await client.ask(logs.journey, { ...asked, from: '2026-11-20', to: '2026-11-20' })).stops.length).toBeLessThan(
    paid?.stops.length ?? 0,
  );
});

test('a channel person reads raw events of his own channels alone, and no devices of others', async () => {
  const stand = testService();
  const { client } = await stand.signIn('channel');
  const events = () => client.ask(debug.events, { id: 1005 });
  expect([await events(), await client.ask(debug.logs, { id: 1005 })]).toEqual([[], []]);
  expect(await client.ask(debug.devices, { id: 1005 })).toEqual([]);
  const appid = await keyOf(stand, 1005);
  await stand.client.send(tracking.register, sent(appid, 'register', { context: { channel: '103', deviceId: 'of-others' } }));
  expect(await events()).toEqual([]);
  await stand.client.send(tracking.register, sent(appid, 'register', { context: { channel: '101', deviceId: 'of-his-own' } }));
  expect((await events()).map(({ deviceId }) => deviceId)).toEqual(['of-his-own']);
});
