import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

const two = (value: number) => String(value).padStart(2, '0');
const name = (row: number) => `冬季-清单 ${two(row)}`;
const channels = ['巨量引擎', '腾讯广告', '快手磁力引擎'];

/** Forty rows: the seventh is called like the first, the channel of the twentieth is misspelt, that of the fortieth is nobody's. */
const sheet = [
  '名称\t渠道\tutm_content',
  ...Array.from({ length: 40 }, (_, index) => {
    const row = index + 1;
    const channel = row === 20 ? '小红书' : row === 40 ? '谁也不知道' : channels[index % channels.length];
    return [name(row === 7 ? 1 : row), channel, `list_${two(row)}`].join('\t');
  }),
].join('\n');

/** Those of the sheet that are in the list. */
async function listed(page: Page) {
  await page.goto('/manage/campaign?app=1001&size=100&search=冬季-清单');
  await page.getByRole('link', { name: name(1), exact: true }).waitFor();
  return page.getByRole('link', { name: /^冬季-清单 \d\d/ });
}

test('forty links from a sheet with three bad rows: two are fixed in place, and none is made twice', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1600 } });
  await openAs(page, 'super', '/manage/ckBatchManage?app=1001');
  await page.getByRole('textbox', { name: '表格内容' }).fill(sheet);
  await page.getByRole('button', { name: '试运行 37 行' }).click();
  await page.getByRole('button', { name: '创建 37 行' }).waitFor();
  await page.getByText('找不到渠道“谁也不知道”').first().waitFor();
  await page.getByRole('button', { name: `采用“${name(1)}-2”` }).click();
  await page.getByRole('button', { name: '采用“小红书聚光”' }).click();
  await page.getByRole('button', { name: '试运行 2 行' }).click();
  // An impatient press: the second one makes nothing.
  await page.getByRole('button', { name: '创建 39 行' }).dblclick();
  await page.getByText('已创建').nth(38).waitFor();
  await page.getByRole('button', { name: '没有要提交的行' }).waitFor();
  // Neither does somebody who loads the page again, or comes back to it.
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: /^创建 \d+ 行$/ }).count()).toBe(0);
  const made = await listed(page);
  await expect.poll(() => made.count()).toBe(39);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
