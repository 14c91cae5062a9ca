import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';

// A link is sent by somebody who sees all of it to people who do not.
let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

async function opened(person: string, link: string): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(page, person, link);
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

test.each(['staff', 'channel', 'demo'])('a page of members of the owner is closed to %s, with the request written', async (person) => {
  const page = await opened(person, '/manage/auth?tab=access&search=analyst&v=2');
  await page.getByText('你没有权限打开这个页面').waitFor();
  expect(await request(page).inputValue()).toMatch(/^申请查看“成员与权限”/);
  // Whom to ask is named, and nobody else.
  expect(await page.getByText('analyst@provena.test').count()).toBe(0);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
