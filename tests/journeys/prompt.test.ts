import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from './startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

/** A visitor who has opened every page of the test once, so that all code is loaded. */
async function member(): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'super', '/monitor/campaigninfo?app=1001');
  await page.getByRole('grid').waitFor();
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '数据概览' }).click();
  await page.getByRole('figure').first().waitFor();
  return page;
}

/** Returns the content of the page at the moment when its title appears. */
async function firstLook(page: Page, name: string, act: () => Promise<unknown>): Promise<string> {
  await page.evaluate((wanted) => {
    const parts = { figure: 'figure', grid: '[role=grid]', skeleton: '[data-skeleton]' };
    document.body.removeAttribute('data-first-look');
    const seen = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main?.querySelector('h1')?.textContent !== wanted) return;
      seen.disconnect();
      const drawn = Object.entries(parts).flatMap(([part, selector]) => (main.querySelector(selector) ? [part] : []));
      document.body.setAttribute('data-first-look', drawn.join(' '));
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
  }, name);
  await act();
  const told = page.locator('body[data-first-look]');
  return (await told.getAttribute('data-first-look')) ?? '';
}

test('the menu answers with the name of a page before its figures are drawn; the way back brings all of it at once', async () => {
  const page = await member();
  const way = page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '推广活动明细' });
  expect(await firstLook(page, '推广活动明细', () => way.click())).toBe('skeleton');
  // What has not been answered when the page is left is not there on the way back.
  await page.getByRole('grid').waitFor();
  await page.getByRole('figure').first().waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '数据概览' }).click();
  // The page that is left has figures, too.
  await page.getByRole('heading', { level: 1, name: '数据概览' }).waitFor();
  await page.getByRole('figure').first().waitFor();
  // A page that is opened begins at its top.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await firstLook(page, '推广活动明细', () => page.goBack())).toBe('figure grid');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.context().close();
});

const isFor = (url: string, what: string) => new URL(url).pathname.endsWith(what);

test('what every report asks for is asked, once, before it is known whether the page opens: of the app that was open last', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/monitor/dashboard?app=1001');
  await page.getByRole('figure').first().waitFor();
  const asked: string[] = [];
  const ahead = ['/mng/auth/getAuth', '/1001/channel/find', '/viewcolumn/findall/dashboard', '/userviewcolumn/findall/dashboard'];
  page.on('request', (request) => void asked.push(request.url()));
  // The guard waits for the list of apps, whose answer is delayed until all calls have been sent.
  const all = Promise.all(ahead.map((what) => page.waitForRequest((request) => isFor(request.url(), what))));
  await page.route('**/api/app/findall', async (route) => {
    await all;
    await route.continue();
  });
  await page.goto('/monitor/dashboard?app=1001');
  await page.getByRole('figure').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (const what of ahead) expect([what, asked.filter((url) => isFor(url, what)).length]).toEqual([what, 1]);
  await page.context().close();
});

test('nothing of a page is asked for that the reader may open in no app', async () => {
  const page = await place.visitor();
  await signIn(page, 'channel');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/monitor/roi?app=1001');
  await page.getByRole('list', { name: '打开这个页面需要的条件' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /Payback|column\/findall\/roi|\/roi\b.*\/api|\/api\/.*\/roi/.test(url))).toEqual([]);
  await page.context().close();
});

test('nothing is asked about an app that has expired', async () => {
  const page = await place.visitor();
  await signIn(page, 'super');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/monitor/campaigninfo?app=1010');
  await page.getByRole('list', { name: '打开这个页面需要的条件' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.some((url) => isFor(url, '/app/findall'))).toBe(true);
  expect(asked.filter((url) => /\/api\/1010\/(?:channel|campaign)\//.test(url))).toEqual([]);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
