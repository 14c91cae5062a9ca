import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedBrowser } from '../browser/chromium.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen, type Listener } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

const email = 'newcomer@provena.test';
const password = 'provenance-26';
const company = '云岫互动（海南）网络有限公司';

let server: Listener;
let browser: Browser;
let page: Page;
let origin = '';
const complaints: string[] = [];
const mails: { to: string; at: string }[] = [];

beforeAll(async () => {
  const backend = () => createEmbedded({ stateFile: null, post: (mail) => mails.push(mail) });
  const site = await createSite('dist/console');
  server = await listen({ site, backend, host: '127.0.0.1', port: 0, say: (words) => complaints.push(words) });
  origin = `http://localhost:${server.port}`;
  browser = await chromium.launch({ ...(await pinnedBrowser()) });
  page = await opened();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** A separate browser. Its errors are collected, except the 404 for a registration that is not pending any more. */
async function opened(): Promise<Page> {
  const made = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  made.on('pageerror', ({ message }) => complaints.push(message));
  made.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/api/reged/find/')) complaints.push(message.text());
  });
  return made;
}

const cookie = async (name: string) => (await page.context().cookies()).find((one) => one.name === `provena_${name}`)?.value ?? '';

test('a company is found, and a registration leads to the page that waits for its mail', async () => {
  await page.goto(`${origin}/login`);
  await page.getByRole('link', { name: '注册' }).click();
  await page.getByRole('combobox', { name: /^企业名称/ }).fill('云岫');
  await page.getByRole('option', { name: company }).click();
  await page.getByLabel(/^工作邮箱/).fill(email);
  await page.getByRole('textbox', { name: /^密码/ }).fill(password);
  await page.getByText('已阅读并同意').click();
  await page.getByRole('button', { name: '注册并发送激活邮件' }).click();
  await page.getByRole('heading', { level: 1, name: '查收激活邮件' }).waitFor();
  await expect(page.getByText(email).textContent()).resolves.toBe(email);
  // An account that is not active has no session, only id and email.
  expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual(['provena_id']);
});

test('the seconds until another mail are still true after a reload', async () => {
  const left = async () => Number(/\d+/.exec((await page.getByRole('button', { name: /^重新发送（/ }).textContent()) ?? '')?.[0]);
  const before = await left();
  await page.reload();
  const after = await left();
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThanOrEqual(before);
});

test('until then a sign-in leads back to that page', async () => {
  await signIn();
  await page.getByRole('heading', { level: 1, name: '查收激活邮件' }).waitFor();
  expect(page.url()).toBe(`${origin}/activation`);
});

test('the link of the mail activates, on another device, once, and the page that waits goes on by itself', async () => {
  const activation = mails.findLast(({ to }) => to === email)?.at ?? '';
  const elsewhere = await opened();
  await elsewhere.goto(`${origin}${activation}`);
  await elsewhere.getByRole('button', { name: '激活' }).click();
  await elsewhere.getByRole('heading', { level: 1, name: '账号已激活' }).waitFor();
  await page.getByRole('heading', { level: 1, name: '账号已激活' }).waitFor();
  expect(await cookie('id')).toBe('');

  await elsewhere.goto(`${origin}${activation}`);
  await elsewhere.getByRole('button', { name: '激活' }).click();
  await elsewhere.getByRole('heading', { level: 1, name: '没有激活成功' }).waitFor();
  await elsewhere.context().close();
});

test('the first sign-in asks for what is missing, and then opens the app list', async () => {
  await page.getByRole('link', { name: '登录', exact: true }).first().click();
  await signIn();
  await page.getByRole('heading', { level: 1, name: '完善资料' }).waitFor();
  await expect(page.getByRole('combobox', { name: /^企业名称/ }).inputValue()).resolves.toBe(company);
  await page.getByLabel(/^联系人/).fill('新来的人');
  await page.getByRole('button', { name: '保存并继续' }).click();
  await page.waitForURL(`${origin}/manage/app`);
  await page.reload();
  await page.waitForURL(`${origin}/manage/app`);
});

test('a complete account is not asked again', async () => {
  await page.goto(`${origin}/accountInfo`);
  await page.getByRole('heading', { level: 1, name: '资料已完善' }).waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});

async function signIn() {
  await page.goto(`${origin}/login`);
  await page.getByLabel(/^邮箱/).fill(email);
  await page.getByRole('textbox', { name: /^密码/ }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
