import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScene, type Scene } from './trial/run.ts';
import { stored, tell, visit } from './trial/visit.ts';

/** After a no there is no request and no key, nothing is in memory, in every tab, at once. */
let scene: Scene;

beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** What a page does whose visitor goes on, and what the browser does with it. */
async function goOn(page: Page) {
  await tell(page, 'order');
  await page.getByRole('button').click();
  await page.evaluate(() => {
    history.pushState({}, '', '?next');
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    dispatchEvent(new Event('online'));
  });
  await page.context().clock.runFor(65_000);
  await page.evaluate(() => fetch('/elsewhere'));
}

test('a page out of the back/forward cache knows of the no that was said meanwhile', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'back', { isTimeOurs: true });
  expect(await collector.until('back', ['pageview'])).toBe(true);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await collector.until('back', ['exit'])).toBe(true);
  await expect.poll(() => stored(page)).toEqual(['_provena']);
  // Said by another page, of which one that is put away hears nothing.
  await page.evaluate(() => localStorage.removeItem('_provena'));
  const { length } = collector.of('back').requests;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await goOn(page);
  expect([collector.of('back').requests.length, await stored(page)]).toEqual([length, []]);
  await context.close();
});

test('what has been started is taken back, in every tab, and nothing is begun', async () => {
  const { collector } = scene;
  collector.answering('tabs', () => ({ status: 0, isSilent: true }));
  const one = await visit(scene, 'tabs', { isTimeOurs: true });
  const two = await visit(scene, 'tabs', { context: one.context });
  const aborted = () => collector.of('tabs').requests.map(({ isAborted = false }) => isAborted);
  await expect.poll(() => aborted().length).toBeGreaterThanOrEqual(2);
  expect(aborted()).not.toContain(true);
  await tell(one.page, 'optOut');
  await expect.poll(() => aborted()).not.toContain(false);
  const { length } = aborted();
  for (const { page } of [one, two]) await goOn(page);
  expect([aborted().length, await stored(one.page)]).toEqual([length, []]);
  await one.context.close();
});

test.each([
  ['a no', 'optOut'],
  ['the end of all', 'stop'],
])('%s takes back all that is under way, also what was sent once more as the page was left or hidden', async (_, last) => {
  const { collector } = scene;
  collector.answering(last, () => ({ status: 0, isSilent: true }));
  const { context, page } = await visit(scene, last, { isTimeOurs: true, options: '"hosts":[]' });
  await page.waitForFunction(() => window.provena?.version);
  // So that none is given up for its five seconds being over.
  await context.clock.pauseAt(Date.now() + 60_000);
  const orders = () => collector.of(last).requests.filter(({ form }) => form.includes('order'));
  await tell(page, 'order');
  await expect.poll(() => orders().length).toBe(1);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new Event('test-hide'));
  });
  await expect.poll(() => orders().length).toBe(2);
  const [first] = orders();
  expect(first?.isAborted).toBeUndefined();
  await tell(page, last);
  // What outlives a page keeps its connection for half a minute, though it is taken back: the browser alone knows.
  await expect.poll(() => first?.isAborted).toBe(true);
  await context.close();
});

test('a yes after a no begins with nobody', async () => {
  const { collector } = scene;
  const { context, page } = await visit(scene, 'anew', { options: '"who":"ann","hosts":[]' });
  await tell(page, 'loggedin', 'bob');
  expect(await collector.until('anew', ['loggedin'])).toBe(true);
  await tell(page, 'optOut');
  await tell(page, 'optIn');
  await tell(page, 'order');
  expect(await collector.until('anew', ['order'])).toBe(true);
  const [before, after] = ['loggedin', 'order'].map((name) => collector.sent('anew').find(({ what }) => what === name));
  expect([before?.who, after?.who]).toEqual(['bob', undefined]);
  expect(after?.context['deviceid']).not.toBe(before?.context['deviceid']);
  await context.close();
});

test.each([
  ['gpc', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['dnt', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
])('%s that is switched on later deletes what was stored before', async (name, before) => {
  const { collector } = scene;
  collector.answering(name, () => ({ status: 503 }));
  const { context, page } = await visit(scene, name, { isTimeOurs: true, options: `"${name}":true` });
  await expect.poll(() => stored(page).then(({ length }) => length)).toBeGreaterThan(1);
  await page.close();
  const later = await visit(scene, name, { context, before, at: '?later', options: `"${name}":true` });
  await goOn(later.page);
  expect([collector.of(name).requests.filter(({ form }) => form.includes('later')), await stored(later.page)]).toEqual([[], []]);
  await context.close();
});

test('what others call `_provenance` is theirs, and what a site removes by itself is no opt-out', async () => {
  const { collector } = scene;
  const one = await visit(scene, 'theirs', { options: '"hosts":[]' });
  const two = await visit(scene, 'theirs', { context: one.context, options: '"hosts":[]' });
  await tell(two.page, 'order');
  expect(await collector.until('theirs', ['order'])).toBe(true);
  await one.page.evaluate(() => {
    localStorage.setItem('_provenance', 'stays');
    for (const key of Object.keys(localStorage)) if (key !== '_provenance') localStorage.removeItem(key);
  });
  await tell(two.page, 'download');
  expect(await collector.until('theirs', ['download'])).toBe(true);
  await tell(two.page, 'optOut');
  expect(await stored(two.page)).toEqual(['_provenance']);
  await one.context.close();
});
