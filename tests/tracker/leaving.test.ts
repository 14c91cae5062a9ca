import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, type Scene } from './trial/run.ts';
import { countWork, stored, tell, untilItsTurn, visit } from './trial/visit.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const names = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

test('a page that is left sends nothing that is refused, now or later, and no more than it has to', async () => {
  const { collector, host } = scene;
  const { context, page } = await visit(scene, 'left');
  for (let round = 1; round <= 5; round += 1) {
    await expect.poll(() => collector.whats('left').filter((what) => what === 'pageview').length).toBe(round);
    await page.goto(host.elsewhere);
    await expect.poll(() => collector.whats('left').filter((what) => what === 'exit').length).toBe(round);
    await page.goto(host.page('left'));
  }
  await context.close();
  const { refused, requests } = collector.of('left');
  expect(refused).toEqual([]);
  const times = collector.sent('left').filter(({ what }) => what === 'appduration');
  expect(times.length).toBeGreaterThanOrEqual(5);
  for (const { context: said } of times) expect(said['url']).toBe(host.page('left'));
  // A view, an exit and a time for each, and each of them twice at the most: with the page that is left, and with the next one.
  expect(requests.length).toBeLessThanOrEqual(6 * 6);
});

test.each([400, 403, 413])('%i is the last word about an event', async (status) => {
  const run = `never${status}`;
  const { context, page } = await visit(scene, run, { isTimeOurs: true, options: '"hosts":[]' });
  scene.collector.answering(run, () => ({ status }));
  await tell(page, 'order');
  await expect.poll(() => stored(page)).toEqual(['_provena']);
  await context.clock.runFor(30_000);
  expect(scene.collector.of(run).requests.filter(({ form }) => form.includes('order'))).toHaveLength(1);
  await context.close();
});

test.each([408, 425, 429, 500, 503])('after %i an event is sent again', async (status) => {
  const run = `again${status}`;
  scene.collector.answering(run, (request) => (request === 1 ? { status } : undefined));
  const { context, page } = await visit(scene, run, { isTimeOurs: true, options: '"hosts":[]' });
  await tell(page, 'order');
  await expect.poll(() => scene.collector.of(run).requests.length).toBe(1);
  await context.clock.runFor(10_000);
  expect(await scene.collector.until(run, ['order'])).toBe(true);
  await context.close();
});

test('a page that may store nothing and is left at once loses nothing', async () => {
  const { context, page } = await visit(scene, 'unstored', { isStorageDenied: true });
  expect(await scene.collector.until('unstored', ['pageview'])).toBe(true);
  await page.evaluate(
    ([whats, away]) => {
      const { provena } = window;
      if (typeof provena === 'function') for (const what of whats) provena('event', what);
      location.href = away;
    },
    [names(40), scene.host.elsewhere] as const,
  );
  expect(await scene.collector.until('unstored', names(40))).toBe(true);
  await context.close();
});

test('a receiver on the origin of the page that hangs leaves connections to the page, and is given up', async () => {
  const { collector, host } = scene;
  collector.answering('hangs', () => ({ status: 0, isSilent: true }));
  const { context, page } = await visit(scene, 'hangs', { isTimeOurs: true, options: `"receiver":"${host.collect('hangs')}"` });
  await page.evaluate((whats) => {
    const { provena } = window;
    if (typeof provena === 'function') for (const what of whats) provena('event', what);
  }, names(20));
  await expect.poll(() => collector.of('hangs').requests.length).toBe(2);
  // With six connections taken this would wait for one of them.
  expect(await page.evaluate(() => fetch('/elsewhere').then(({ status }) => status))).toBe(200);
  expect(collector.of('hangs').requests).toHaveLength(2);
  await context.clock.runFor(5000);
  await expect
    .poll(() =>
      collector
        .of('hangs')
        .requests.slice(0, 2)
        .map(({ isAborted }) => isAborted),
    )
    .toEqual([true, true]);
  await context.close();
});

