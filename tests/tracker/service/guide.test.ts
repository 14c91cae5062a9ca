import { createServer, type Server } from 'node:http';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTracker } from '../../../app/tracker/build/build.ts';
import { pinnedBrowser } from '../../browser/chromium.ts';
import { portOf } from '../trial/port.ts';
import { visitor } from '../trial/visitor.ts';
import { answers } from '#mocks/domains/answers.ts';
import { eventsAfter, lastEvent } from '#mocks/domains/debug/eventsAfter.ts';
import { testService } from '#mocks/domains/testService.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { createService } from '#mocks/service/service.ts';
import { snippets } from '#screens/manage/apps/detail/guide/seed-snippets.ts';

/** A site of the main account: what its guide hands out is put on a blank page, with nothing changed. */
const app = 1005;
const { world, signIn } = testService();
let server: Server;
let browser: Browser;
let origin = '';
const pages: Record<string, string> = {};

beforeAll(async () => {
  const { script } = await buildTracker();
  const backend = backendOver(createService(world, answers));
  server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (backend.owns(path)) void backend.handle(request, response, path);
    else if (path === '/tracker/v2.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(pages[path]);
  });
  origin = `http://localhost:${await portOf(server)}`;
  browser = await chromium.launch({ ...(await pinnedBrowser()) });
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const filled = () => ({
  appkey: String(app),
  version: 'v2.0.0',
  receiver: `${origin}/receiver`,
  script: `${origin}/tracker/v2.js`,
  hosts: ['localhost'],
});
const part = (step: string) => snippets.H5.find((one) => one.step === step)?.code(filled()) ?? '';
const pageOf = (install: string, more: string) =>
  `<!doctype html><html><head>${install}</head><body><button>Agree</button><script>${more}</script></body></html>`;

test('the guide, followed to the letter on a blank page: what it names arrives, and nothing is wrong with it', async () => {
  const { client } = await signIn('super');
  const last = await lastEvent(client, app);
  pages['/'] = pageOf(part('install'), part('events'));
  const page = await (await visitor(browser)).newPage();
  // The answer is read to its end: the network panel lists no request as given up.
  const finished = page.waitForEvent('requestfinished', (request) => request.url() === `${origin}/receiver/event`);
  await page.goto(origin);
  const events = () => eventsAfter(client, app, last);
  await expect.poll(async () => (await events()).map(({ event }) => event).sort()).toEqual(['loggedin', 'pageview', 'payment', 'register']);
  expect((await events()).flatMap(({ issues }) => issues)).toEqual([]);
  await finished;
});

test('with consent: nothing before the button, everything after it, and a yes of before on the next page', async () => {
  const { client } = await signIn('super');
  const last = await lastEvent(client, app);
  const install = part('install').replace("hosts: ['localhost']", "hosts: ['localhost'], requireConsent: true");
  expect(install).toContain('requireConsent: true }');
  const consent = (hasAgreed: boolean) =>
    `const hasAgreed = ${hasAgreed}; const button = document.querySelector('button'); ${part('start')}`;
  pages['/asks'] = pageOf(install, consent(false));
  pages['/agreed'] = pageOf(install, consent(true));
  const page = await (await visitor(browser)).newPage();
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/receiver/') && requests.push(request.url()));
  const views = () => eventsAfter(client, app, last).then((events) => events.filter(({ event }) => event === 'pageview').length);
  await page.goto(`${origin}/asks`);
  await page.evaluate(() => history.pushState({}, '', '?moved'));
  expect([requests, await page.evaluate(() => localStorage.length)]).toEqual([[], 0]);
  await page.getByRole('button').click();
  await expect.poll(views).toBe(1);
  await page.goto(`${origin}/agreed`);
  await expect.poll(views).toBe(2);
});
