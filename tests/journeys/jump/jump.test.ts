import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyTime } from '#mocks/open-scenario.ts';
import { shifted } from '#mocks/world/calendar.ts';
import { openAs } from '../startConsole.ts';
import { consoleWithJump, yesterday } from './pushedCampaign.ts';

type Jump = Awaited<ReturnType<typeof consoleWithJump>>;
let jump: Jump;

beforeAll(async () => {
  jump = await consoleWithJump();
});

afterAll(() => jump.place.close());

/** The overview of a marketer who looks at yesterday. */
async function overview(): Promise<Page> {
  const page = await jump.place.visitor({ viewport: { width: 1440, height: 900 } });
  await page.clock.setFixedTime(Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000);
  await openAs(page, 'super', `/monitor/dashboard?app=${jump.app}&v=1&t=yesterday.previous`);
  await page.getByRole('button', { name: '激活：变化由谁造成' }).waitFor();
  return page;
}

const firstIn = (page: Page, level: string) => page.getByRole('grid', { name: level, exact: true }).locator('.row[data-index="0"]');

/** The row of the campaign stands first, with the difference that the world knows. */
async function expectCause(page: Page) {
  const { pushed, installsOn } = jump;
  const [now, before] = [installsOn(yesterday, pushed.id), installsOn(shifted(yesterday, -1), pushed.id)];
  const row = firstIn(page, '推广活动');
  await row.getByRole('link', { name: pushed.name }).waitFor();
  await expect.poll(() => row.textContent()).toContain((now - before).toLocaleString('en-US'));
}

test('which campaign made the jump of yesterday is found in at most four presses', async () => {
  const page = await overview();
  let presses = 0;
  const press = async (where: Locator) => {
    presses += 1;
    await where.click();
  };
  await press(page.getByRole('button', { name: '激活：变化由谁造成' }));
  await press(firstIn(page, '渠道').getByRole('link', { name: jump.pushed.channel, exact: true }));
  await press(firstIn(page, '推广活动组').getByRole('link', { name: jump.pushed.group, exact: true }));
  await expectCause(page);
  expect(presses).toBeLessThanOrEqual(4);
});

test('on paper stand the numbers, black on white, and nothing that is pressed', async () => {
  const page = await overview();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: '导出' }).isVisible()).toBe(false);
  expect(await page.getByRole('region', { name: '核心指标' }).isVisible()).toBe(true);
  const colours = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(colours).toBe('light');
});

test('nothing went wrong on the way', () => {
  expect(jump.place.complaints).toEqual([]);
});
