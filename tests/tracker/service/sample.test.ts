import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTracker } from '../../../app/tracker/build/build.ts';
import { pinnedBrowser } from '../../browser/chromium.ts';
import { visitor } from '../trial/visitor.ts';
import { logs } from '#app/api/ours/data/logs.ts';
import { debug } from '#app/api/apps/debug.ts';
import { answers } from '#mocks/domains/answers.ts';
import { eventsAfter, lastEvent } from '#mocks/domains/debug/eventsAfter.ts';
import { testService } from '#mocks/domains/testService.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { listen, type Listener } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';
import { createService } from '#mocks/service/service.ts';

/** Of the demo account, platform H5: what the sample page sends for when nobody names another. */
const app = 1005;
const root = mkdtempSync(join(tmpdir(), 'provena-sample-'));
const { world, signIn } = testService();
const complaints: string[] = [];
let server: Listener;
let browser: Browser;
let page: Page;
let origin = '';

beforeAll(async () => {
  const { script } = await buildTracker();
  mkdirSync(join(root, 'tracker'));
  writeFileSync(join(root, 'tracker/v2.js'), script);
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Provena</title>');
  cpSync('public', root, { recursive: true });
  const site = await createSite(root);
  const backend = async () => backendOver(createService(world, answers));
  server = await listen({ site, backend, host: '127.0.0.1', port: 0, say: (words) => complaints.push(words) });
  origin = `http://localhost:${server.port}`;
  browser = await chromium.launch({ ...(await pinnedBrowser()) });
  page = await (await visitor(browser)).newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const taken = (path: string) => page.waitForResponse((answer) => answer.url().endsWith(`/receiver/${path}`) && answer.ok());

test('what is pressed on the sample page is sent, shown there, and stands in the debug list and the log of the app', async () => {
  const { client } = await signIn('demo');
  const last = await lastEvent(client, app);
  const viewed = taken('event');
  await page.goto(`${origin}/sample/shop.html?lang=en`);
  await viewed;
  for (const [name, path] of [
    ['Register', 'register'],
    ['Log in', 'loggedin'],
    ['Order', 'event'],
    ['Pay', 'payment'],
    ['Add to the cart', 'event'],
    ['Look at another item', 'event'],
  ] as const) {
    const arrived = taken(path);
    await page.getByRole('button', { name, exact: true }).click();
    await arrived;
  }
  await expect.poll(() => page.locator('#log b').allTextContents()).toHaveLength(7);

  const events = await eventsAfter(client, app, last);
  const names = ['pageview', 'register', 'loggedin', 'order', 'payment', 'add_to_cart', 'pageview'];
  expect(events.map(({ event }) => event).toReversed()).toEqual(names);
  expect(events.flatMap(({ issues }) => issues)).toEqual([]);
  expect((await client.ask(debug.events, { id: app })).slice(0, events.length)).toEqual(events);

  const asked = { app, by: 'account' as const, value: 'guest-01', from: world.now.day, to: world.now.day };
  const { rows } = await client.ask(logs.all, asked);
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['register', 'loggedin', 'order', 'payment', 'add_to_cart']));
});

test('who opts out there sends nothing more, and the next page knows', async () => {
  const { client } = await signIn('demo');
  await page.getByRole('button', { name: 'Opt out' }).click();
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['_provena', 'out']]);
  const last = await lastEvent(client, app);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.reload();
  await page.getByText('Opted out: the script sends and stores nothing.').waitFor();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  expect(await eventsAfter(client, app, last)).toEqual([]);

  const viewed = taken('event');
  await page.getByRole('button', { name: 'Allow it again' }).click();
  await viewed;
  expect((await eventsAfter(client, app, last)).map(({ event }) => event)).toEqual(['pageview']);
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});
