import { afterAll, beforeAll, expect, test } from 'vitest';
import { startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole({ path: '/console/', config: null });
});
afterAll(() => place.close());

test('below a path, with its configuration in the file beside it, all of it stands there', async () => {
  const page = await place.visitor();
  await page.route('**/console/config.json', (route) => route.fulfill({ json: { product: { name: 'Acme' }, language: 'en' } }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/console/monitor/dashboard?app=1001');
  await page.getByLabel(/^Email/).fill('super@provena.test');
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/console/monitor/dashboard');
  expect(await page.title()).toMatch(/ · Acme$/);
  // Links are written with the path, and the router leads along them without loading the page again.
  const link = page.getByRole('navigation').locator('a[href$="/manage/app"], li a').first();
  expect(await link.getAttribute('href')).toMatch(/^\/console\//);
  await link.click();
  await page.waitForURL(/\/console\//);
  expect(asked.filter((path) => !/^\/(console|api)\//.test(path))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(new Set(cookies.map(({ path }) => path))).toEqual(new Set(['/console/']));
  await page.context().close();
});

test('a wrong configuration gives one page that names the field, and not the value', async () => {
  const page = await place.visitor({ locale: 'en-US' });
  const config = { demo: { email: 'canary-5512', password: 'canary-5512' } };
  await page.route('**/console/config.json', (route) => route.fulfill({ json: config }));
  await page.goto('/console/');
  const text = await page.getByRole('main').innerText();
  expect(text).toContain('“demo.email”');
  expect(text).toContain('an email address');
  expect(text + place.complaints.join()).not.toContain('canary-5512');
  expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(1);
  place.complaints.length = 0;
  await page.context().close();
});

test('while the configuration hangs the page says that it opens, then what hangs, and opens when it has come', async () => {
  const page = await place.visitor({ locale: 'en-US' });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/console/config.json', async (route) => {
    await released;
    await route.fulfill({ json: { language: 'en' } });
  });
  await page.clock.install();
  await page.goto('/console/', { waitUntil: 'commit' });
  const status = page.locator('#root > p');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return (await status.allInnerTexts()).join();
    })
    .toBe('Opening…');
  await page.clock.runFor(10_000);
  expect(await status.innerText()).toBe('config.json isn’t loading. Ask your administrator to check the server.');
  release();
  await page.getByLabel(/^Email/).waitFor();
  expect(await status.count()).toBe(0);
  await page.context().close();
});

test('nothing else went wrong, and nothing that its policy refuses', () => {
  expect(place.complaints).toEqual([]);
});
