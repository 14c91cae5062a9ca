import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from './startConsole.ts';
import { table } from '../../app/routes/table.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';

let place: RunningConsole;
let page: Page;

/** Every page that has been built and needs nothing but an app, each read with names that would run if they could. */
const paths = table
  .filter(({ load, redirect, path, isForChannels }) => load && !redirect && !path.includes(':') && !isForChannels)
  .map(({ path, platforms }) => (platforms ? `${path}?app=1001` : path));

beforeAll(async () => {
  place = await startConsole(async () => backendOver(openScenario('attacked').service));
  page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'super', '/manage/app');
});

afterAll(() => place.close());

describe.each([1440, 390])('at %s pixels', (width) => {
  test.each(paths)('%s shows an attack as text, and keeps its layout', async (path) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'attacked'))).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('nothing was even tried', () => {
  expect(place.complaints).toEqual([]);
});
