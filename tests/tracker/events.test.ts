import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, type Scene } from './trial/run.ts';
import { stored, tell, untilItsTurn, visit } from './trial/visit.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

const names = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

test('however late events arrive, their numbers and times say in which order they were said', async () => {
  const { collector } = scene;
  // Two of three are put off, so that they arrive in quite another order.
  collector.answering('order', (request) => (request < 30 && request % 3 ? { status: 503 } : undefined));
  const { context, page } = await visit(scene, 'order', { isTimeOurs: true, options: '"hosts":[]' });
  await untilItsTurn(page);
  const whats = names(12);
  for (const what of whats) {
    await tell(page, 'event', what);
    await context.clock.runFor(10);
  }
  for (let round = 0; round < 60 && collector.whats('order').length < whats.length; round += 1) {
    await context.clock.runFor(2000);
    await page.evaluate(() => fetch('/elsewhere'));
  }
  const arrived = collector.sent('order').filter(({ what }) => what.startsWith('e'));
  expect(arrived.map(({ what }) => what)).not.toEqual(whats);
  for (const key of ['seq', 'time'] as const)
    expect(arrived.toSorted((one, other) => one[key] - other[key]).map(({ what }) => what)).toEqual(whats);
  await context.close();
});

test('what earlier pages have left is sent by one tab alone, though many are opened at once', async () => {
  const { collector } = scene;
  const whats = names(30);
  const { context, page } = await visit(scene, 'drain', { options: '"hosts":[]' });
  await context.setOffline(true);
  for (const what of whats) await tell(page, 'event', what);
  await expect.poll(() => stored(page).then(({ length }) => length)).toBeGreaterThan(30);
  // Without this it would send them as it is left, by what outlives a page and knows of no test.
  await tell(page, 'stop');
  await page.goto('about:blank');
  expect(collector.of('drain').requests).toEqual([]);
  await context.setOffline(false);
  await Promise.all([1, 2, 3, 4].map(() => visit(scene, 'drain', { context, options: '"hosts":[]' })));
  expect(await collector.until('drain', whats)).toBe(true);
  const sent = collector
    .of('drain')
    .requests.map(({ form }) => /%22what%22%3A%22(e\d+)%22/.exec(form)?.[1])
    .filter(Boolean);
  expect(sent.toSorted()).toEqual(whats.toSorted());
  await context.close();
});

test('after `reset` nobody is signed in, and the same device begins a new session', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'reset', { options: '"hosts":[],"who":"ann"' });
  await untilItsTurn(page);
  await tell(page, 'order');
  await tell(page, 'reset');
  await tell(page, 'download');
  expect(await collector.until('reset', ['order', 'download'])).toBe(true);
  const [before, after] = ['order', 'download'].map((name) => collector.sent('reset').find(({ what }) => what === name));
  expect([before?.who, after?.who]).toEqual(['ann', undefined]);
  expect(after?.context['deviceid']).toBe(before?.context['deviceid']);
  expect(after?.['sessionid']).not.toBe(before?.['sessionid']);
  await context.close();
});

test('`reset` leaves device and advertisement as they were, also on a page that may store nothing', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'stays', { isStorageDenied: true, at: '?channelid=12&campaignid=7' });
  expect(await collector.until('stays', ['pageview'])).toBe(true);
  await page.evaluate(() => history.pushState({}, '', '/page/stays'));
  await tell(page, 'order');
  await tell(page, 'reset');
  await tell(page, 'download');
  expect(await collector.until('stays', ['order', 'download'])).toBe(true);
  const [before, after] = ['order', 'download'].map((name) => collector.sent('stays').find(({ what }) => what === name));
  expect(after?.context).toMatchObject({ deviceid: before?.context['deviceid'], channelid: '12', campaignid: '7' });
  expect(after?.['sessionid']).not.toBe(before?.['sessionid']);
  await context.close();
});

test('one that throws takes no other event with it, whether called before a yes or as the page is left', async () => {
  const { collector, host } = scene;
  const options = `"requireConsent":true,"beforeSend":function (event) {
    if (/bad|appduration/.test(event.what)) throw new Error('theirs');
    return event;
  }`;
  const { context, page, errors } = await visit(scene, 'others', { options });
  for (const name of ['a', 'bad', 'b', 'c']) await tell(page, 'event', name);
  await tell(page, 'optIn');
  expect(await collector.until('others', ['a', 'b', 'c'])).toBe(true);
  await page.goto(host.elsewhere);
  expect(await collector.until('others', ['exit'])).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('`beforeSend` may change an event, or drop it before it is stored; one that throws drops it and harms nobody', async () => {
  const { collector } = scene;
  const options = `"hosts":[],"beforeSend":function (event, details) {
    if (event.what === 'mine') return;
    if (event.what === 'throws') throw new Error('theirs');
    event.who = 'changed'; event.transactionid = details.transactionId + '!';
    return event;
  }`;
  const { context, page, errors } = await visit(scene, 'before', { options });
  await untilItsTurn(page);
  for (const name of ['mine', 'throws']) await tell(page, 'event', name);
  expect(await stored(page)).toEqual(['_provena']);
  await tell(page, 'order', { transactionId: 'T1' });
  expect(await collector.until('before', ['order'])).toBe(true);
  expect(collector.whats('before')).toEqual(['order']);
  expect(collector.sent('before')[0]).toMatchObject({ who: 'changed', transactionid: 'T1!' });
  expect(errors).toEqual([]);
  await context.close();
});

test('with `debug` elsewhere than on a production host, events are printed; none is stored or sent', async () => {
  const printed: string[] = [];
  const { context, page } = await visit(scene, 'prints', {
    options: '"hosts":"shop.example","debug":true',
    onPage: (one) => one.on('console', (message) => printed.push(message.text())),
  });
  await tell(page, 'order', { transactionId: 'T1' });
  await expect.poll(() => printed.filter((text) => text.startsWith('_provena event {'))).toHaveLength(2);
  expect([await stored(page), scene.collector.of('prints').requests]).toEqual([['_provena'], []]);
  await context.close();
});

test('a second `init` is ignored, and orders come from hosts that are not named', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'second', { options: '"hosts":"shop.example"' });
  await tell(page, 'init', 'another-key', { receiver: collector.address('elsewhere') });
  await tell(page, 'order');
  expect(await collector.until('second', ['order'])).toBe(true);
  await page.goto(scene.host.elsewhere);
  expect(await collector.until('second', ['appduration'])).toBe(true);
  expect(collector.sent('second').map(({ what, appid }) => [what, appid])).toEqual([
    ['order', 'app-key'],
    ['appduration', 'app-key'],
  ]);
  expect(collector.of('elsewhere').requests).toEqual([]);
  await context.close();
});
