import { rm } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyTime } from '#mocks/open-scenario.ts';
import { follow, signIn, startConsole, type RunningConsole } from '../startConsole.ts';
import { formerBuild } from './formerBuild.ts';

const present = 'dist/console';
let place: RunningConsole;
let former: string;
let page: Page;
const seen = { loads: 0, gone: 0 };

beforeAll(async () => {
  [place, former] = await Promise.all([startConsole(), formerBuild(present)]);
  page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  // Nothing is loaded ahead, so that what is opened later is not there.
  await page.addInitScript(() => Reflect.set(globalThis, 'requestIdleCallback', () => 0));
  await page.clock.install({ time: Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000 });
  page.on('load', () => seen.loads++);
  page.on('response', (response) => (seen.gone += Number(response.status() === 404 && response.url().includes('/assets/'))));
});
afterAll(async () => {
  await place.close();
  if (former !== process.env.FORMER_BUILD) await rm(former, { recursive: true });
});

/** Opens a page of the former build, runs what is done there, and then the new version is deployed. */
async function untilDeployed(open: () => Promise<unknown>) {
  await place.deploy(former);
  await open();
  await place.deploy(present);
  Object.assign(seen, { loads: 0, gone: 0 });
}

const entry = () => page.locator('script[src*="/entry-"]').getAttribute('src');

test('in the middle of a form: it is saved as it was typed, and the page behind it is that of the new version', async () => {
  const name = page.getByLabel(/^活动名称/);
  await untilDeployed(async () => {
    await signIn(page, 'super', '/manage/campaignDetail?app=1001&copy=100100001&step=name');
    await name.fill('升级途中-达人短视频');
  });
  const create = page.getByRole('button', { name: '创建推广活动' });
  await page.getByRole('button', { name: '下一步' }).click();
  // Both steps have a way back: that of the last one is meant.
  await create.waitFor();
  await page.getByRole('button', { name: '上一步' }).click();
  expect(await name.inputValue()).toBe('升级途中-达人短视频');
  await page.getByRole('button', { name: '下一步' }).click();
  await create.click();
  await page.getByRole('heading', { name: '推广活动已创建' }).waitFor();
  expect(seen.loads).toBe(0);

  const formerEntry = await entry();
  await follow(page, '/manage/campaign?app=1001&search=升级途中');
  await expect.poll(() => page.getByRole('link', { name: '升级途中-达人短视频', exact: true }).count()).toBe(1);
  // Its file was gone: loaded anew once, at the same address.
  expect(seen.gone).toBeGreaterThan(0);
  expect(seen.loads).toBe(1);
  expect(await entry()).not.toBe(formerEntry);
  expect(new URL(page.url()).searchParams.get('search')).toBe('升级途中');
});

test('in the middle of an export: the file that was ordered is finished and found', async () => {
  await untilDeployed(async () => {
    await page.goto('/dataservice/dataexport?app=1001');
    await page.getByText(/^预计最多/).waitFor();
    await page.getByRole('button', { name: '生成文件' }).click();
    await page.getByText('正在生成“推广活动明细-日期-推广活动”，完成后在报表下载里').waitFor();
  });
  await follow(page, '/dataservice/reportdownload?app=1001');
  await page.getByRole('heading', { level: 1, name: '报表下载' }).waitFor();
  expect(seen.gone).toBeGreaterThan(0);
  expect(seen.loads).toBe(1);
  expect(new URL(page.url()).searchParams.get('app')).toBe('1001');
  // The newest stands first. It is asked for until it is there.
  const file = page.getByRole('row', { name: /推广活动明细-日期-推广活动/ }).first();
  await expect
    .poll(async () => {
      await page.clock.fastForward(6000);
      return file.getByRole('button', { name: /^下载/ }).count();
    })
    .toBe(1);
});

test('nothing else went wrong on the way', () => {
  expect(place.complaints.filter((words) => !/404|dynamically imported/.test(words))).toEqual([]);
});
