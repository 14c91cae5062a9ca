import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, openAs, startConsole, type RunningConsole } from '../startConsole.ts';
import { openScenario, storyTime } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { placeOf } from '#mocks/world/facts/fact.ts';
import { sumFacts } from '#mocks/world/facts/sumFacts.ts';
import { indexOf } from '#mocks/world/calendar.ts';

let place: RunningConsole;
/** What a medium overseas would say: days of UTC, by the day of the click, and one in a thousand is missing. */
let sheet = '';
const canary = '秋季拉新-canary-7f3a';
const days = ['2026-11-10', '2026-11-11', '2026-11-12'] as const;

beforeAll(async () => {
  const { world, service } = openScenario('super-ios');
  const { books } = world.promotionOf(world.apps.find(1001) ?? fail());
  const [from, , to] = days.map(indexOf);
  const theirs = sumFacts(
    books,
    { by: 'day', facts: ['installs'] },
    { from: from ?? 0, to: to ?? 0, ad: ({ channel }) => channel.weight > 0, recount: { later: 8, isByClick: true } },
  );
  const rows = days.map((day) => `${day.replaceAll('-', '/')},${canary},${Math.round((theirs.get(day)?.[placeOf.installs] ?? 0) * 0.999)}`);
  sheet = ['日期,备注,激活数', ...rows, '合计,,0'].join('\r\n');
  place = await startConsole(async () => backendOver(service));
});

afterAll(() => place.close());

function fail(): never {
  throw new Error('no app');
}

/** The first number of a text. */
const number = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')?.[0].replaceAll(',', ''));

/** The owner at an address, with the clock at the time of the world. */
async function at(address: string): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 1200 } });
  await page.clock.setFixedTime(Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000);
  await openAs(page, 'super', address);
  return page;
}

