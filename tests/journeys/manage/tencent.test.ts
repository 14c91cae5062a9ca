import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedBrowser } from '../../browser/chromium.ts';
import { tokenIn } from '../startConsole.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen, type Listener } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

let server: Listener;
let browser: Browser;
let page: Page;
let origin = '';
/** Every call that would bind. */
const bound: string[] = [];

beforeAll(async () => {
  const backend = () => createEmbedded({ stateFile: null });
  server = await listen({ site: await createSite('dist/console'), backend, host: '127.0.0.1', port: 0, say: () => undefined });
  origin = `http://localhost:${server.port}`;
  browser = await chromium.launch({ ...(await pinnedBrowser()) });
  page = await browser.newPage();
  page.on('request', (request) => request.url().includes('/bindgdtaccount') && bound.push(request.url()));
  await page.goto(`${origin}/login`);
  await page.getByLabel(/^邮箱/).fill('super@provena.test');
  await page.getByRole('textbox', { name: /^密码/ }).fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '数据概览' }).waitFor();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Does what the page does: requests the address of the authorization, and stores the state before it leaves. */
const leave = async () =>
  page.evaluate(
    async (Authorization) => {
      const answer = await fetch('/api/mng/channelaccount/authorize?channel=gdt', { headers: { Authorization } });
      const { state }: { state: string } = (await answer.json()).content;
      const departure = { state, media: 'gdt', account: 1, from: '/manage/gdtBindAccount', at: Date.now() };
      localStorage.setItem('provena.departures', JSON.stringify([departure]));
      return state;
    },
    await tokenIn(page),
  );

const come = (state: string) => page.goto(`${origin}/gdtAuthorize?state=${state}&cid=2048%201166`);
const isRefused = () => page.getByRole('heading', { name: /不是从这个浏览器发起的/ }).waitFor();

test('a link that was not begun here asks for nothing', async () => {
  await come('s1ewcwrg1');
  await isRefused();
  expect(page.url()).toBe(`${origin}/gdtAuthorize`);
  expect(bound).toEqual([]);
});

test('what was begun here is confirmed, with a clean address that a reload keeps, and asked for once', async () => {
  const state = await leave();
  await come(state);
  const bind = page.getByRole('button', { name: '绑定账户 2048 1166' });
  await bind.waitFor();
  expect(page.url()).toBe(`${origin}/gdtAuthorize`);
  await page.reload();
  expect(bound).toEqual([]);
  await bind.dblclick();
  await page.getByRole('link', { name: '选择子账户' }).waitFor();
  expect(bound).toHaveLength(1);

  // The same link again, and the same page again, find nothing.
  await page.reload();
  await isRefused();
  await come(state);
  await isRefused();
  expect(bound).toHaveLength(1);
});

test('who has the page open twice binds once', async () => {
  await come(await leave());
  const bind = page.getByRole('button', { name: '绑定账户 2048 1166' });
  await bind.waitFor();
  // The other tab was quicker.
  await page.evaluate(() => localStorage.removeItem('provena.departures'));
  await bind.click();
  await isRefused();
  expect(bound).toHaveLength(1);
});

test('a departure ends with the session that it was begun in', async () => {
  const state = await leave();
  await page.context().clearCookies();
  await come(state);
  await page.getByRole('heading', { name: '登录后重新发起授权' }).waitFor();
  expect(bound).toHaveLength(1);
});
