import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, signIn, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
let page: Page;

const name = '青瓷茶馆';

beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor();
  await openAs(page, 'super', '/manage/app');
});

afterAll(() => place.close());

/** What the tracking script sends from the page of somebody else. */
const send = (appkey: string, what: string) => {
  const context = {
    deviceid: 'web-device-0001',
    apptype: 'wap',
    useragent: 'Safari',
    url: 'https://tea.provena.test/',
    model: 'iPhone 16',
  };
  const data = JSON.stringify({ appid: appkey, who: 'u_1', what, context });
  return fetch(`${place.origin}/receiver/event`, { method: 'POST', body: new URLSearchParams({ data }) });
};

test('an app is made, and its guide follows with its appkey in the code', async () => {
  await page.getByRole('link', { name: '新建应用' }).click();
  await page.getByLabel(/^应用名称/).fill(name);
  await page.getByRole('button', { name: /平台/ }).click();
  await page.getByRole('option', { name: 'H5' }).click();
  await page.getByRole('button', { name: /行业/ }).click();
  await page.getByRole('option', { name: '综合' }).click();
  await page.getByRole('button', { name: '创建并查看接入文档' }).click();
  await page.getByText(/^index\.html/).waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('guide');
  await page.getByRole('heading', { name: '等待首个事件' }).waitFor();
  expect(await page.locator('code').first().textContent()).toMatch(/provena\('init', '[0-9a-f]{32}', \{ receiver: 'http/);
});

test('its first event comes over the network and appears in live debug, without a reload', async () => {
  const code = (await page.locator('code').first().textContent()) ?? '';
  const appkey = /'([0-9a-f]{32})'/.exec(code)?.[1] ?? '';
  await page.getByRole('link', { name: '联调' }).first().click();
  await page.getByText('等待首个事件').first().waitFor();
  expect((await send(appkey, 'register')).status).toBe(200);
  const row = page.getByRole('grid', { name: '实时事件' }).getByRole('row', { name: /register/ });
  await row.waitFor();
  await row.locator('[aria-expanded="false"]').first().click();
  await page.getByText(/原始报文/).waitFor();
  expect(await page.getByText('"web-device-0001"').count()).toBeGreaterThan(0);
});

test('who goes on after a pause hears of what came meanwhile', async () => {
  const appkey = await page.evaluate(() => /[0-9a-f]{32}/.exec(document.body.textContent ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: '暂停' }).click();
  const order = page.getByRole('grid', { name: '实时事件' }).getByRole('row', { name: /order/ });
  await send(appkey, 'order');
  expect(await order.count()).toBe(0);
  await page.getByRole('button', { name: '继续' }).click();
  await order.waitFor();
});

test('an unsaved name is asked about before the page is left', async () => {
  await page.getByRole('link', { name: '基本信息' }).click();
  await page.getByLabel(/^应用名称/).fill(`${name}二`);
  await page.getByRole('link', { name: '应用列表' }).first().click();
  await page.getByRole('button', { name: '继续编辑' }).click();
  expect(await page.getByLabel(/^应用名称/).inputValue()).toBe(`${name}二`);
  await page.goBack();
  await page.getByRole('button', { name: '离开' }).click();
  await page.getByRole('heading', { name: '实时事件' }).waitFor();
});

test('what was left unsaved is offered back, also after a reload, and can be discarded', async () => {
  await page.getByRole('link', { name: '基本信息' }).click();
  await page.getByRole('button', { name: '恢复' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '恢复' }).click();
  expect(await page.getByLabel(/^应用名称/).inputValue()).toBe(`${name}二`);
  await page.getByRole('button', { name: '放弃' }).click();
  expect(await page.getByLabel(/^应用名称/).inputValue()).toBe(name);
  await page.reload();
  await page.getByLabel(/^应用名称/).waitFor();
  expect(await page.getByRole('button', { name: '恢复' }).count()).toBe(0);
});

test('an announcement that is opened is read, and the number at the bell falls', async () => {
  await page.goto('/manage/announcement');
  const unread = page.getByRole('link', { name: /^未读：/ });
  await unread.first().waitFor();
  const before = await unread.count();
  await page.getByRole('banner').getByText(`公告，${before} 条未读`).waitFor({ state: 'attached' });
  await unread.first().click();
  await page.getByRole('article').waitFor();
  await page
    .getByRole('banner')
    .getByText(`公告，${before - 1} 条未读`)
    .waitFor({ state: 'attached' });
  await page.reload();
  await page.getByRole('article').waitFor();
  expect(await page.getByRole('link', { name: /^未读：/ }).count()).toBe(before - 1);
});

test('what was typed when the session ended is offered back after the sign-in', async () => {
  await page.goto('/manage/appDetail?step=basic&id=1001');
  await page.getByLabel(/^应用名称/).fill('星海远征二');
  const other = await place.visitor();
  // A sign-in of its own: the session of the page is one of the others.
  await signIn(other, 'super', '/manage/userinfo');
  await other.getByRole('button', { name: '退出其他' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '退出其他' }).click();
  await other.getByText('其他登录已退出').waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('heading', { name: '登录' }).waitFor();
  await page.getByLabel(/^邮箱/).fill('super@provena.test');
  await page.getByLabel(/^密码/).first().fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '恢复' }).click();
  expect(await page.getByLabel(/^应用名称/).inputValue()).toBe('星海远征二');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').waitFor();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
