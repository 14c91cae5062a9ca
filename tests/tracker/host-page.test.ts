import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, playAll, type Scene } from './trial/run.ts';
import { visitor } from './trial/play.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

async function visit(run: string, options = '') {
  const context = await visitor(scene.browser);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(scene.host.page(run, options));
  return { context, page, errors };
}

test('on a page with a strict policy and Trusted Types, everything arrives and nothing is complained about', async () => {
  const { context, page, errors } = await visit('strict');
  expect(await scene.collector.until('strict', ['pageview'], 5000)).toBe(true);
  await page.evaluate(() => {
    const { provena } = window;
    document.querySelector('button')?.addEventListener('click', () => typeof provena === 'function' && provena('order', { amount: 3 }));
  });
  await page.getByRole('button').click();
  await page.evaluate(() => history.pushState({}, '', '/page/strict/next'));
  expect(await scene.collector.until('strict', ['order'], 5000)).toBe(true);
  await page.goto(scene.host.elsewhere);
  expect(await scene.collector.until('strict', ['exit', 'appduration'], 5000)).toBe(true);
  expect(scene.collector.whats('strict').filter((what) => what === 'pageview').length).toBe(2);
  expect([errors, scene.collector.unusual, scene.collector.preflights()]).toEqual([[], [], 0]);
  await context.close();
});

test('whoever said no: no request and no key, on this page and the next', async () => {
  const { context, page } = await visit('no', '"requireConsent":true');
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(scene.collector.origin) && requests.push(request.url()));
  await page.evaluate(() => typeof window.provena === 'function' && window.provena('order'));
  await page.evaluate(() => typeof window.provena === 'function' && window.provena('optOut'));
  await page.getByRole('button').click();
  await page.evaluate(() => history.pushState({}, '', '/page/no/next'));
  await page.goto(scene.host.elsewhere);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
  expect(scene.collector.whats('no')).toEqual([]);
  await context.close();
});

test('a new hash is one page view, at once', async () => {
  const { context, page } = await visit('hash');
  expect(await scene.collector.until('hash', ['pageview'], 5000)).toBe(true);
  const later = page.waitForRequest((request) => (request.postData() ?? '').includes('hash%23there'));
  await page.evaluate(() => void (location.hash = 'there'));
  await later;
  await page.evaluate(() => typeof window.provena === 'function' && window.provena('order'));
  expect(await scene.collector.until('hash', ['order'], 5000)).toBe(true);
  expect(scene.collector.whats('hash').filter((what) => what === 'pageview').length).toBe(2);
  await context.close();
});

test('a click is not held up', async () => {
  const { context, page } = await visit('click');
  await scene.collector.until('click', ['pageview'], 5000);
  const held = await page.evaluate(() => {
    const button = document.querySelector('button');
    const times = Array.from({ length: 50 }, () => {
      const start = performance.now();
      button?.click();
      return performance.now() - start;
    });
    return Math.max(...times);
  });
  expect(held).toBeLessThan(100);
  await context.close();
});

test('the prototypes of the page are as they were', async () => {
  const { context, page } = await visit('prototypes');
  await scene.collector.until('prototypes', ['pageview'], 5000);
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
  await page.evaluate(() => typeof window.provena === 'function' && window.provena('stop'));
  expect(await page.evaluate(() => Object.keys(history))).toEqual([]);
  await context.close();
});

test('thirty seeded stories: every event is accepted exactly once, or its loss is explained', async () => {
  const outcomes = await playAll(scene, 5000, 30);
  expect(outcomes.flatMap(({ unexplained }) => unexplained)).toEqual([]);
  expect(outcomes.flatMap(({ errors }) => errors)).toEqual([]);
  for (const { produced, accepted, explained } of outcomes) expect(accepted + explained.length).toBe(produced);
  expect(outcomes.reduce((sum, { produced }) => sum + produced, 0)).toBeGreaterThan(50);
  expect([scene.collector.preflights(), scene.collector.unusual]).toEqual([0, []]);
}, 180_000);
