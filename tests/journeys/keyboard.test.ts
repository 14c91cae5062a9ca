import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from './startConsole.ts';

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
    /** Tab until something of the page has the focus. */
    async reach(selector: string) {
      const isThere = () => page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);
      for (let left = 40; left > 0 && !(await isThere()); left--) await press('Tab');
      expect(await isThere()).toBe(true);
    },
  };
}

/** One key more where the head of the page names an ad account whose ad spend is missing. */
test('from a jump in a chart to what made it, without a mouse and in at most 25 keys', async () => {
  const page = await place.visitor();
  await signIn(page, 'super', '/monitor/campaigninfo?app=1004&v=1&t=last30.previous');
  await page.locator('.highcharts-point').first().waitFor({ state: 'attached' });
  await page.getByRole('row').nth(3).waitFor();
  // From the top of the page, as somebody arrives.
  await page.reload();
  await page.locator('.highcharts-point').first().waitFor({ state: 'attached' });
  await page.getByRole('row').nth(3).waitFor();
  const keys = keysOf(page);
  await keys.press('Tab');
  await keys.press('Enter');
  await keys.reach('.highcharts-container');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: '变化由谁造成' }).waitFor();
  await keys.reach('[role="dialog"] a[href]');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('变化由谁造成');
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(keys.count()).toBeLessThanOrEqual(25);
  // The largest part of the change stands first.
  expect(new URL(page.url()).searchParams.get('s')).toBe('-part');
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
