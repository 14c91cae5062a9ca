import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, follow, signIn, startConsole, tokenIn, type RunningConsole } from './startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

test('two tabs: who signs out in one is signed out in the other', async () => {
  const one = await place.visitor();
  await signIn(one, 'super', '/manage/app');
  const other = await one.context().newPage();
  await other.goto('/manage/app');
  await other.getByRole('banner').waitFor();
  await one.getByRole('button', { name: /的账号$/ }).click();
  await one.getByRole('button', { name: '退出登录' }).click();
  await one.getByRole('heading', { name: '登录' }).waitFor();
  await other.getByRole('heading', { name: '登录' }).waitFor();
  // The next person is led to no page of the one before.
  expect([one, other].map((page) => new URL(page.url()).search)).toEqual(['', '']);
  expect(await one.context().cookies()).toEqual([]);
  expect(await tokenIn(one)).toBe('');
  await one.context().close();
});

test('who is led from one closed page to another asks for the one that they see', async () => {
  const page = await place.visitor();
  await signIn(page, 'channel', '/manage/deviceManage');
  const request = page.getByRole('textbox', { name: /^申请内容/ });
  await expect.poll(() => request.inputValue()).toContain('设备白名单');
  await follow(page, '/manage/customchannel');
  await page.getByRole('heading', { level: 1, name: '自定义渠道' }).waitFor();
  await expect.poll(() => request.inputValue()).toContain('自定义渠道');
  await page.context().close();
});

test('two tabs ask once: the second hears of the announcements from the first', async () => {
  const one = await place.visitor();
  await one.clock.install();
  const asks = (sent: { url: () => string }) => sent.url().includes('findDeploy');
  // What is still on its way when the clock runs on would be given up, and asked for again.
  await Promise.all([one.waitForResponse(asks), signIn(one, 'super', '/manage/app')]);
  const other = await one.context().newPage();
  await Promise.all([other.waitForResponse(asks), other.goto('/manage/app')]);
  for (const page of [one, other]) await page.getByText(/条未读/).waitFor({ state: 'attached' });
  const asked: string[] = [];
  for (const [name, page] of Object.entries({ one, other })) page.on('request', (request) => asks(request) && asked.push(name));
  // The clock is that of the whole browser.
  await one.clock.runFor(181_000);
  await expect.poll(() => asked).toEqual(['one']);
  await one.context().close();
});

test('a page without charts does not fetch what draws them', async () => {
  const page = await place.visitor();
  const fetched: string[] = [];
  page.on('request', (request) => /\/engine-[^/]+\.js/.test(request.url()) && fetched.push(request.url()));
  await signIn(page, 'super', '/manage/app');
  await page.getByRole('row').nth(1).waitFor();
  await follow(page, '/manage/deviceManage');
  await page.getByRole('heading', { level: 1, name: '设备白名单' }).waitFor();
  expect(fetched).toEqual([]);
  await follow(page, '/monitor/dashboard');
  await page.locator('.highcharts-series').first().waitFor({ state: 'attached' });
  expect(fetched).toHaveLength(1);
  await page.context().close();
});

test('from the palette to the shortcuts: while they are on their way, the page can be used', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/manage/app');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/Shortcuts-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: '命令面板' });
  await palette.getByRole('button', { name: /全部快捷键/ }).click();
  await palette.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('#root').getAttribute('inert')).toBe(null);
  letGo();
  await page.getByRole('dialog').getByText('快捷键').first().waitFor();
  await page.context().close();
});

test('a session that ends in the middle leads to the sign-in, says why, and back to the same page', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/monitor/campaigninfo?app=1002');
  // The service forgets who this is, as after a restart or a sign-in elsewhere.
  await page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('provena.profile') ?? '{}');
    localStorage.setItem('provena.profile', JSON.stringify({ ...profile, token: 'nobody' }));
  });
  await page.reload();
  await page.getByText(/^登录已失效/).waitFor();
  await page.getByLabel(/^邮箱/).fill('super@provena.test');
  await page.getByLabel(/^密码/).first().fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '推广活动明细' }).waitFor();
  expect(new URL(page.url()).searchParams.get('app')).toBe('1002');
  await page.context().close();
});

test('without a network it says so, and goes on when there is one', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/manage/app');
  await page.context().setOffline(true);
  await page.getByText('网络已断开').waitFor();
  await page.context().setOffline(false);
  await page.getByText('网络已断开').waitFor({ state: 'detached' });
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await page.context().close();
});

test('a page whose code is gone loads again once, and then offers the new version', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/manage/app');
  let loads = 0;
  page.on('load', () => loads++);
  await page.route(/assets\/CampaignDetails-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: '命令面板' }).getByRole('combobox').fill('推广活动明细');
  await page.keyboard.press('Enter');
  await page.getByText('控制台有新版本').waitFor();
  expect(loads).toBe(1);
  await page.unroute(/assets\/CampaignDetails-.*\.js/);
  await page.getByRole('button', { name: '重新加载' }).click();
  await page.getByRole('heading', { level: 1, name: '推广活动明细' }).waitFor();
  place.complaints.length = 0;
  await page.context().close();
});

/** Charts, maps, tables with rows as far as one scrolls, drawers: what listens, measures and is drawn by others. */
const round = [
  ['/monitor/dashboard', '数据概览'],
  ['/monitor/campaigninfo', '推广活动明细'],
  ['/behavioranalysis/userengagement', '用户参与度'],
  ['/userlifecycle/useroverview', '用户概览'],
  ['/manage/campaign', '推广活动管理'],
  ['/manage/announcement', '公告'],
] as const;

test('who goes through the console all day leaves no page behind in memory', async () => {
  const page = await place.visitor();
  await signIn(page, 'super');
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  const whatRemains = async () => {
    for (const [path, name] of round) {
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await answered(page.locator('main'));
    }
    await protocol.send('HeapProfiler.collectGarbage');
    const { metrics } = await protocol.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
  };
  const first = await whatRemains();
  const second = await whatRemains();
  // The smallest of these pages has more than a thousand.
  expect(second.nodes).toBeLessThan(first.nodes + 300);
  expect(second.listeners).toBeLessThan(first.listeners + 50);
  await page.context().close();
});

test('nothing else went wrong on the way', () => {
  expect(place.complaints.filter((words) => !words.includes('net::ERR'))).toEqual([]);
});
