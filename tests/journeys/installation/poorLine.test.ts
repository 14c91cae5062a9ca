import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, signIn, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
let page: Page;
/** The calls of the page, without the random number that each has, and without what is logged of a visit. */
const calls: string[] = [];

beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  // Nothing is loaded ahead: a page that is opened without a line is not there.
  await page.addInitScript(() => Reflect.set(globalThis, 'requestIdleCallback', () => 0));
  page.on('request', (request) => {
    const url = new URL(request.url());
    url.searchParams.delete('r');
    const isCall = url.pathname.startsWith('/api/') && url.pathname !== '/api/log/access';
    if (isCall) calls.push(`${request.method()} ${url.pathname}${url.search} ${request.postData() ?? ''}`);
  });
});
afterAll(() => place.close());

const away = () => page.getByText('网络已断开', { exact: true });

test('what is on the screen stays with its age, and is asked for once when the line is back', async () => {
  await signIn(page, 'super', '/monitor/campaigninfo?app=1001&v=1');
  const number = page.locator('.row[data-index="0"] [data-act="explain"]').first();
  const shown = await number.innerText();
  await page.waitForLoadState('networkidle');
  const ofReports = calls.filter((call) => call.includes('campaigninfo'));
  expect(ofReports.length).toBeGreaterThan(0);

  calls.length = 0;
  await page.context().setOffline(true);
  await away().waitFor();
  expect(await page.getByRole('status').filter({ has: away() }).innerText()).toMatch(/看到的数据最早读取于 \d\d:\d\d，/);
  expect(await number.innerText()).toBe(shown);
  expect(calls).toEqual([]);

  await page.context().setOffline(false);
  await away().waitFor({ state: 'detached' });
  await expect.poll(() => ofReports.filter((call) => !calls.includes(call))).toEqual([]);
  await page.waitForLoadState('networkidle');
  // What is asked for every few seconds may come again on a slow machine: a report does not.
  expect(ofReports.filter((call) => calls.filter((one) => one === call).length !== 1)).toEqual([]);
  expect(await number.innerText()).toBe(shown);
});

test('a form without a line says that nothing was sent, keeps what was typed, sends nothing later, and then once', async () => {
  const writes = () => calls.filter((call) => call.startsWith('PUT /api/account/updateBase'));
  await page.goto('/manage/userinfo?open=profile');
  calls.length = 0;
  const name = page.getByLabel(/^姓名/);
  await name.fill('沈砚初');
  await page.context().setOffline(true);
  await away().waitFor();
  const save = page.getByRole('dialog').getByRole('button', { name: '保存' });
  await save.click();
  await page.getByText(/^网络已断开，没有发送/).waitFor();
  expect(await name.inputValue()).toBe('沈砚初');

  const back = page.waitForResponse((response) => response.url().includes('/api/'));
  await page.context().setOffline(false);
  await back;
  await page.waitForLoadState('networkidle');
  expect(writes()).toEqual([]);
  expect(await name.inputValue()).toBe('沈砚初');
  await save.click();
  await page.getByText('资料已保存').waitFor();
  expect(writes()).toHaveLength(1);
});

test('a page that was opened without a line is there when it is asked for again with one', async () => {
  await page.context().setOffline(true);
  await away().waitFor();
  await follow(page, '/manage/campaign?app=1001');
  const again = page.getByRole('button', { name: '重试' });
  await again.waitFor();
  await page.context().setOffline(false);
  await away().waitFor({ state: 'detached' });
  await again.click();
  await page.getByRole('heading', { level: 1, name: '推广活动管理' }).waitFor();
  expect(await again.count()).toBe(0);
});

test('nothing else went wrong on the way', () => {
  expect(place.complaints.filter((words) => !/net::ERR|dynamically imported/.test(words))).toEqual([]);
});
