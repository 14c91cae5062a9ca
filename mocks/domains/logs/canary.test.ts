import { beforeAll, expect, test } from 'vitest';
import { logs } from '#app/api/ours/data/logs.ts';
import type { Client } from '#app/api/client/client.ts';
import type { ApiError } from '#app/api/client/error.ts';
import { deviceAt } from '../../world/logs/device.ts';
import { receive } from '../../world/logs/received.ts';
import { grantsOf } from '../../world/members/grants.ts';
import { testService } from '../testService.ts';

const { signIn, world } = testService();
const id = 1001;
const app = world.apps.find(id) ?? fail();

function fail(): never {
  throw new Error('no app');
}

const { deviceId } = deviceAt(app, 174);
const account = 'u_canary_5b9e';
const order = 'T-canary-5b9e';
const event = 'canary_event';
const price = 98_765.43;
/** How else an address, a text or a key may say them. */
const email = 'canary.5b9e@example.com';
const about = `https://provena.test/?u=${account.toUpperCase()}&mail=${encodeURIComponent(email)}&idfa=${deviceId.toLowerCase()}`;

/** What an app may send of its user, under its own names as well. */
function plant() {
  const context = { deviceid: deviceId, url: `${about}&order=${order.toLowerCase()}` };
  const paid = { transactionid: order, currencyamount: price };
  const properties = { email, order_id: order, names: { [account]: 1, [order]: 1 }, note: [`${order} of ${account}`] };
  for (const what of ['order', 'payment', event])
    receive(
      world,
      {
        id: null,
        appid: String(id),
        who: account,
        what,
        time: null,
        seq: null,
        properties,
        referrer: null,
        source: null,
        context: {
          deviceId,
          channel: null,
          campaign: null,
          appType: 'wap',
          userAgent: 'Safari',
          os: 'iOS 18',
          model: null,
          browser: null,
          queryString: null,
          url: context.url,
        },
        transactionId: order,
        amount: price,
        currency: 'CNY',
        paymentType: null,
        sessionId: null,
        duration: null,
        loadTime: null,
      },
      { appid: String(id), what, who: account, context, ...paid, properties },
    );
}

beforeAll(plant);

const days = { from: '2026-08-23', to: '2026-11-20' };

/** All that somebody reads of a search: its journey, its lists and its files, in small letters. */
async function readBy(client: Client, by: 'device' | 'account' | 'order', value: string, kinds = [null] as (null | 'all' | 'session')[]) {
  const search = { app: id, by, value, ...days };
  const [shown, file] = [[JSON.stringify(await client.ask(logs.journey, search)).toLowerCase()], new Array<string>()];
  for (const kind of kinds) {
    shown.push(JSON.stringify(await client.ask(logs.all, { ...search, kind, size: 2000 })).toLowerCase());
    const got = await client.download(logs.file, { ...search, kind });
    if (got.code !== -1) file.push(`${got.name}\n${await got.file.text()}`.toLowerCase());
  }
  return { texts: [...shown, ...file], file };
}

const has = (texts: readonly string[], text: string | number) => texts.some((one) => one.includes(String(text).toLowerCase()));

const person = world.accounts.all().find(({ email: address }) => address === 'analyst@provena.test') ?? fail();
const nothing = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

/** The rights of the analyst in this app. */
const grant = (pages: Record<string, 'view'>, flags: Partial<typeof nothing>) =>
  grantsOf(world).put({ account: person.id, app: id, pages, flags: { ...nothing, ...flags } });

const choices = [true, false].flatMap((pay) =>
  [true, false].flatMap((orders) => [true, false].map((events) => ({ pay, order: orders, event: events }))),
);

test.each(choices)(
  'a member reads in logs and their files what their rights open: revenue $pay, orders $order, events $event',
  async (flags) => {
    const { client } = await signIn('analyst');
    grant({ 'logquery@dataservice': 'view' }, flags);
    for (const by of ['device', 'account'] as const) {
      const { texts, file } = await readBy(client, by, by === 'device' ? deviceId : account, [null, 'all', 'session']);
      // There is a file, and it is of them.
      expect(has(file, '"payment"')).toBe(true);
      expect(has(texts, price)).toBe(flags.pay);
      expect(has(file, price)).toBe(flags.pay);
      expect(has(texts, order)).toBe(flags.order);
      expect(has(file, order)).toBe(flags.order);
      expect(has(texts, event)).toBe(flags.event);
      expect(has(file, event)).toBe(flags.event);
      // Raw payloads name prices in words of their own, and come with the right to revenue alone.
      expect(has(texts, email)).toBe(flags.pay);
    }
    const byOrder = await readBy(client, 'order', order).then(
      ({ file }) => has(file, order),
      ({ code }: ApiError) => code,
    );
    expect(byOrder).toBe(flags.order || -1003);
  },
);

test('no order number of anybody stands in what is read without the right to orders', async () => {
  const owner = (await signIn('super')).client;
  const { client } = await signIn('analyst');
  grant({ 'logquery@dataservice': 'view' }, { pay: true, event: true });
  let orders = 0;
  for (let number = 0; number < 60; number++) {
    const search = { app: id, by: 'device' as const, value: deviceAt(app, number).deviceId, ...days };
    const { stops } = await owner.ask(logs.journey, search);
    const numbers = stops.flatMap(({ kind, proof }) => (kind === 'payment' && proof !== null ? [proof] : []));
    if (numbers.length === 0) continue;
    orders++;
    const { texts } = await readBy(client, 'device', search.value);
    expect(texts.join()).toContain('"payment"');
    for (const one of numbers) expect(has(texts, one)).toBe(false);
  }
  expect(orders).toBeGreaterThan(3);
});

test('who is no member reads only what they searched by, however it is written', async () => {
  const { client } = await signIn('demo');
  const ids = { device: deviceId, account, order };
  for (const by of ['device', 'account', 'order'] as const) {
    const { texts, file } = await readBy(client, by, ids[by], [null, 'all']);
    expect(has(file, ids[by])).toBe(true);
    for (const other of ['device', 'account', 'order'] as const) expect(has(texts, ids[other])).toBe(other === by);
    expect(has(texts, email)).toBe(false);
    expect(has(texts, encodeURIComponent(email))).toBe(false);
  }
});

test('without the page of logs there is neither a list nor a file', async () => {
  const { client } = await signIn('analyst');
  grant({ 'campaigninfo@monitor': 'view' }, { pay: true, order: true, event: true });
  const search = { app: id, by: 'device' as const, value: deviceId, ...days };
  for (const asked of [client.ask(logs.journey, search), client.ask(logs.all, search), client.download(logs.file, search)])
    await expect(asked).rejects.toMatchObject({ code: -1003 });
});
