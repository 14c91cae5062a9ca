import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, playAll, type Scene } from './trial/run.ts';
import { countWork, tell, visit } from './trial/visit.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

test('on a page with a strict policy and Trusted Types, everything arrives and nothing is complained about', async () => {
  const { context, page, errors } = await visit(scene, 'strict');
  expect(await scene.collector.until('strict', ['pageview'])).toBe(true);
  await page.evaluate(() => {
    const { provena } = window;
    document.querySelector('button')?.addEventListener('click', () => typeof provena === 'function' && provena('order', { amount: 3 }));
  });
  await page.getByRole('button').click();
  await page.evaluate(() => history.pushState({}, '', '/page/strict/next'));
  expect(await scene.collector.until('strict', ['order'])).toBe(true);
  await page.goto(scene.host.elsewhere);
  expect(await scene.collector.until('strict', ['exit', 'appduration'])).toBe(true);
  expect(scene.collector.whats('strict').filter((what) => what === 'pageview').length).toBe(2);
  expect([errors, scene.collector.unusual, scene.collector.preflights()]).toEqual([[], [], 0]);
  await context.close();
});

test('whoever said no: no request and no key, on this page and the next', async () => {
  const { context, page } = await visit(scene, 'no', { options: '"requireConsent":true' });
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(scene.collector.origin) && requests.push(request.url()));
  await tell(page, 'order');
  await tell(page, 'optOut');
  await page.getByRole('button').click();
  await page.evaluate(() => history.pushState({}, '', '/page/no/next'));
  await page.goto(scene.host.elsewhere);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(scene.collector.whats('no')).toEqual([]);
  await context.close();
});

test('a new hash is one page view, at once', async () => {
  const { context, page } = await visit(scene, 'hash');
  expect(await scene.collector.until('hash', ['pageview'])).toBe(true);
  const later = page.waitForRequest((request) => (request.postData() ?? '').includes('hash%23there'));
  await page.evaluate(() => void (location.hash = 'there'));
  await later;
  await tell(page, 'order');
  expect(await scene.collector.until('hash', ['order'])).toBe(true);
  expect(scene.collector.whats('hash').filter((what) => what === 'pageview').length).toBe(2);
  await context.close();
});

test('a click is not held up: nothing is written, stored or sent before it is over', async () => {
  const { context, page } = await visit(scene, 'click', { before: countWork });
  expect(await scene.collector.until('click', ['pageview'])).toBe(true);
  const work = await page.evaluate(() => {
    const before = { ...window.work };
    history.replaceState({}, '', '?moved');
    const moved = { ...window.work };
    for (let click = 0; click < 50; click += 1) document.querySelector('button')?.click();
    return { before, moved, clicked: window.work };
  });
  expect(work.clicked).toEqual(work.moved);
  // Counted it is: the new address was written.
  expect(work.moved).not.toEqual(work.before);
  await context.close();
});

test('the prototypes of the page are as they were', async () => {
  const { context, page } = await visit(scene, 'prototypes');
  await scene.collector.until('prototypes', ['pageview']);
  const changed = await page.evaluate(() =>
    [
      History.prototype.pushState,
      XMLHttpRequest.prototype.send,
      EventTarget.prototype.addEventListener,
      fetch,
      navigator.sendBeacon,
    ].filter((one) => !`${one}`.includes('[native code]')),
  );
  expect(changed).toEqual([]);
  await tell(page, 'stop');
  expect(await page.evaluate(() => Object.keys(history))).toEqual([]);
  await context.close();
});

test('twelve seeded stories: every event is accepted exactly once, or its loss is explained', async () => {
  const outcomes = await playAll(scene, 5000, 12);
  expect(outcomes.flatMap(({ unexplained }) => unexplained)).toEqual([]);
  expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
  for (const { produced, accepted, explained } of outcomes) expect(accepted + explained.length).toBe(produced);
  expect(outcomes.reduce((sum, { produced }) => sum + produced, 0)).toBeGreaterThan(50);
  expect([scene.collector.preflights(), scene.collector.unusual, scene.collector.refused()]).toEqual([0, [], []]);
}, 180_000);
