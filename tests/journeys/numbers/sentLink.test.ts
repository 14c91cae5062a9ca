import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

// A link is sent by somebody who sees all of it to people who do not.
let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

async function opened(person: string, link: string): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await openAs(page, person, link);
  return page;
}

const report = '/monitor/campaigninfo?app=1001&v=2&t=last7&by=campaign&c=installs.income&f=campaign:100100004&lines=total';
const revenue = (page: Page) => page.getByRole('columnheader', { name: /^付费金额/ });
const request = (page: Page) => page.getByRole('textbox', { name: /申请内容/ });

test('a report of the owner opens for others without what they may not see, says what is missing and names nothing of it', async () => {
  const owner = await opened('super', report);
  await revenue(owner).waitFor();
  const campaign = (await owner.locator('.row[data-index="0"]').getByRole('rowheader').innerText()).split('\n')[0] ?? '';
  expect(campaign).not.toBe('');
  expect(await owner.getByText('没有打开').count()).toBe(0);
  const link = owner.url();
  expect(new URL(link).searchParams.get('v')).toBe('2');
  await owner.context().close();

  const staff = await opened('staff', link);
  await staff.getByText(/^链接中有 \d 项内容没有打开$/).waitFor();
  await staff.getByText('列“付费金额”：需要付费数据权限').waitFor();
  await staff.getByRole('rowheader', { name: campaign }).waitFor();
  expect(await revenue(staff).count()).toBe(0);
  await staff.getByRole('button', { name: '申请权限' }).click();
  expect(await request(staff).inputValue()).toMatch(/^申请“推广活动明细”.*付费.*数据权限/);
  await staff.context().close();

  const partner = await opened('channel', link);
  await partner.getByText('筛选条件：已不存在、没有数据，或你没有权限').waitFor();
  expect(await revenue(partner).count()).toBe(0);
  expect(await partner.content()).not.toContain(campaign);
  await partner.context().close();

  // A demo account shows what there is.
  const demo = await opened('demo', link);
  await demo.getByRole('rowheader', { name: campaign }).waitFor();
  expect(await demo.getByText('没有打开').count()).toBe(0);
  await demo.context().close();
});

/** A page that a reader may not open says so, with the request written, and names nothing of what the link is about. */
async function isClosed(page: Page, title: string, names: readonly string[]) {
  await page.getByText('暂无权限访问').waitFor();
  expect(await request(page).inputValue()).toMatch(new RegExp(`^申请查看“${title}”`));
  for (const name of names) expect(await page.content()).not.toContain(name);
}

test('campaigns of the owner open for staff and a demo account, and are closed to a channel partner, who reads no name', async () => {
  const link = '/manage/campaign?app=1001&state=running&search=100100004&v=2';
  const owner = await opened('super', link);
  const row = owner.getByRole('row').filter({ hasText: '100100004' });
  await row.waitFor();
  const name = await row.getByRole('link').first().innerText();
  await owner.context().close();

  for (const person of ['staff', 'demo']) {
    const page = await opened(person, link);
    await page.getByRole('row').filter({ hasText: '100100004' }).getByRole('link', { name }).waitFor();
    expect(await page.getByText('没有打开').count()).toBe(0);
    await page.context().close();
  }
  const partner = await opened('channel', link);
  await isClosed(partner, '推广活动管理', [name]);
  await partner.context().close();
});

test.each([
  ['a device journey', ''],
  ['event logs', '&view=all'],
])('%s of the owner is closed to staff and a channel partner, and masked for a demo account', async (_, view) => {
  const device = '674E129F-992A-405D-ACC5-48478C3EBBFF';
  const owner = await opened('super', `/dataservice/logquery?app=1001&q=${device}${view}&v=2`);
  const account = /u_\d+/;
  await owner.getByText(account).first().waitFor();
  const name = account.exec(await owner.locator('main').innerText())?.[0] ?? '';
  const order = /T\d{16}/.exec(await owner.locator('main').innerText())?.[0] ?? '';
  expect([name, order]).not.toContain('');
  const link = owner.url();
  await owner.context().close();

  for (const person of ['staff', 'channel']) {
    const page = await opened(person, link);
    await isClosed(page, '日志查询', [name, order]);
    await page.context().close();
  }
  const demo = await opened('demo', link);
  await demo.getByText(/设备号、账号、订单号和点击 ID 已打码，你查询的那个除外/).waitFor();
  expect(await demo.content()).not.toContain(name);
  expect(await demo.content()).not.toContain(order);
  await demo.context().close();
});

test('a saved view of the owner opens for others by its address, without what they may not see', async () => {
  const owner = await opened('super', report);
  await revenue(owner).waitFor();
  await owner.getByRole('button', { name: '常用视图' }).click();
  await owner.getByRole('menuitem', { name: '保存当前视图…' }).click();
  await owner.getByRole('textbox', { name: '视图名称' }).fill('周会');
  await owner.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await owner.getByRole('button', { name: '常用视图' }).click();
  await owner.getByRole('menuitem', { name: '默认视图' }).click();
  await owner.waitForURL((address) => !address.searchParams.has('c'));
  await owner.getByRole('button', { name: '常用视图' }).click();
  await owner.getByRole('menuitem', { name: '周会', exact: true }).click();
  await owner.waitForURL((address) => address.searchParams.has('c'));
  const link = owner.url();
  await owner.context().close();

  for (const person of ['staff', 'channel']) {
    const page = await opened(person, link);
    await page.getByText(/^链接中有 \d 项内容没有打开$/).waitFor();
    expect(await revenue(page).count()).toBe(0);
    // The view is kept by whoever saved it: its name is not in the link.
    expect(await page.getByText('周会').count()).toBe(0);
    await page.context().close();
  }
  const demo = await opened('demo', link);
  await revenue(demo).waitFor();
  expect(await demo.getByText('没有打开').count()).toBe(0);
  await demo.context().close();
});

test.each(['staff', 'channel', 'demo'])('a page of members of the owner is closed to %s, with the request written', async (person) => {
  const page = await opened(person, '/manage/auth?tab=access&search=analyst&v=2');
  await page.getByText('暂无权限访问').waitFor();
  expect(await request(page).inputValue()).toMatch(/^申请查看“成员与权限”/);
  // Whom to ask is named, and nobody else.
  expect(await page.getByText('analyst@provena.test').count()).toBe(0);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
