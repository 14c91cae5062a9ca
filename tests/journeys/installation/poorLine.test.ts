import type { Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { answered, follow, signIn, startConsole, type RunningConsole } from '../startConsole.ts';
import { poorLine } from './poorBackend.ts';

let place: RunningConsole;
let line: ReturnType<typeof poorLine>;
let page: Page;
/** The calls of the page, without the random number that each has, and without what is logged of a visit. */
const calls: string[] = [];

function note(request: Request) {
  const url = new URL(request.url());
  url.searchParams.delete('r');
  const isCall = url.pathname.startsWith('/api/') && url.pathname !== '/api/log/access';
  if (isCall) calls.push(`${request.method()} ${url.pathname}${url.search} ${request.postData() ?? ''}`);
}

beforeAll(async () => {
  line = poorLine(await createEmbedded({ stateFile: null }));
  place = await startConsole(async () => line.backend);
  page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  // Nothing is loaded ahead: a page that is opened without a line is not there.
  await page.addInitScript(() => Reflect.set(globalThis, 'requestIdleCallback', () => 0));
  page.on('request', note);
});
afterAll(() => place.close());

const away = () => page.getByText('网络已断开', { exact: true });

test('what is on the screen stays with its age, and is asked for once when the line is back', async () => {
  await signIn(page, 'super', '/manage/userinfo');
  calls.length = 0;
  // What is still on its way when the line goes is not asked for again: a page that was loaded anew is known to be quiet.
  await page.goto('/monitor/campaigninfo?app=1001&v=1');
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

describe('a line that is slow', () => {
  beforeAll(async () => {
    page = await place.visitor({ viewport: { width: 1440, height: 900 } });
    page.on('request', note);
    await signIn(page, 'super');
    for (const days of ['last30', 'last7', 'yesterday'] as const) numbers[days] = await numberOf(days);
  });

  afterEach(() => {
    line.hold(null);
    line.cut(null);
  });

  /** The first number of the report by days, read where nothing is slow. */
  const numbers = { last30: '', last7: '', yesterday: '' };

  const campaignReport = /\/api\/report\/1001\/campaigninfo\?/;
  const rows = () => page.getByRole('region', { name: '明细' });
  const firstNumber = () => page.locator('.row[data-index="0"] [data-act="explain"]').first();

  /** Loads the report anew, and what it says. */
  async function numberOf(days: keyof typeof numbers) {
    await page.goto(`/monitor/campaigninfo?app=1001&v=1&t=${days}`);
    await firstNumber().waitFor();
    await answered(rows());
    // Nothing of it may come later and be taken for something else.
    await page.waitForLoadState('networkidle');
    return firstNumber().innerText();
  }

  async function choose(days: string) {
    await page.getByRole('button', { name: /^时段/ }).click();
    await page.getByText(days, { exact: true }).click();
    await page.getByRole('button', { name: '应用', exact: true }).click();
  }

  test('a report on a slow line says that it waits, is given up when it is cancelled, and says no more of it once another is asked', async () => {
    await numberOf('last30');
    const waits = page.getByText(/^已等待 \d+ 秒$/);
    const cancelled = page.getByRole('note').getByText('已取消查询');
    line.hold(campaignReport);
    await choose('近 7 天');
    await waits.waitFor();
    expect(line.waiting.filter(({ isGivenUp }) => isGivenUp())).toEqual([]);
    await page.getByRole('button', { name: '取消', exact: true }).click();
    await cancelled.waitFor();
    await waits.waitFor({ state: 'detached' });
    await expect.poll(() => line.waiting.filter(({ isGivenUp }) => !isGivenUp())).toEqual([]);

    // Asked again it comes, and so does another one after a cancel.
    line.hold(null);
    await page.getByRole('button', { name: '重新查询' }).click();
    await firstNumber().waitFor();
    await cancelled.waitFor({ state: 'detached' });
    line.hold(campaignReport);
    await choose('近 14 天');
    await page.getByRole('button', { name: '取消', exact: true }).click();
    await cancelled.waitFor();
    line.hold(null);
    await choose('昨日');
    await expect.poll(() => firstNumber().innerText()).toBe(numbers.yesterday);
    expect(await cancelled.count()).toBe(0);
  });

  test('of two periods that are chosen on a slow line the last one is shown, and the other is given up', async () => {
    expect(new Set(Object.values(numbers)).size).toBe(3);
    await numberOf('last30');
    line.hold(campaignReport);
    await choose('近 7 天');
    await expect.poll(() => line.waiting.length).toBeGreaterThan(0);
    const former = [...line.waiting];
    await choose('昨日');
    const isLast = ({ call }: { call: string }) => !former.some((one) => one.call === call);
    await expect.poll(() => line.waiting.filter(isLast).length).toBeGreaterThan(0);
    await expect.poll(() => former.filter(({ isGivenUp }) => !isGivenUp())).toEqual([]);
    // Until it has come, what stands there is marked as that of another question.
    await page.getByText('正在加载，下面还是上一次查询的数据').first().waitFor();
    expect(await firstNumber().innerText()).toBe(numbers.last30);

    const { searchParams } = new URL(former[0]?.call.split(' ')[1] ?? '', place.origin);
    line.hold(new RegExp(`startdate=${searchParams.get('startdate')}&`));
    await expect.poll(() => firstNumber().innerText()).toBe(numbers.yesterday);
    line.hold(null);
    await answered(rows());
    expect(await firstNumber().innerText()).toBe(numbers.yesterday);
  });

  test('a save that is pressed twice while its answer is on the way is sent once', async () => {
    await page.goto('/manage/userinfo?open=profile');
    const name = page.getByLabel(/^姓名/);
    await name.fill('沈砚秋');
    const update = /^PUT \/api\/account\/updateBase/;
    calls.length = 0;
    line.hold(update);
    const save = page.getByRole('dialog').getByRole('button', { name: '保存' });
    await save.dblclick();
    await expect.poll(() => line.waiting.length).toBe(1);
    await name.press('Enter');
    expect(await page.getByText('资料已保存').count()).toBe(0);
    line.hold(null);
    await page.getByText('资料已保存').waitFor();
    expect(calls.filter((call) => update.test(call))).toHaveLength(1);
  });

  test('an answer that breaks off in the middle is an error with a way to try again, and then the report is there', async () => {
    line.cut(campaignReport);
    await page.goto('/monitor/campaigninfo?app=1001&v=1&t=last30');
    const again = rows().getByRole('button', { name: '重试' });
    await again.waitFor();
    await page.waitForLoadState('networkidle');
    expect(await firstNumber().count()).toBe(0);
    line.cut(null);
    await again.click();
    await firstNumber().waitFor();
    await answered(rows());
    expect(await firstNumber().innerText()).toBe(numbers.last30);
    expect(await again.count()).toBe(0);
  });
});

test('nothing else went wrong on the way', () => {
  expect(place.complaints.filter((words) => !/net::ERR|dynamically imported/.test(words))).toEqual([]);
});
