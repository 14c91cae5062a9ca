import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVisitor, options } from '../../../tests/tracker/fakes/visitor.ts';
import { idIn, stripped } from '../event/address.ts';
import { deviceOf } from '../event/device.ts';

test('every field that the specification names, as the receiver reads it (R-095, R-096)', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start({ url: 'https://shop.example/p?channelid=12&campaignid=x7&q=tea#top' });
  await clock.pass(1100);
  page.tell('loggedin', 'ann');
  page.tell('payment', { transactionId: 'T1', amount: 12.5, currency: 'CNY', paymentType: 'alipay' });
  await clock.pass(100);
  expect(receiver.unreadable).toEqual([]);
  const { path, read } = receiver.accepted.at(-1) ?? {};
  expect(path).toBe('payment');
  expect(read).toEqual({
    data: {
      id: expect.stringMatching(/^\w{20,}$/),
      appid: 'app-key',
      who: 'ann',
      what: 'payment',
      time: expect.any(Number),
      seq: 3,
      properties: null,
      referrer: null,
      source: null,
      context: {
        deviceId: expect.stringMatching(/^\w{20,}$/),
        channel: '12',
        campaign: '-1',
        appType: 'wap',
        userAgent: expect.stringContaining('Pixel 8'),
        os: 'Android 14',
        model: 'Pixel 8',
        browser: 'Chrome/131.0.0.0',
        queryString: 'channelid=12&campaignid=x7&q=tea',
        url: 'https://shop.example/p?channelid=12&campaignid=x7&q=tea#top',
      },
      transactionId: 'T1',
      amount: 12.5,
      currency: 'CNY',
      paymentType: 'alipay',
      sessionId: expect.stringMatching(/^\w{20,}$/),
      duration: null,
      loadTime: 1235,
    },
  });
});

test('the load time is looked at every second: events have it once the page has loaded (R-242)', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start({ before: 'var loaded = 0; performance.getEntriesByType = () => [{ duration: loaded }]' }, { hosts: [] });
  await clock.pass(1500);
  page.run('loaded = 1480');
  for (const name of ['before', 'after']) {
    page.tell('event', name);
    await clock.pass(600);
  }
  expect(receiver.accepted.map(({ read }) => read)).toMatchObject([
    { data: { what: 'before', loadTime: null } },
    { data: { what: 'after', loadTime: 1480 } },
  ]);
});

test('each call goes to its path (R-214, C-16)', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start();
  for (const name of ['download', 'order', 'payment']) page.tell(name);
  for (const name of ['register', 'loggedin']) page.tell(name, 'ann');
  page.tell('event', 'mine');
  await clock.pass(61_000);
  expect(receiver.accepted.map(({ path, what }) => `${path} ${what}`)).toEqual([
    'event pageview',
    'event download',
    'event order',
    'payment payment',
    'register register',
    'loggedin loggedin',
    'event mine',
    'appduration appduration',
  ]);
});

test('time is sent every 60 s, kept every 1,700 ms, and never sent as nothing (R-097, R-133)', async () => {
  const { start, receiver, storage, clock } = createVisitor();
  const page = start({}, { hosts: [] });
  await clock.pass(1699);
  expect([...storage.kept.keys()]).toEqual(['_provena']);
  await clock.pass(1);
  expect([...storage.kept.values()].some((text) => text.includes('"time":1700,'))).toBe(true);
  await clock.pass(58_200);
  expect(receiver.accepted).toEqual([]);
  const begin = clock.wall() - 59_900;
  await clock.pass(200);
  expect(receiver.accepted.map(({ sent }) => sent['appdurations'])).toEqual([
    [{ sessionId: expect.any(String), time: 60_000, timeIn: begin, timeOut: begin + 60_000 }],
  ]);
  page.show(false);
  await clock.pass(300_000);
  expect(receiver.accepted.length).toBe(2);
  page.close();
  expect(receiver.accepted.length).toBe(2);
});

test('a clock that is set, and a machine that sleeps, add nothing', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start({}, { hosts: [] });
  await clock.pass(10_000);
  clock.setWall(86_400_000);
  await clock.pass(10_000);
  clock.setWall(-2 * 86_400_000);
  clock.sleep(3_600_000);
  await clock.pass(10_000);
  page.close();
  const times = receiver.accepted.flatMap(({ sent }) => (Array.isArray(sent['appdurations']) ? sent['appdurations'] : []));
  const total = times.reduce((sum, { time }) => sum + time, 0);
  expect(total).toBeGreaterThanOrEqual(29_900);
  expect(total).toBeLessThanOrEqual(33_500);
  for (const { time, timeIn, timeOut } of times) expect(timeOut - timeIn).toBe(time);
});

test('a device stays, a visit ends after half an hour, and two tabs agree about both', async () => {
  const { start, receiver, clock } = createVisitor();
  const one = start();
  const two = start();
  await clock.pass(100);
  one.crash();
  two.crash();
  await clock.pass(1_700_000);
  start().crash();
  await clock.pass(1_900_000);
  start();
  await clock.pass(100);
  const idsOf = (name: string) => receiver.accepted.map(({ sent }) => JSON.stringify(sent).match(new RegExp(`"${name}":"(\\w+)"`))?.[1]);
  expect(new Set(idsOf('deviceid')).size).toBe(1);
  const visits = idsOf('sessionid');
  expect([visits[0] === visits[1], visits[1] === visits[2], visits[2] === visits[3]]).toEqual([true, true, false]);
});

