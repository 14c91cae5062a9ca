import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

/** Reports have as many columns as somebody chooses. A list has those that its reader needs, and the last ones must not hide behind a fade. */
const lists = [
  '/manage/campaign',
  '/manage/onelink',
  '/manage/campgroup',
  '/manage/app',
  '/manage/auth',
  '/manage/authrole',
  '/manage/customchannel',
  '/manage/channel',
  '/manage/deviceManage',
  '/manage/dataCallback',
  '/manage/newGdtBindAccount',
  '/manage/toutiaoBindAccount',
  '/dataservice/reportdownload',
];

describe.each(['zh-CN', 'en'])('at 1440 pixels in %s', (locale) => {
  let page: Page;
  beforeAll(async () => {
    page = await place.visitor({ locale, viewport: { width: 1440, height: 900 } });
    await openAs(page, 'super', '/manage/campaign?app=1001');
  });
  afterAll(() => page.context().close());

  test.each(lists)('%s shows all of its columns', async (list) => {
    await page.goto(`${list}?app=1001`);
    const grid = page.getByRole('main').locator('[role="grid"]:has([role="gridcell"])').first();
    await grid.waitFor();
    const lacking = await grid.evaluate((element) => {
      let around: Element | null = element;
      while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
      return around ? around.scrollWidth - around.clientWidth : 0;
    });
    expect(lacking).toBe(0);
  });
});
