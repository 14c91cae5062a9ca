import { readdir, readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
let page: Page;

beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor();
  await openAs(page, 'super', '/manage/channel');
});

afterAll(() => place.close());

const alias = '星海-备用';
const renew = () => page.getByRole('region', { name: '先处理这些' }).getByRole('button', { name: `重新授权 腾讯广告 ${alias}` });

/** Leaves for the pretend network of the demo service, and does there what a link says. */
async function atNetwork(link: string) {
  await page.goto('/manage/channel');
  await renew().click();
  await page.getByRole('heading', { level: 1, name: /^模拟广告平台/ }).waitFor();
  await page.getByText(/不是腾讯广告，也不会联系它/).waitFor();
  await page.getByRole('link', { name: link, exact: true }).click();
}

test('who refuses has connected nothing, and may start again', async () => {
  await atNetwork('拒绝 / Refuse');
  await page.getByText('没有绑定任何账户').waitFor();
  await page.goto('/manage/channel');
  await renew().waitFor();
  expect(await renew().isEnabled()).toBe(true);
});

test('an authorization that has expired is not taken, and nothing changes', async () => {
  await atNetwork('授权过期后返回 / Return after it expired');
  await page.getByText('没有绑定成功').waitFor();
  await page.goto('/manage/channel');
  await renew().waitFor();
  expect(await renew().isEnabled()).toBe(true);
});

test('another account is not authorized again in place of the one that was meant', async () => {
  await atNetwork('用另一个账户同意 / Approve with another account');
  await page.getByRole('button', { name: /^确认绑定 \d+ 个账户$/ }).waitFor();
  expect(await page.getByRole('button', { name: /^重新授权/ }).count()).toBe(0);
  await page.goto('/manage/channel');
  await renew().waitFor();
});

test('who approves, in the same window, slowly or in a new one, comes back to confirm', async () => {
  await atNetwork('5 秒后同意 / Approve after 5 seconds');
  await page.getByText('你将重新授权的账户').waitFor();
  const opened = page.context().waitForEvent('page');
  await atNetwork('在新窗口同意 / Approve in a new window');
  await (await opened).getByText('你将重新授权的账户').waitFor();
  await atNetwork('同意 / Approve');
  await page.getByRole('button', { name: '重新授权' }).click();
  await page.getByText(`已重新授权 ${alias}`).first().waitFor();
  await page.goto('/manage/channel');
  await page.getByRole('region', { name: '先处理这些' }).waitFor();
  expect(await renew().count()).toBe(0);
});

test('the built console holds nothing of the pretend network', async () => {
  const names = (await readdir('dist/console', { recursive: true })).filter((name) => /\.(js|html|json)$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(`dist/console/${name}`, 'utf8')));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes('pretend-ad-network'))).toEqual([]);
});
