import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '#mocks/demoAccount.ts';
import { answers } from '#mocks/domains/answers.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { follow, signIn, startConsole, type RunningConsole } from '../startConsole.ts';

// A back end that has the calls of the specification alone, and whose operator has said so: `contract:check` prints these lines for config.json.
const lacks = answers.filter(({ endpoint }) => endpoint.isOurs).map(({ endpoint }) => endpoint.call);
const plain = answers.filter(({ endpoint }) => !endpoint.isOurs);

let place: RunningConsole;
let page: Page;
const asked: string[] = [];

beforeAll(async () => {
  place = await startConsole({
    backend: () => createEmbedded({ stateFile: null, answers: plain }),
    config: { demo: demoAccount, lacks },
  });
  page = await place.visitor({ viewport: { width: 1440, height: 1200 } });
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
});

afterAll(() => place.close());

test('the overview has its figures, and says how they are counted', async () => {
  await signIn(page, 'super', '/monitor/dashboard?app=1001');
  const strip = page.getByRole('region', { name: '核心指标' });
  await expect.poll(() => strip.textContent()).toMatch(/激活[\d,]{3,}/);
  await page.getByText(/归因窗口 \d+ 天/).waitFor();
});

test('a report is saved as it stands', async () => {
  await page.goto('/monitor/campaigninfo?app=1001');
  await page.getByRole('grid').locator('.row[data-index="0"]').first().waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出/ }).first().click();
  await page.getByRole('menuitem', { name: /^CSV/ }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(5);
});

test('an app is created, and its guide stands', async () => {
  await page.goto('/manage/app');
  await page.getByRole('link', { name: '新建应用' }).click();
  await page.getByLabel(/^应用名称/).fill('青瓷茶会');
  await page.getByRole('button', { name: /平台/ }).click();
  await page.getByRole('option', { name: 'Android' }).click();
  await page.getByRole('button', { name: /行业/ }).click();
  await page.getByRole('option', { name: '综合' }).click();
  await page.getByRole('button', { name: '创建并查看接入文档' }).click();
  await page.waitForURL(/step=guide/);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('青瓷茶会');
});

test('a channel of the account is created, and found again', async () => {
  await page.goto('/manage/customchannel');
  await page.getByRole('button', { name: '新建渠道' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^渠道名称/).fill('茶会地推');
  await dialog.getByRole('button', { name: /^(创建|新建渠道|保存)$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  const made = page.getByRole('grid').getByText('茶会地推');
  await made.waitFor();
  expect(await made.count()).toBe(1);
});

test('what this back end does not have is said where it is looked for, and the way goes on', async () => {
  await page.goto('/manage/campaign?app=1001');
  await page.getByText('你的服务没有提供这部分').waitFor();
  await follow(page, '/monitor/campaigninfo?app=1001');
  await page.getByRole('grid').locator('.row[data-index="0"]').first().waitFor();
  expect(await page.getByText('你的服务没有提供这部分').count()).toBe(0);
});

test('no call was made that this back end does not have, and nothing went wrong on the way', () => {
  const paths = lacks.map((call) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((one) => one.includes('/api/') && paths.some((path) => path.test(one)))).toEqual([]);
  expect(place.complaints).toEqual([]);
});
