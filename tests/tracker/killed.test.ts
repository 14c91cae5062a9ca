import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, type Scene } from './trial/run.ts';
import { tell, untilItsTurn, visit } from './trial/visit.ts';
import { profile } from './trial/visitor.ts';

/** A browser that is killed: the power fails, or somebody ends it. See README.md for what its own storage is worth then. */
let scene: Scene;
const home = profile();
let browser: BrowserContext | undefined;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(async () => {
  await browser?.close();
  home.remove();
  await scene.close();
});

const orders = (run: string) => scene.collector.sent(run).filter(({ what }) => what === 'order');

test('an order is on its way as soon as it is said, though the page does nothing more and the browser is killed', async () => {
  const { collector } = scene;
  browser = await home.open();
  const { page } = await visit(scene, 'killed', { context: browser, options: '"hosts":[]' });
  await untilItsTurn(page);
  const ended = page
    .evaluate(() => {
      const { provena } = window;
      if (typeof provena === 'function') provena('order', { transactionId: 'T1' });
      // As soon as the task is over the page hangs: no timer, no event, no answer reaches it any more.
      setTimeout(() => {
        for (;;);
      });
      return new Promise(() => undefined);
    })
    .catch(() => undefined);
  expect(await collector.until('killed', ['order'])).toBe(true);
  await home.kill(browser);
  await ended;
  browser = await home.open();
  const again = await visit(scene, 'killed', { context: browser, options: '"hosts":[]' });
  await tell(again.page, 'download');
  expect(await collector.until('killed', ['download'])).toBe(true);
  expect(orders('killed')).toHaveLength(1);
});

test('with `durable` an order that the receiver has not taken outlives the browser, and a no leaves no database', async () => {
  const { collector } = scene;
  collector.answering('durable', () => ({ status: 503 }));
  const setting = { context: browser ?? (await home.open()), at: '?full', options: '"hosts":[],"durable":true' };
  const { page } = await visit(scene, 'durable', setting);
  await untilItsTurn(page);
  await tell(page, 'order', { transactionId: 'T2' });
  const written = () =>
    page.evaluate(async () => {
      const base = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('_provena');
        request.onsuccess = () => resolve(request.result);
      });
      const keys = base.transaction('_provena').objectStore('_provena').getAllKeys();
      await new Promise((resolve) => (keys.onsuccess = resolve));
      base.close();
      return keys.result.length;
    });
  await expect.poll(written).toBe(1);
  // So that it is the database that has it, however long all this takes: a storage that is written late has nothing.
  await page.evaluate(() => localStorage.clear());
  await home.kill(setting.context);
  collector.answering('durable');
  browser = await home.open();
  const again = await visit(scene, 'durable', { ...setting, context: browser });
  expect(await collector.until('durable', ['order'])).toBe(true);
  expect(orders('durable').map((order) => order['transactionid'])).toEqual(['T2']);
  const bases = () => again.page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)));
  expect(await bases()).toEqual(['_provena']);
  await tell(again.page, 'optOut');
  await expect.poll(bases).toEqual([]);
});