test("a medium's sheet with 3 % difference is explained to 0.1 %, and nothing of it leaves the browser", async () => {
  const page = await at('/dataservice/reconcile?app=1001');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByText('文件只在这个浏览器里读取，不会上传').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: `${canary}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  const totals = page.getByRole('region', { name: '差异', exact: true });
  await totals.getByText('−3.12%').waitFor();
  const causes = page.getByRole('region', { name: /^可能的原因/ });
  for (const [cause, left] of [
    ['媒体按另一个时区分日', '剩余 −1.53%'],
    ['媒体按点击日期计，我们按激活日期计', '剩余 −0.10%'],
  ] as const) {
    await causes.getByRole('button', { name: `检验 · ${cause}` }).click();
    await causes.getByText(left).waitFor();
    await causes.getByRole('button', { name: `采用 · ${cause}` }).click();
  }
  await totals.getByText('−0.10%').waitFor();
  expect(new URL(page.url()).searchParams.get('zone')).toBe('0');
  // The one that started with the page.
  expect(page.workers()).toHaveLength(1);
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.filter((request) => request.includes(canary) || request.includes(encodeURIComponent(canary)))).toEqual([]);
  await page.context().close();
});

test("our numbers are asked for the sheet's days while its rows are still being read", async () => {
  const page = await at('/dataservice/reconcile?app=1001');
  await page.evaluate(holdReading);
  const asked = page.waitForRequest((request) => {
    const { searchParams } = new URL(request.url());
    return searchParams.get('startdate') === days[0] && searchParams.get('enddate') === days[2];
  });
  await page.locator('input[type=file]').setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await asked;
  expect(await page.evaluate('heldReading.length')).toBe(1);
  await page.evaluate('heldReading.forEach((go) => go())');
  await page.getByRole('region', { name: '差异', exact: true }).getByText('−3.12%').waitFor();
  await page.context().close();
});

/** Runs in the page: what reads rows is not sent to the worker until it is let go. */
function holdReading() {
  const held: (() => void)[] = [];
  Reflect.set(globalThis, 'heldReading', held);
  const post: (message: { of?: { ask?: string } }) => void = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function postLater(this: Worker, message: { of?: { ask?: string } }) {
    if (message.of?.ask === 'read') held.push(() => post.call(this, message));
    else post.call(this, message);
  };
}

test('a payment that did not come through is found by its order number, explained, and its callback fixed', async () => {
  const page = await at('/dataservice/logquery?app=1001&by=order');
  await page.getByRole('textbox', { name: '粘贴订单号' }).fill('T2026102210010174');
  await page.keyboard.press('Enter');
  const journey = page.getByRole('region', { name: '设备轨迹' });
  await journey.getByText('未回传：巨量引擎的数据回调没有打开“付费”').waitFor();
  await journey.getByRole('link', { name: '去打开' }).first().click();
  await page.waitForURL(/[?&]id=\d+/);
  const events = page.getByRole('region', { name: /^巨量引擎/ });
  const send = events.getByRole('switch', { name: '回调 付费' });
  expect(await send.isChecked()).toBe(false);
  await send.click({ force: true });
  await page.getByText('“付费”开始回调，只影响之后的事件').waitFor();
  await expect.poll(() => send.isChecked()).toBe(true);
  // The journey is where it was left, and what was not sent then was not sent.
  await page.goBack();
  await journey.getByText('订单 T2026102210010174').waitFor();
  await page.reload();
  await journey.getByText('未回传：巨量引擎的数据回调没有打开“付费”').waitFor();
  expect(await journey.getByText('已发送给巨量引擎，事件 active_pay').count()).toBe(0);
  await page.context().close();
});

test('a value of a log narrows all logs as the service says, stands in the address, and is taken back by going back', async () => {
  const page = await at('/dataservice/logquery?app=1001&q=674E129F-992A-405D-ACC5-48478C3EBBFF&t=2026-10-15_2026-11-20&view=all');
  const where = () => new URL(page.url()).searchParams.get('where');
  await page.getByText('已读取 20 条').waitFor();
  await page.getByRole('link', { name: '注册', exact: true }).click();
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.has('filter'));
  await page.getByRole('dialog').getByRole('button', { name: '按what“register”筛选' }).click();
  const { content } = await (await answered).json();
  expect(content.filtered).toBe(true);
  await page.getByText(`共 ${content.list.length} 条`).waitFor();
  expect(content.list.map(({ type, what }: { type: string; what: string | null }) => `${type} ${what}`)).toEqual([
    'callback register',
    'register register',
  ]);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  expect(where()).toBe('%2Fwhat:is:register');
  await page.reload();
  await page.getByText('共 2 条').waitFor();
  await page.getByRole('button', { name: 'what register', exact: true }).waitFor();
  // Out of the condition, to the log that it was made of.
  await page.goBack();
  expect(where()).toBeNull();
  await page.getByText('已读取 20 条').waitFor();
  await page.context().close();
});

test('a file that was ordered is said to be ready on another page and leads to it; nobody asks for it any more, nor after signing out', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1200 } });
  await page.clock.install({ time: Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000 });
  await openAs(page, 'super', '/dataservice/dataexport?app=1001');
  let asked = 0;
  const isList = (address: string) => new URL(address).pathname === '/api/1001/exports';
  page.on('request', (request) => (asked += Number(isList(request.url()))));
  const answered = () => page.waitForResponse((response) => isList(response.url()));
  const order = async () => {
    await page.getByText(/^预计最多/).waitFor();
    const listed = answered();
    await page.getByRole('button', { name: '生成文件' }).click();
    await listed;
  };
  await order();
  // It is not answered how it ended before the page is loaded anew.
  let isHeld = true;
  await page.route(
    ({ href }) => isList(href),
    (route) => (isHeld ? undefined : route.continue()),
  );
  // In another app, too: the notice leads back to the one that the file is of.
  await follow(page, '/manage/campaign?app=1002');
  await page.getByRole('heading', { level: 1, name: '推广活动管理' }).waitFor();
  isHeld = false;
  await page.reload();
  await page.getByText('“推广活动明细-日期-推广活动”已生成').waitFor();
  await page.getByRole('link', { name: '查看' }).click();
  await page.getByText(/^预计最多/).waitFor();
  expect(new URL(page.url()).searchParams.get('app')).toBe('1001');
  const ready = page.getByRole('listitem').filter({ hasText: '推广活动明细-日期-推广活动' }).filter({ hasText: '完成' });
  const saved = page.waitForEvent('download');
  await ready.getByRole('button', { name: '下载', exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^推广活动明细-日期-推广活动_2026-.*\.csv$/);
  // Below the line about its sources and the heads, as many rows as the list has said.
  const [, heads, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(heads).toMatch(/日期.*推广活动.*激活/);
  expect(rows).toHaveLength(number(await ready.getByText(/^[\d,]+ 行/).textContent()));
  const whenSaid = asked;
  await page.clock.fastForward(60_000);
  await page.getByRole('heading', { level: 1, name: '数据导出' }).waitFor();
  expect(asked).toBe(whenSaid);

  await order();
  await page.getByRole('button', { name: /的账号$/ }).click();
  await page.getByText('退出登录', { exact: true }).click();
  await page.getByLabel(/^邮箱/).waitFor();
  const whenLeft = asked;
  await page.clock.fastForward(60_000);
  await page.getByLabel(/^邮箱/).fill('super@provena.test');
  expect(asked).toBe(whenLeft);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
