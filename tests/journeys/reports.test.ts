import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinnedBrowser } from '../browser/chromium.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen, type Listener } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

let server: Listener;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  const backend = () => createEmbedded({ stateFile: null });
  const site = await createSite('dist/console');
  server = await listen({ site, backend, host: '127.0.0.1', port: 0, say: (words) => complaints.push(words) });
  browser = await chromium.launch({ ...(await pinnedBrowser()) });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Somebody in a browser of their own, at an address, through the sign-in. */
async function at(address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Shanghai' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`http://localhost:${server.port}${address}`);
  await page.getByLabel('邮箱').fill(`${name}@provena.test`);
  await page.getByLabel('密码').first().fill('provena-demo');
  await page.keyboard.press('Enter');
  return page;
}

const number = (words: string | null) => Number((words ?? '').replaceAll(/[^\d.-]/g, ''));

let link = '';

test('a marketer finds which campaign brought most of a day, and what stands behind its number', async () => {
  const page = await at('/monitor/dashboard?app=1001', 'super');
  // From the overview to the largest channel of the last days…
  await page.getByRole('heading', { level: 1, name: '数据概览' }).waitFor();
  await page
    .getByRole('group', { name: /Top 10/ })
    .getByRole('link')
    .nth(1)
    .click();
  await page.getByRole('columnheader', { name: /活动组/ }).waitFor();
  const channel = await page.getByRole('heading', { level: 1 }).textContent();
  // …by campaign, yesterday alone.
  await page.getByText('推广活动', { exact: true }).last().click();
  await page.getByRole('columnheader', { name: /推广活动/ }).waitFor();
  const url = new URL(page.url());
  url.searchParams.set('t', 'yesterday');
  await page.goto(url.href);
  await page.getByRole('columnheader', { name: /推广活动/ }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(channel);
  // The largest stands first; its number opens its path, and the path ends in the same number.
  const first = page.getByRole('row').nth(2);
  const installs = first
    .getByRole('button')
    .filter({ hasText: /^[\d,]+$/ })
    .nth(1);
  const value = number(await installs.textContent());
  expect(value).toBeGreaterThan(0);
  await installs.click();
  await page.getByRole('button', { name: '展开' }).click();
  const drawer = page.getByRole('dialog', { name: '激活' }).filter({ hasText: '为什么是这个数' });
  await drawer.getByText('重复点击').waitFor();
  expect(number(await drawer.locator('[data-state="here"]').first().textContent())).toBe(value);
  await drawer.getByRole('button', { name: '复制链接' }).click();
  link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('why=installs');
  // Back closes the drawer and keeps the place.
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('t')).toBe('yesterday');
});

test('somebody with fewer rights opens the link, and sees what they may', async () => {
  const { pathname, search } = new URL(link);
  const page = await at(`${pathname}${search}&c=installs.income`, 'staff');
  await page.getByText('无权限，未查询：付费金额').waitFor();
  const drawer = page.getByRole('dialog', { name: '激活' }).filter({ hasText: '为什么是这个数' });
  await drawer.getByText('自然量 无权限', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: /激活/ }).waitFor();
  expect(await page.getByRole('columnheader', { name: '付费金额' }).count()).toBe(0);
});

test('a channel person sees only their channels', async () => {
  const page = await at('/monitor/campaigninfo?app=1001', 'channel');
  await page.getByRole('columnheader', { name: /渠道/ }).waitFor();
  await page.getByRole('row').nth(2).waitFor();
  expect(
    await page
      .getByText(/^合计 2 项$/)
      .or(page.getByText('2 项'))
      .count(),
  ).toBeGreaterThan(0);
});

test('nothing went wrong on the way', () => {
  expect(complaints).toEqual([]);
});
