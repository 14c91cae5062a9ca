import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedBrowser } from '../browser/chromium.ts';
import { visitor } from './trial/visitor.ts';
import { openScene, type Scene } from './trial/run.ts';

/** See README.md: the pinned browser keeps no page, but says what of a page would have been in the way. */
let scene: Scene;
let browser: Browser;

beforeAll(async () => {
  scene = await openScene();
  browser = await chromium.launch({ ...(await pinnedBrowser()), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(async () => {
  await browser.close();
  await scene.close();
});

/** Goes to another page and back, and returns why the first was not cached: because of the browser or because of the page. */
async function hindrances(run: string, meddle: () => void) {
  const context = await visitor(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  const explained = new Promise<{ type: string; reason: string }[]>((resolve) =>
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => resolve(notRestoredExplanations)),
  );
  await page.goto(scene.host.page(run));
  expect(await scene.collector.until(run, ['pageview'])).toBe(true);
  await page.evaluate(meddle);
  await page.goto(scene.host.elsewhere);
  // The browser goes back, not the page: what a page evaluates goes away with it.
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  const reasons = await explained;
  await context.close();
  return reasons.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}

test('nothing that the script does keeps a page out of the back/forward cache', async () => {
  expect(await hindrances('kept', () => undefined)).toEqual([]);
  // A reason that the page causes is reported.
  expect(await hindrances('unloaded', () => addEventListener('unload', () => undefined))).toEqual(['UnloadHandlerExistsInMainFrame']);
});

test('a page holds a lock no longer than something waits: Firefox keeps none that holds one', async () => {
  const context = await visitor(browser);
  const page = await context.newPage();
  const held = () => page.evaluate(() => navigator.locks.query().then(({ held: all = [] }) => all.map(({ name }) => name)));
  scene.collector.answering('lock', () => ({ status: 503 }));
  await page.goto(scene.host.page('lock'));
  await expect.poll(held).toEqual([`${scene.collector.address('lock')}/`]);
  scene.collector.answering('lock');
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(held).toEqual([]);
  await context.close();
});

test('a page that was put away has ended, and one that is taken out again is a new view', async () => {
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto(scene.host.page('again'));
  expect(await scene.collector.until('again', ['pageview'])).toBe(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await scene.collector.until('again', ['exit', 'appduration'])).toBe(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const views = () => scene.collector.whats('again').filter((what) => what === 'pageview');
  await expect.poll(() => views().length).toBe(2);
  await page.goto(scene.host.elsewhere);
  await expect.poll(() => scene.collector.whats('again').filter((what) => what === 'exit').length).toBe(2);
  expect(views()).toHaveLength(2);
  await context.close();
});
