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
  // Served as by `npm start`, with its security headers.
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

test('the console opens with the sign-in, in Chinese, and follows the system into the dark', async () => {
  await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toBe('登录');
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  expect(await ground()).toBe('rgb(19, 19, 18)');
});

test('the reader chooses theme and language, and both are remembered', async () => {
  await page.getByRole('button', { name: '切换主题' }).click();
  expect(await ground()).toBe('rgb(250, 248, 244)');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await ground()).toBe('rgb(250, 248, 244)');
});

test('an address behind the sign-in leads to it, and back after it', async () => {
  await page.goto(`http://localhost:${server.port}/monitor/campaigninfo?app=1002`);
  await page.getByLabel('Email').fill('super@provena.test');
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Campaign details' }).waitFor();
  expect(new URL(page.url()).search).toBe('?app=1002');
  expect(await page.title()).toBe('Campaign details · 星海远征 Android · Provena');
});

test('who has signed out finds nothing behind', async () => {
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});

test('a script that was brought into the page does not run, and no text becomes a page', async () => {
  const [hasRun, refused] = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "run"';
        document.body.append(script);
      },
      () => document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = `run`">x</button>'),
      () => document.body.setAttribute('onclick', 'document.title = "run"'),
    ];
    const errors = attempts.map((attempt) => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    // A text that is put into a script is no assignment: the policy of scripts keeps it from running.
    const script = document.createElement('script');
    script.append('document.title = "run"');
    document.body.append(script);
    document.body.click();
    return [document.title === 'run', errors] as const;
  });
  expect(hasRun).toBe(false);
  expect(refused.slice(0, 2)).toEqual([true, true]);
});
