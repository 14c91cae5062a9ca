import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedBrowser } from '../browser/chromium.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen, type Listener } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

let server: Listener;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  // As `npm start` serves it, with all that a browser is told to refuse.
  const backend = () => createEmbedded({ stateFile: null });
  server = await listen({
    site: await createSite('dist/console'),
    backend,
    host: '127.0.0.1',
    port: 0,
    say: (words) => complaints.push(words),
  });
  browser = await chromium.launch({ ...(await pinnedBrowser()) });
  page = await browser.newPage({ colorScheme: 'dark' });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`http://localhost:${server.port}/`);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the console opens in Chinese and follows the system into the dark', async () => {
  await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toBe('每个数都能追溯到来处');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await ground()).toBe('rgb(19, 19, 18)');
});

test('the reader chooses theme and language', async () => {
  await page.getByText('浅色', { exact: true }).click();
  expect(await ground()).toBe('rgb(250, 248, 244)');
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toBe('Every number can be traced to its origin');
});

test('an address inside the console opens it as well', async () => {
  const answer = await page.goto(`http://localhost:${server.port}/monitor/advertisinginfo?app=1001`);
  expect(answer?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});

test('a script that was brought into the page does not run', async () => {
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = `run`">x</button>');
    document.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
    return document.title === 'run';
  });
  expect(hasRun).toBe(false);
});
