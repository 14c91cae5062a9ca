import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, openAs, startConsole, type RunningConsole } from './startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

/** Presses keys as somebody without a mouse, and counts them. */
function keysOf(page: Page) {
  let count = 0;
  const press = async (key: string) => {
    count++;
    await page.keyboard.press(key);
  };
  return {
    count: () => count,
    press,
    /** The same key until something of the page has the focus. */
    async reach(target: Locator, key = 'Tab') {
      const isThere = () => target.evaluate((wanted) => wanted.contains(document.activeElement));
      for (let left = 40; left > 0 && !(await isThere()); left--) await press(key);
      expect(await isThere()).toBe(true);
    },
  };
}

/** One key more where the head of the page names an ad account whose ad spend is missing. */
test('from a jump in a chart to what made it, without a mouse and in at most 25 keys', async () => {
  const page = await place.visitor();
  await openAs(page, 'super', '/monitor/campaigninfo?app=1004&v=1&t=last30.previous');
  await page.locator('.highcharts-point').first().waitFor({ state: 'attached' });
  await page.getByRole('row').nth(3).waitFor();
  // From the top of the page, as somebody arrives.
  await page.reload();
  await page.locator('.highcharts-point').first().waitFor({ state: 'attached' });
  await page.getByRole('row').nth(3).waitFor();
  const keys = keysOf(page);
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.reach(page.locator('.highcharts-container').first());
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await keys.reach(page.getByRole('dialog').getByRole('link', { name: '变化由谁造成' }));
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(keys.count()).toBeLessThanOrEqual(25);
  // The largest part of the change stands first.
  expect(new URL(page.url()).searchParams.get('s')).toBe('-part');
  await page.context().close();
});

test('the days, the grouping, into a row, why a number, and the way back, without a mouse', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  const address = '/monitor/campaigninfo?app=1001&v=1&t=last30&c=installs.clicks';
  const grid = (name: string) => page.getByRole('grid', { name, exact: true });
  const row = (name: string) => grid(name).locator('.row[data-index="0"]');
  const stands = (name: string) => new URL(page.url()).searchParams.get(name);
  await openAs(page, 'super', address);
  await row('渠道').waitFor();
  await page.reload();
  await row('渠道').waitFor();
  const keys = keysOf(page);
  await keys.press('Tab');
  await keys.press('Enter');
  // An earlier preset of the list, applied by Enter.
  await keys.reach(page.getByRole('button', { name: /^时段/ }));
  await keys.press('Enter');
  await keys.reach(page.getByRole('radiogroup', { name: '常用日期' }));
  await keys.press('ArrowUp');
  await keys.press('Enter');
  await expect.poll(() => stands('t')).toBe('last14');
  // The focus is back where it came from, and the grouping is not far.
  await keys.reach(page.getByRole('radiogroup', { name: '维度' }));
  await keys.press('ArrowRight');
  await row('推广活动组').waitFor();
  await answered(page.getByRole('main'));
  await keys.reach(grid('推广活动组'));
  await keys.reach(row('推广活动组'), 'ArrowDown');
  const group = await row('推广活动组').getByRole('link').first().textContent();
  await keys.reach(row('推广活动组').getByRole('link').first(), 'ArrowLeft');
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: group ?? '', exact: true }).waitFor();
  await row('推广活动').waitFor();
  await answered(page.getByRole('main'));
  // From a number to its explanation.
  await keys.reach(grid('推广活动'));
  await keys.reach(row('推广活动'), 'ArrowDown');
  const number = row('推广活动')
    .getByRole('button', { name: /^[\d,]+$/ })
    .first();
  await keys.reach(number, 'ArrowRight');
  await keys.press('Enter');
  await keys.reach(page.getByRole('button', { name: '展开', exact: true }));
  await keys.press('Enter');
  const drawer = page.getByRole('dialog').filter({ hasText: '为什么是这个数' });
  await drawer.getByText('归因窗口', { exact: true }).waitFor();
  await keys.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  // The focus is where the question was asked.
  await expect.poll(() => number.evaluate((asked) => asked === document.activeElement)).toBe(true);
  // Closing was no step of its own: Back undoes the one before.
  await page.goBack();
  await row('推广活动组').waitFor();
  expect(await drawer.isHidden()).toBe(true);
  expect([stands('t'), stands('by')]).toEqual(['last14', 'group']);
  // Where a link led to the drawer, closing it takes it out of the address.
  const link = new URL(page.url());
  link.searchParams.set('why', 'installs');
  await page.goto(String(link));
  await drawer.getByText('归因窗口', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect([stands('why'), stands('by')]).toEqual([null, 'group']);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
