import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customChannels } from '#app/api/channels/custom.ts';
import { readProblem, type Problem } from '#app/lib/problem/problem.ts';
import { answers } from '#mocks/domains/answers.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { nowInShanghai } from '#mocks/server/nowInShanghai.ts';
import { failOne, withFault } from '#mocks/service/faults/faults.ts';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';
import { storedToken } from './storedToken.ts';
import { replay } from './replay.ts';

const typed = 'hunter22 Tiefseekabel';

let place: RunningConsole;
let page: Page;
let file: string;
let saved: string;
let problem: Problem;
let shown: string;

const mainText = (of: Page) => of.locator('main').innerText();

beforeAll(async () => {
  const { service } = openScenario('super-ios', nowInShanghai());
  place = await startConsole(async () => backendOver(withFault(service, answers, failOne(customChannels.search.call))));
  page = await place.visitor();
});

afterAll(() => place.close());

test('a failed page is reported: everything is shown, and saved as one file', async () => {
  await signIn(page, 'super', '/manage/customchannel?app=1001');
  await page.getByRole('searchbox').first().fill(typed);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: '报告问题' }).waitFor();
  await page.getByText('详细信息').waitFor();
  shown = await mainText(page);
  await page.getByRole('button', { name: '报告问题' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /说明/ }).fill('列表打不开');
  await dialog.getByRole('button', { name: '展开 calls' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存文件' }).click();
  file = await (await download).path();
  expect((await download).suggestedFilename()).toMatch(/^provena-problem-[\d-]+\.json$/);
  saved = await readFile(file, 'utf8');
  const read = readProblem(saved);
  if ('wrong' in read) throw new Error(read.wrong[1]);
  problem = read.problem;
  expect(problem).toMatchObject({ note: '列表打不开', settings: { locale: 'zh-CN' }, platform: 'iOS' });
  expect(problem.calls.find(({ call }) => call === customChannels.search.call)?.fault).toMatchObject({ trouble: 'broken', status: 500 });
  expect(problem.clicks.map(({ name }) => name)).toContain('报告问题');
});

test('the account menu closes before the report opens, and gets the focus back', async () => {
  const menu = page.getByRole('button', { name: '沈砚秋 的账号' });
  await menu.click();
  await page.getByRole('dialog').getByRole('button', { name: '报告问题' }).click();
  await page.getByRole('dialog', { name: '报告问题' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the file names nobody, and holds no secret and nothing that was typed', async () => {
  const token = await storedToken(page);
  expect(token.length).toBeGreaterThan(5);
  for (const planted of ['super@provena.test', '沈砚秋', '13857106021', 'provena-demo', token, ...typed.split(' ')])
    expect(saved).not.toContain(planted);
  expect(problem.account).toMatchObject({ name: expect.stringMatching(/^person\d/), email: expect.stringMatching(/@example\.test$/) });
});

test('it is replayed by the development server: the same page, with the same failure', async () => {
  const { origin, close } = await replay(file, problem.address);
  const other = await place.browser.newPage({ baseURL: origin, timezoneId: 'Asia/Shanghai', locale: 'zh-CN', reducedMotion: 'reduce' });
  await other.goto('/', { waitUntil: 'commit', timeout: 120_000 });
  // The development server compiles the whole console for this page.
  await other.getByRole('button', { name: '报告问题' }).waitFor({ timeout: 120_000 });
  await expect.poll(() => mainText(other)).toBe(shown);
  expect(new URL(other.url()).pathname).toBe('/manage/customchannel');
  await other.getByRole('button', { name: 'person1 的账号' }).waitFor();
  await other.close();
  await close();
}, 180_000);
