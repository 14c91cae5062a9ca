import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filtersToText, filterRelations, meetsFilters, type LogFilter } from '#app/api/ours/data/logFilters.ts';
import { logs, type LogEntry } from '#app/api/ours/data/logs.ts';
import { deviceAt } from '../../world/logs/device.ts';
import { receive } from '../../world/logs/received.ts';
import { maskId, seesMasked } from './maskJourney.ts';
import { testService } from '../testService.ts';

const { signIn, world } = testService();
const app = world.apps.find(1001) ?? fail();

function fail(): never {
  throw new Error('no app');
}

type Client = Awaited<ReturnType<typeof signIn>>['client'];
type Search = Parameters<typeof logs.journey>[0];

/** All pages, newest first. */
async function listed(client: Client, search: Search & { filters?: string }): Promise<LogEntry[]> {
  const rows: LogEntry[] = [];
  for (let after: string | null = null; ;) {
    const page: { rows: LogEntry[]; next: string | null; total: number | null; isFiltered: boolean } = await client.ask(logs.all, {
      ...search,
      after,
    });
    rows.push(...page.rows);
    after = page.next;
    if (after !== null) continue;
    expect(page.total).toBe(rows.length);
    return rows;
  }
}

const inOrder = (entries: readonly LogEntry[]) => entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));

