import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

test('a row that is still there after a way down is not asked about in the question below it', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  const traces: number[] = [];
  page.on('response', (response) => void (response.url().includes('/trace/') && traces.push(response.status())));
  await openAs(page, 'super', '/monitor/asacampaigninfo?app=1001&v=1&by=adGroup');
  const row = page.locator('.row[data-index="0"]');
  const number = row.locator('[data-act="explain"]').first();
  await number.waitFor();

  // The keywords of the ad group are on their way: its own row stands until they come.
  const held: (() => Promise<void>)[] = [];
  let isOpen = false;
  await page.route(/\/api\/(?!.*\/trace\/).*asacampaigninfo/, async (route) => {
    if (isOpen) await route.continue();
    else held.push(() => route.continue());
  });
  await row.getByRole('link').first().click();
  await page.waitForURL(/by=keyword/);
  await number.click();
  const card = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 3 }) });
  await card.waitFor();
  isOpen = true;
  const former = await row.textContent();
  await Promise.all(held.map((go) => go()));
  // The heading changes with the question, the rows with its answer. What was asked about a row of before goes with it.
  await expect.poll(() => row.textContent()).not.toBe(former);
  await card.waitFor({ state: 'hidden' });
  expect(traces.filter((status) => status !== 200)).toEqual([]);

  // A row of the answer is asked about.
  await number.click();
  await expect.poll(() => traces).toContain(200);
  await page.context().close();
});
