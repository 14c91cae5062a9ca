import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, type Scene } from './trial/run.ts';
import { stored, tell, visit, type Visiting } from './trial/visit.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** A page with the second file, and what it says in its console. */
async function open(run: string, { options = '', ...visiting }: Visiting = {}) {
  const lines: string[] = [];
  const { context, page } = await visit(scene, run, {
    ...visiting,
    at: '?full',
    options: `"debug":true${options && `,${options}`}`,
    onPage: (one) => one.on('console', (message) => lines.push(message.text())),
  });
  /** All of it. */
  const said = () => lines.join('\n');
  return { context, page, said };
}

test('what is sent, taken, put off, refused and dropped is said, and why', async () => {
  const { collector } = scene;
  const { context, page, said } = await open('says', {
    options:
      '"beforeSend":function (event) { if (event.what === "mine") return; if (event.what === "throws") throw new Error("theirs"); if (event.what === "bad") delete event.context.url; return event }',
  });
  await expect.poll(said).toContain('localhost is a production host.');
  await expect.poll(said).toContain(`Sent: ${collector.address('says')}/event {`);
  await expect.poll(said).toContain('Accepted: {');
  await tell(page, 'event', 'mine');
  await expect.poll(said).toContain('Dropped by beforeSend: event');
  await tell(page, 'event', 'throws');
  await expect.poll(said).toContain('beforeSend threw, and its event is dropped: Error: theirs');
  await page.evaluate(() => void Reflect.apply(Object(window.provena), null, ['event', { toString: () => Symbol('theirs') }]));
  await expect.poll(said).toContain('A call threw, and its event is dropped: TypeError');
  await tell(page, 'event', 'bad');
  await expect.poll(said).toContain('Refused for good (400): {');
  await tell(page, 'init', 'another');
  await expect.poll(said).toContain('Ignored: a page has one init.');
  collector.answering('says', () => ({ status: 503 }));
  await tell(page, 'order');
  await expect.poll(said).toContain('Not taken now (503): sent again later.');
  await tell(page, 'optOut');
  await tell(page, 'order');
  await expect.poll(said).toContain('Not taken after a no, or a stop: event order');
  await context.close();
});

test('a host that is not named, a yes that is missing, and a no of before are said', async () => {
  const host = await open('host', { options: '"hosts":"localhost:80"' });
  await expect.poll(host.said).toContain('localhost is not among hosts "localhost:80": events are printed here, and nothing is sent.');
  await host.context.close();
  const yes = await open('yes', { options: '"requireConsent":true' });
  await expect.poll(yes.said).toContain('Nothing is sent before optIn(): a yes is not remembered from page to page.');
  await tell(yes.page, 'order');
  await expect.poll(yes.said).toContain('Waits in memory: event order');
  await tell(yes.page, 'optOut', true);
  await yes.page.reload();
  await expect.poll(yes.said).toContain('Nothing is sent: this browser was opted out.');
  await yes.context.close();
});

test('why no answer comes is said: the policy, a header that is missing, or nobody there', async () => {
  const { collector } = scene;
  const policy = await open('policy', { options: '"receiver":"http://127.0.0.1:9/receiver"' });
  await expect
    .poll(policy.said)
    .toContain('Not sent: the Content-Security-Policy of this page does not allow it. Add http://127.0.0.1:9 to connect-src.');
  await policy.context.close();
  collector.answering('header', () => ({ status: 204, headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }));
  const header = await open('header');
  await expect
    .poll(header.said)
    .toContain('The receiver can be reached, but its answer has no Access-Control-Allow-Origin: events arrive and are sent again.');
  await header.context.close();
  const offline = await open('offline');
  await expect.poll(offline.said).toContain('Accepted:');
  await offline.context.setOffline(true);
  await tell(offline.page, 'order');
  await expect.poll(offline.said).toContain('The receiver cannot be reached: sent again later.');
  await offline.context.close();
});

test('links that lead to another host or to a file are events, without their secrets', async () => {
  const { collector } = scene;
  const { context, page } = await open('links', { options: '"links":true' });
  expect(await collector.until('links', ['pageview'])).toBe(true);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  for (const name of ['Elsewhere', 'Another host', 'Prices']) await page.getByRole('link', { name, exact: true }).click();
  expect(await collector.until('links', ['outbound', 'download'])).toBe(true);
  const hrefs = collector.sent('links').flatMap(({ what, properties }) => (properties ? [[what, properties]] : []));
  expect(hrefs).toEqual([
    ['outbound', { href: 'http://127.0.0.1:1/shop?token=*' }],
    ['download', { href: `${scene.host.origin}/prices.pdf` }],
  ]);
  await context.close();
});