test.each([
  ['?channelid=7', '7'],
  ['?a=1&channelid=-3#x', '-3'],
  ['#/path?channelid=12', '12'],
  ['?CHANNELID=12', '12'],
  ['?channelid=1.5', '-1'],
  ['?channelid=1e3', '-1'],
  ['?channelid=', '-1'],
  ['?channelid=12abc', '-1'],
  ['?channelid=%31', '-1'],
  ['?xchannelid=5', '-1'],
  ['', '-1'],
])('the channel in %s is %s (R-144)', (address, id) => {
  expect(idIn(`https://shop.example/${address}`, 'channelid') ?? '-1').toBe(id);
});

test('an id is an integer, whatever the address says', () => {
  fc.assert(fc.property(fc.string(), (said) => /^-?\d+$/.test(idIn(`https://a.b/?campaignid=${said}`, 'campaignid') ?? '')));
});

test('secrets in addresses are gone before anything is kept', async () => {
  const hidden = ['SECRET', 'bob'];
  const names = ['token', 'access_token', 'password', 'passwd', 'code', 'email', '%74oken', 'TOKEN', 'api_key', 'ticket'];
  const query = names.map((name) => `${name}=SECRET`).join('&');
  const { start, receiver, storage, clock } = createVisitor();
  receiver.answering((request) => ({ status: request === 1 ? 500 : 200 }));
  start(
    { url: `https://shop.example/u/bob@mail.example/?${query}&to=bob%40mail.example&plain=1;token=SECRET#id_token=SECRET&q=bob@x.y` },
    { ...options, secrets: ['ticket'] },
  );
  const kept = [...storage.kept.values()].join();
  await clock.pass(5000);
  const sent = JSON.stringify(receiver.accepted);
  for (const word of hidden) expect(kept + sent).not.toContain(word);
  expect(sent).toContain('plain=1');
});

test('no secret survives in an address, wherever it stands', () => {
  const word = fc.constantFrom('token', 'Token', 'user_password', 'e-mail', 'email', 'code', 'authCode');
  const part = fc.oneof(
    fc.record({ name: fc.stringMatching(/^[a-z]{1,6}$/), value: fc.webQueryParameters(), isSecret: fc.constant(false) }),
    fc.record({ name: word, value: fc.constant('S3CR3T'), isSecret: fc.constant(true) }),
  );
  fc.assert(
    fc.property(fc.webUrl(), fc.constantFrom('?', '#', '?a=1#/x?'), fc.array(part, { minLength: 1 }), (base, sign, parts) => {
      const address = `${base}${sign}${parts.map(({ name, value }) => `${name}=${value}`).join('&')}`;
      const clean = stripped(address);
      return !clean.includes('S3CR3T') && clean.length <= 2000;
    }),
  );
});

test('of a long address only the first 4,000 characters are looked at', () => {
  for (const part of ['a', 'a=&', '@', '%40', 'token=']) {
    const long = `?${part.repeat(1e5)}`;
    expect(stripped(`${long}SECRET`)).toBe(stripped(long.slice(0, 4000)));
  }
});

test('an event without a name is none', async () => {
  const { start, receiver, clock } = createVisitor();
  const page = start({ url: 'https://shop.example/' });
  page.tell('event', '');
  page.tell('event', 'seen');
  await clock.pass(100);
  expect(receiver.unreadable).toEqual([]);
  expect(receiver.accepted.map(({ what }) => what)).toEqual(['pageview', 'seen']);
});

test('one event is far below what a browser carries for a page that is left, whatever it is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3000 }),
      fc.string({ unit: 'binary', minLength: 500, maxLength: 4000 }),
      async (said, path) => {
        const { start, receiver, clock } = createVisitor();
        const page = start({
          url: `https://shop.example/${escape(path)}`,
          userAgent: `A/1 ${'(中'.repeat(2000)}`,
        });
        page.tell('event', said, { who: said, transactionId: said, currency: said, paymentType: said, amount: 1e300 });
        await clock.pass(100);
        expect(receiver.unreadable).toEqual([]);
        expect(receiver.accepted.length).toBeGreaterThan(0);
        for (const { bytes } of receiver.accepted) expect(bytes).toBeLessThan(32_000);
      },
    ),
    { numRuns: 5 },
  );
});

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) ${webkit} Version/17.2 Mobile/15E148 Safari/604.1`,
    'OS 17_2',
    'iPhone',
    'Version/17.2',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'OS X 10_15_7',
    'Macintosh',
    'Chrome/131.0.0.0',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51`,
    'Windows NT 10.0',
    'Windows NT 10.0',
    'Edg/131.0.2903.51',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', undefined, 'X11', 'Firefox/133.0'],
  [
    `Mozilla/5.0 (Linux; Android 13; V2244A Build/TP1A; wv) ${webkit} Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47.2560(0x28002F35) NetType/WIFI Language/zh_CN`,
    'Android 13',
    'V2244A',
    'MicroMessenger/8.0.47.2560',
  ],
  ['', undefined, undefined, undefined],
])('%s', (agent, os, model, browser) => {
  expect(deviceOf(agent)).toEqual({ osversion: os, model, browser });
});
