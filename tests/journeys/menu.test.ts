import { afterAll, beforeAll, expect, test } from 'vitest';
import { table } from '#app/routes/table.ts';
import { follow, openAs, startConsole, type RunningConsole } from './startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

/** all that there is on a platform, whoever looks. */
const onlyOn: Readonly<Record<number, readonly string[]>> = {
  1005: ['数据概览', '推广活动明细', '推广活动管理', '数据导出', '数据对账'],
  1006: ['数据概览', '推广活动明细', '推广活动管理', '数据导出', '报表下载', '数据对账'],
};

// Who sees most, and who sees least. The matrix leads everybody to each page that opens for them.
test.each([
  ['super', 1001],
  ['channel', 1001],
  ['super', 1005],
  ['super', 1006],
  ['staff', 1005],
  ['channel', 1005],
  // Some forty pages, one after the other: beside a busy processor that takes minutes.
])('%s opens every page of the menu in app %s', { timeout: 240_000 }, async (account, app) => {
  const page = await place.visitor();
  await openAs(page, account, `/monitor/campaigninfo?app=${app}`);
  const entries = page.getByRole('navigation', { name: '菜单' }).locator('li a');
  await entries.first().waitFor({ state: 'attached' });
  const links = await entries.evaluateAll((all) => all.map((one) => [one.getAttribute('href') ?? '', one.textContent ?? ''] as const));
  const names = links.map(([, name]) => name);
  expect(onlyOn[app] ?? names).toEqual(expect.arrayContaining(names));
  for (const [href, name] of links) {
    await follow(page, href);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    // A page that one may not open shows the gates in front of it.
    expect(await page.getByRole('list', { name: '打开这个页面需要的条件' }).count()).toBe(0);
  }
  await page.context().close();
});

test('every public page opens, and an announcement with HTML of the service', async () => {
  const page = await place.visitor();
  await page.goto('/home');
  for (const { path } of table.filter(({ isPublic, load }) => isPublic && load)) {
    await follow(page, path.replaceAll(/:\w+/g, '1'));
    const heading = page.getByRole('heading', { level: 1 }).first();
    await heading.waitFor();
    expect(await heading.innerText()).not.toBe('');
  }
  await openAs(page, 'super', '/manage/announcement?id=1');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.context().close();
});

// What the policy of the service refuses is an error of the browser's console, and so stands here, too.
test('nothing went wrong on the way, and nothing was refused by the policy', () => {
  expect(place.complaints).toEqual([]);
});