test('a journey, the list of its logs and the file hold the same events, whoever is searched and whoever asks', async () => {
  const clients = await Promise.all(['super', 'analyst', 'demo'].map(async (name) => (await signIn(name)).client));
  const searches = fc.record({
    reader: fc.integer({ min: 0, max: clients.length - 1 }),
    number: fc.integer({ min: 0, max: 399 }),
    from: fc.constantFrom('2026-08-23', '2026-10-20', '2026-11-18'),
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(searches, async ({ reader, number, from }) => {
      const client = clients[reader] ?? fail();
      const search: Search = { app: 1001, by: 'device', value: deviceAt(app, number).deviceId, from, to: '2026-11-20' };
      const journey = await client.ask(logs.journey, search);
      const events = inOrder([...journey.stops, ...journey.losers]);
      found += events.length;
      expect(inOrder(await listed(client, search))).toEqual(events);
      const file = await client.download(logs.file, search);
      const written: Record<string, unknown>[] = file.code === -1 ? [] : JSON.parse(await file.file.text());
      expect(written.map(({ id }) => id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    }),
    { numRuns: 200 },
  );
  expect(found).toBeGreaterThan(50);
});

test('list and file hold the logs that meet the conditions, whatever value of a log they are made of', async () => {
  const { client } = await signIn('super');
  const search: Search = { app: 1001, by: 'device', value: deviceAt(app, 174).deviceId, from: '2026-08-23', to: '2026-11-20' };
  const { stops, losers } = await client.ask(logs.journey, search);
  const all = [...stops, ...losers];
  const lost = new Set(losers.map(({ id }) => id));
  const named = all.flatMap(({ at, channel, proof, amount, payload }): LogFilter[] => [
    { field: 'day', way: 'is', value: at.slice(0, 10) },
    ...(channel === null ? [] : [{ field: 'channel', way: 'is', value: channel } as const]),
    ...(proof === null ? [] : [{ field: 'proof', way: 'is', value: proof } as const]),
    ...(amount === null ? [] : [{ field: 'amount', way: 'is', value: String(amount) } as const]),
    ...Object.entries(payload ?? {}).flatMap(([name, value]): LogFilter[] =>
      typeof value === 'string' && value !== '' ? [{ field: `/${name}`, way: 'is', value }] : [],
    ),
  ]);
  expect(new Set(named.map(({ field }) => field)).size).toBeGreaterThan(5);
  const ways = fc.record({ filter: fc.constantFrom(...named), way: fc.constantFrom(...filterRelations) });
  await fc.assert(
    fc.asyncProperty(fc.array(ways, { minLength: 1, maxLength: 3 }), async (conditions) => {
      const wanted = conditions.map(({ filter, way }) => ({ ...filter, way }));
      const met = inOrder(all.filter((entry) => meetsFilters(entry, wanted, lost.has(entry.id)))).map(({ id }) => id);
      const filters = filtersToText(wanted);
      expect(inOrder(await listed(client, { ...search, filters })).map(({ id }) => id)).toEqual(met);
      const file = await client.download(logs.file, { ...search, filters });
      const written: { id: string }[] = file.code === -1 ? [] : JSON.parse(await file.file.text());
      expect(written.map(({ id }) => id).toSorted()).toEqual(met.toSorted());
    }),
    { numRuns: 100 },
  );
  for (const { field, value } of named)
    expect(await listed(client, { ...search, filters: filtersToText([{ field, way: 'is', value }]) })).not.toEqual([]);
});

test('what is hidden from a reader is found by no condition', async () => {
  const search: Search = { app: 1001, by: 'device', value: deviceAt(app, 174).deviceId, from: '2026-08-23', to: '2026-11-20' };
  const [whole, masked] = await Promise.all(['super', 'demo'].map(async (name) => (await signIn(name)).client));
  const seen = await listed(masked ?? fail(), search);
  const hidden = (await listed(whole ?? fail(), search)).filter((entry) => seen.find(({ id }) => id === entry.id)?.proof !== entry.proof);
  expect(hidden.length).toBeGreaterThan(0);
  for (const { proof } of hidden) {
    const filters = filtersToText([{ field: 'proof', way: 'has', value: proof ?? fail() }]);
    expect(await listed(masked ?? fail(), { ...search, filters })).toEqual([]);
  }
});

test('conditions that cannot be read are refused, and not left out', async () => {
  const { client } = await signIn('super');
  const search: Search = { app: 1001, by: 'device', value: 'x', from: '2026-08-23', to: '2026-11-20' };
  await expect(client.ask(logs.all, { ...search, filters: 'kind:like:x' })).rejects.toMatchObject({ field: 'filters' });
});

test('a file has the kind of logs that the list has', async () => {
  const { client } = await signIn('super');
  const search: Search = { app: 1001, by: 'device', value: deviceAt(app, 174).deviceId, from: '2026-08-23', to: '2026-11-20' };
  const file = await client.download(logs.file, { ...search, kind: 'session' });
  const written: Record<string, unknown>[] = file.code === -1 ? [] : JSON.parse(await file.file.text());
  expect(written.length).toBeGreaterThan(0);
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(['session']));
});

test('who is no member of the company sees masked identifiers, in every field and payload, but for the one that they searched by', async () => {
  const { client: owner } = await signIn('super');
  const { client: demo } = await signIn('demo');
  let isSeen = false;
  for (let number = 0; number < 400; number++) {
    const { deviceId } = deviceAt(app, number);
    const search: Search = { app: 1001, by: 'device', value: deviceId, from: '2026-08-23', to: '2026-11-20' };
    const whole = await owner.ask(logs.journey, search);
    expect(whole.isMasked).toBe(false);
    const account = whole.stops.find(({ kind }) => kind === 'register')?.proof;
    if (!account) continue;
    const seen = await demo.ask(logs.journey, search);
    const text = JSON.stringify([seen, await demo.ask(logs.all, search)]);
    expect(seen.isMasked).toBe(true);
    expect(text).not.toContain(account);
    if (seen.stops.length === 0) continue;
    isSeen = true;
    expect(text).toContain(deviceId);
    expect(seen.stops.find(({ kind }) => kind === 'register')?.proof).toBe(maskId(account));
    const byAccount = await demo.ask(logs.journey, { ...search, by: 'account', value: account });
    expect(JSON.stringify(byAccount)).not.toContain(deviceId);
    expect(byAccount.stops.find(({ kind }) => kind === 'register')?.proof).toBe(account);
    if (isSeen) break;
  }
  expect(isSeen).toBe(true);
  // A partner with the right to logs sees its own people, and whole identifiers of none.
  const member = world.accounts.all().find(({ email }) => email.startsWith('analyst@')) ?? fail();
  expect([seesMasked(member), seesMasked({ ...member, channels: [101] })]).toEqual([false, true]);
});

test('nor do they see one that only a received event names, wherever its payload says it', async () => {
  const { signIn, world } = testService();
  const context = {
    deviceid: 'visitor-device-77aa',
    osversion: 'iOS 18',
    url: 'https://h5.provena.test/?u=u_secret_991',
  };
  const properties = { idfa: 'IDFA-0000-4242', user_id: 90_210, level: 90_210, friends: [{ OpenID: 'o-friend-1' }] };
  const order = 'T-secret-1';
  const payload = { appid: '1001', what: 'payment', who: 'u_secret_991', context, transactionid: order, properties };
  const event = {
    id: null,
    appid: '1001',
    who: 'u_secret_991',
    what: 'payment',
    time: null,
    seq: null,
    properties,
    referrer: null,
    source: null,
    context: {
      deviceId: context.deviceid,
      channel: null,
      campaign: null,
      appType: 'wap' as const,
      userAgent: 'Safari',
      os: context.osversion,
      model: null,
      browser: null,
      queryString: null,
      url: context.url,
    },
    transactionId: order,
    amount: null,
    currency: null,
    paymentType: null,
    sessionId: null,
    duration: null,
    loadTime: null,
  };
  receive(world, event, payload);
  const { client } = await signIn('demo');
  const search: Search = { app: 1001, by: 'order', value: 'T-secret-1', from: '2026-11-18', to: '2026-11-20' };
  const seen = await client.ask(logs.journey, search);
  const text = JSON.stringify([seen, await client.ask(logs.all, search)]);
  expect(seen.isMasked).toBe(true);
  expect(text).toContain('T-secret-1');
  for (const id of ['u_secret_991', 'visitor-device-77aa', 'IDFA-0000-4242', '"user_id":90210', 'o-friend-1'])
    expect(text).not.toContain(id);
  // A number that is no identifier stays what it is.
  expect(text).toContain('"level":90210');
});

test('clicks that lost are found by their ids, and a partner reads of no other channel', async () => {
  const { signIn, world } = testService();
  const { client } = await signIn('super');
  const period = { app: 1001, from: '2026-08-23', to: '2026-11-20' };
  const member = world.accounts.all().find(({ email }) => email.startsWith('analyst@')) ?? fail();
  const { client: partner } = await signIn('analyst');
  let found = 0;
  for (let number = 0; number < 400 && found < 3; number++) {
    const search: Search = { ...period, by: 'device', value: deviceAt(app, number).deviceId };
    world.accounts.put({ ...member, channels: null });
    const { stops, losers } = await client.ask(logs.journey, search);
    const channel = world.channels.all().find(({ name }) => name === stops.find(({ kind }) => kind === 'install')?.channel);
    const [lost] = losers;
    if (!lost || !channel) continue;
    found++;
    expect(lost.proof).toMatch(/^[0-9a-f]{9,}$/);
    const byClick = await client.ask(logs.journey, { ...search, by: 'click', value: lost.proof ?? '' });
    expect(byClick.device?.deviceId).toBe(search.value);
    world.accounts.put({ ...member, channels: [channel.id] });
    const seen = await partner.ask(logs.journey, search);
    expect(seen.losers.map(({ id }) => id)).toEqual(losers.map(({ id }) => id));
    expect(JSON.stringify(seen.losers)).not.toContain(lost.proof);
    expect(new Set(seen.losers.map((one) => one.channel))).toEqual(new Set([null]));
  }
  expect(found).toBe(3);
});

test('click ids are whole for members and for the channel that has them, and masked for a demo account', async () => {
  const { signIn, world } = testService();
  const { client: owner } = await signIn('super');
  const period = { app: 1001, from: '2026-08-23', to: '2026-11-20' };
  const search = (by: 'device' | 'click', value: string): Search => ({ ...period, by, value });
  const journeys = Array.from({ length: 400 }, async (_, number) =>
    owner.ask(logs.journey, search('device', deviceAt(app, number).deviceId)),
  );
  const found = (await Promise.all(journeys)).filter(
    ({ stops, losers }) => losers.length > 0 && stops.some(({ kind }) => kind === 'click') && stops.some(({ kind }) => kind === 'install'),
  );
  expect(found.length).toBeGreaterThan(10);
  const { device, stops, losers } = found[0] ?? fail();
  const asked = search('device', device?.deviceId ?? fail());
  const clicks = [...stops, ...losers].flatMap(({ kind, proof }) => (kind === 'click' && proof !== null ? [proof] : []));
  const own = stops.find(({ kind }) => kind === 'click')?.proof ?? fail();
  const readBy = async (name: string, of = asked) => {
    const { client } = await signIn(name);
    const file = await client.download(logs.file, of);
    return [await client.ask(logs.journey, of), await client.ask(logs.all, of), file.code === -1 ? '' : await file.file.text()].map(
      (part) => (typeof part === 'string' ? part : JSON.stringify(part)),
    );
  };
  for (const name of ['super', 'manager', 'appmanager', 'analyst'])
    for (const part of await readBy(name)) for (const click of clicks) expect(part).toContain(click);
  for (const part of await readBy('demo')) {
    for (const click of clicks) expect(part).not.toContain(click);
    expect(part).toContain(maskId(own));
  }
  // Who knows a click finds its journey, and reads that one click alone.
  for (const part of await readBy('demo', search('click', own))) {
    expect(part).toContain(own);
    for (const click of clicks.filter((one) => one !== own)) expect(part).not.toContain(click);
  }
  const member = world.accounts.all().find(({ email }) => email.startsWith('analyst@')) ?? fail();
  const channel = world.channels.all().find(({ name }) => name === stops.find(({ kind }) => kind === 'install')?.channel) ?? fail();
  world.accounts.put({ ...member, channels: [channel.id] });
  for (const part of await readBy('analyst')) {
    expect(part).toContain(own);
    expect(part).not.toContain(losers[0]?.proof);
  }
});