test('an event may have values of its own, and says where its visitor came from', async () => {
  const { collector, host } = scene;
  const { context, page } = await open('more');
  expect(await collector.until('more', ['pageview'])).toBe(true);
  await page.evaluate(() => history.pushState({}, '', '?full&utm_source=letter&utm_campaign=autumn&utm_other=1'));
  await tell(page, 'order', { properties: { size: 'L', count: 2, isGift: true, none: null, list: [1] } });
  expect(await collector.until('more', ['order'])).toBe(true);
  const order = collector.sent('more').find(({ what }) => what === 'order');
  expect([order?.['properties'], order?.['source']]).toEqual([
    { size: 'L', count: 2, isGift: true },
    { source: 'letter', campaign: 'autumn' },
  ]);
  // A page of another host that has sent its visitor here.
  await page.goto(`http://127.0.0.1:${new URL(host.origin).port}/elsewhere?token=SECRET`);
  await page.evaluate((to) => void (location.href = to), `${host.page('came', '"debug":true', '?full')}`);
  expect(await collector.until('came', ['pageview'])).toBe(true);
  expect(collector.sent('came')[0]?.['referrer']).toMatch(/\/elsewhere\?token=\*$/);
  await context.close();
});

const onHost = (name: string, run: string, options: string) => {
  const { port } = new URL(scene.host.origin);
  return scene.host.page(run, options, '?full').replace(`localhost:${port}`, `${name}.shop.localhost:${port}`);
};

test('hosts below one domain are one device where a page asks for it, and a no on one of them is a no on all', async () => {
  const { collector } = scene;
  const options = '"hosts":".shop.localhost","domain":"shop.localhost"';
  const { context, page } = await visit(scene, 'none', { options: '"hosts":[]' });
  const go = async (to: Page, name: string, run: string) => {
    await to.goto(onHost(name, run, options));
    expect(await collector.until(run, ['pageview'])).toBe(true);
    return collector.sent(run)[0]?.context['deviceid'];
  };
  const device = await go(page, 'a', 'one');
  const other = await context.newPage();
  expect(await go(other, 'b', 'two')).toBe(device);
  await tell(page, 'optOut', true);
  // Notices within a second, and after that sends nothing.
  await expect.poll(() => stored(other)).toEqual([]);
  expect(await other.evaluate(() => document.cookie)).toBe('_provena=out');
  const { length } = collector.of('two').requests;
  await tell(other, 'order');
  await other.goto(scene.host.elsewhere);
  expect(collector.of('two').requests).toHaveLength(length);
  await other.goto(onHost('b', 'three', options));
  expect(await stored(other)).toEqual([]);
  await tell(other, 'optIn');
  expect(await collector.until('three', ['pageview'])).toBe(true);
  await tell(other, 'optOut');
  expect(await other.evaluate(() => document.cookie)).toBe('');
  await context.close();
});

test('what is said before `init` is heard on all hosts of the domain: a no that is remembered, one that is not, and a yes', async () => {
  const { collector } = scene;
  const options = '"hosts":".shop.localhost","domain":"shop.localhost"';
  const { context, page } = await visit(scene, 'none', { options: '"hosts":[]' });
  const cookie = () => page.evaluate(() => document.cookie);
  /** Leaves for another host, where `early` is the first thing that the page says. */
  const go = async (name: string, run: string, early?: readonly unknown[]) => {
    if (early)
      await page.addInitScript(
        ([host, words]) => {
          if (location.hostname.startsWith(host)) Object.assign(window, { provena: Object.assign(() => undefined, { q: [words] }) });
        },
        [`${name}.`, early] as const,
      );
    await page.goto(onHost(name, run, options));
  };
  await go('a', 'device');
  expect(await collector.until('device', ['pageview'])).toBe(true);
  expect(await cookie()).toMatch(/^_provena=\d/);
  await go('b', 'out', ['optOut', true]);
  await page.waitForFunction(() => window.provena?.version);
  await tell(page, 'init', 'app-key', { receiver: collector.address('out'), hosts: [], domain: 'shop.localhost' });
  expect([await cookie(), await stored(page)]).toEqual(['_provena=out', []]);
  await go('a', 'after');
  await page.waitForFunction(() => window.provena?.version);
  await tell(page, 'order');
  await go('c', 'yes', ['optIn']);
  await page.waitForFunction(() => window.provena?.version);
  await tell(page, 'init', 'app-key', { receiver: collector.address('yes'), hosts: '.shop.localhost', domain: 'shop.localhost' });
  expect(await collector.until('yes', ['pageview'])).toBe(true);
  expect(collector.of('after').requests).toEqual([]);
  await go('d', 'gone', ['optOut']);
  await page.waitForFunction(() => window.provena?.version);
  await tell(page, 'init', 'app-key', { receiver: collector.address('gone'), hosts: [], domain: 'shop.localhost' });
  expect([await cookie(), await stored(page)]).toEqual(['', []]);
  await context.close();
});