test.each([
  ['in full', (run: string) => scene.host.collect(run)],
  ['as a path', (run: string) => `/collect/${run}`],
])(
  'a receiver on the origin of the page, said %s, has two connections at most, however often it is hidden and when left',
  async (how, said) => {
    const { collector } = scene;
    const run = `hides${how.length}`;
    collector.answering(run, () => ({ status: 0, isSilent: true }));
    const { context, page } = await visit(scene, run, {
      isTimeOurs: true,
      before: countWork,
      options: `"receiver":"${said(run)}"`,
    });
    for (const what of names(20)) await tell(page, 'event', what);
    const { requests } = collector.of(run);
    // One that was sent to outlive the page would stay here for half a minute, though it is taken back.
    const open = () => requests.filter(({ isAborted = false }) => !isAborted).length;
    await expect.poll(open).toBe(2);
    let elsewhere = 0;
    const goElsewhere = async () => {
      elsewhere += 1;
      expect(await page.evaluate(() => fetch('/elsewhere').then(({ status }) => status))).toBe(200);
    };
    /** Connections overtake each other: what the page has sent is counted there. */
    const sent = async () => ((await page.evaluate(() => window.work?.sent)) ?? 0) - elsewhere;
    for (let round = 0; round < 3; round += 1) {
      await page.evaluate(() => dispatchEvent(new Event('test-hide')));
      await goElsewhere();
      expect(open()).toBeLessThanOrEqual(2);
      await context.clock.runFor(5000);
      await page.evaluate(() => dispatchEvent(new Event('test-show')));
      await context.clock.runFor(1);
      await goElsewhere();
      await expect.poll(async () => requests.length - (await sent())).toBe(0);
      await expect.poll(open).toBeLessThanOrEqual(2);
    }
    const before = requests.length;
    expect(before).toBeGreaterThan(2);
    await page.goto(new URL('/elsewhere', page.url()).href);
    // Two more, which outlive the page.
    await expect.poll(() => requests.length).toBe(before + 2);
    expect(await page.evaluate(() => fetch('/elsewhere').then(({ status }) => status))).toBe(200);
    expect(open()).toBeLessThanOrEqual(2);
    await context.close();
  },
);

test.each([
  ['in seconds', () => '20'],
  ['as a date', () => new Date(Date.now() + 20_000).toUTCString()],
])('a pause that is asked for %s is made', async (how, wish) => {
  const run = `pause${how.length}`;
  scene.collector.answering(run, (request) => (request === 1 ? { status: 429, headers: { 'Retry-After': wish() } } : undefined));
  const { context, page } = await visit(scene, run, { isTimeOurs: true, options: '"hosts":[]' });
  await tell(page, 'order');
  await expect.poll(() => scene.collector.of(run).requests.length).toBe(1);
  // The answer has to reach the page as well.
  await page.evaluate(() => fetch('/elsewhere'));
  await context.clock.runFor(12_000);
  expect(scene.collector.of(run).requests).toHaveLength(1);
  await context.clock.runFor(15_000);
  expect(await scene.collector.until(run, ['order'])).toBe(true);
  await context.close();
});

test.each([
  ['no seconds', '0'],
  ['a date that is over', 'Wed, 01 Jan 2025 00:00:00 GMT'],
])('a pause of %s is no wish: the usual ones grow', async (_, wish) => {
  const run = `short${wish.length}`;
  scene.collector.answering(run, () => ({ status: 503, headers: { 'Retry-After': wish } }));
  const { context, page } = await visit(scene, run, { isTimeOurs: true, options: '"hosts":[]' });
  await untilItsTurn(page);
  await tell(page, 'order');
  for (let round = 0; round < 30; round += 1) {
    await context.clock.runFor(1000);
    await page.evaluate(() => fetch('/elsewhere'));
  }
  const { length } = scene.collector.of(run).requests.filter(({ form }) => form.includes('order'));
  expect(length).toBeGreaterThan(1);
  expect(length).toBeLessThanOrEqual(6);
  await context.close();
});

test.each([
  ['may', false],
  ['may not', true],
])('what is said before a first tab has had its turn is not lost with the page, which %s store', async (may, isStorageDenied) => {
  const { collector, host } = scene;
  const run = may.replace(' ', '');
  const { context, page: other } = await visit(scene, `${run}none`, { isStorageDenied });
  await tell(other, 'optOut');
  // Tabs agree about the device one after the other, and this one does not come to an end.
  await other.evaluate(() => void navigator.locks.request('_provena', () => new Promise(() => undefined)));
  const { page } = await visit(scene, run, { context, options: '"hosts":[]' });
  const whats = names(20);
  for (const what of whats) await tell(page, 'event', what);
  expect(collector.of(run).requests).toEqual([]);
  await page.goto(host.elsewhere);
  expect(await collector.until(run, whats)).toBe(true);
  await context.close();
});
