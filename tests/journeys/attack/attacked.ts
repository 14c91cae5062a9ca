import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titleOf } from '../../../app/routes/screen.ts';
import { table } from '../../../app/routes/table.ts';
import { follow, signIn, startConsole, type RunningConsole } from '../startConsole.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';

/** Every page that has been built and needs nothing but an app. What explains a service gives way to its page. */
const pages = table
  .filter(
    ({ load, redirect, path, isForChannels, standsInFor }) => load && !redirect && !path.includes(':') && !isForChannels && !standsInFor,
  )
  .map((screen) => ({ name: titleOf(screen, new URLSearchParams())[0], path: screen.platforms ? `${screen.path}?app=1001` : screen.path }));

/** Reads each page with names that would run if they could. A width has a file of its own, because most of the time is waiting. */
export function testAttacked(width: number) {
  let place: RunningConsole;
  let page: Page;
  let asked = 0;

  beforeAll(async () => {
    place = await startConsole(async () => backendOver(openScenario('attacked').service));
    page = await place.visitor({ viewport: { width, height: 900 } });
    page.on('request', () => asked++);
    page.on('requestfinished', () => asked--);
    page.on('requestfailed', () => asked--);
    await signIn(page, 'super', '/manage/app');
  });

  afterAll(() => place.close());

  test.each(pages)('$path shows an attack as text, and keeps its layout', async ({ name, path }) => {
    await follow(page, path);
    await page.waitForFunction((called) => document.title.startsWith(`${called} · `), name);
    await expect.poll(async () => asked + (await page.locator('[aria-busy="true"]').count()), { timeout: 20_000 }).toBe(0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'attacked'))).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('nothing was even tried', () => {
    expect(place.complaints).toEqual([]);
  });
}
