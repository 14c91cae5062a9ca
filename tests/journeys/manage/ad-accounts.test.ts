import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
let page: Page;
/** Every address that the page asked for. */
const addresses: string[] = [];

beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor();
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page, 'super', '/manage/channel');
});

afterAll(() => place.close());

/** Stands for a secret: it may be found nowhere but in the body of the call that saves it. */
const canary = 'canary-9f31c0de77';

/** Where a page could leave something behind. */
const leftBehind = () =>
  page.evaluate(() => {
    const typed = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    return [document.documentElement.outerHTML, ...typed, ...stored, location.href, document.cookie, JSON.stringify(history.state)].join(
      '\n',
    );
  });

test('what expires is found on the board, renewed there, and gone from the list', async () => {
  const first = page.getByRole('region', { name: '先处理这些' });
  const renew = first.getByRole('button', { name: '续期 巨量引擎 星海-买量 02' });
  await renew.click();
  await page.getByText('已续期 星海-买量 02').first().waitFor();
  await renew.waitFor({ state: 'detached' });
  await page.reload();
  await first.waitFor();
  expect(await renew.count()).toBe(0);
});

test('ten accounts are pasted, one of which is refused, and no secret is left anywhere', async () => {
  await page.goto('/manage/xiaomiBindAccount');
  await page.getByRole('button', { name: '粘贴凭证' }).click();
  const dialog = page.getByRole('dialog');
  const secretOf = (n: number) => (n === 4 ? `wrong-${canary}` : `${canary}-${n}`);
  const lines = Array.from({ length: 10 }, (_, n) => `星海-粘贴 ${n}\tcust-90${n}\t${secretOf(n)}`);
  await dialog.getByRole('textbox').fill(lines.join('\n'));
  await dialog.getByRole('button', { name: '识别' }).click();
  await dialog.getByRole('button', { name: /^关联应用/ }).click();
  await page.getByRole('option', { name: '星海远征 · iOS' }).click();
  await page.keyboard.press('Escape');
  expect(await leftBehind()).not.toContain(canary);
  await dialog.getByRole('button', { name: '测试并绑定 10 个账户' }).click();
  await dialog.getByRole('button', { name: '测试并绑定 1 个账户' }).waitFor();
  expect(await leftBehind()).not.toContain(canary);
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃更改' }).click();
  await page.getByRole('row', { name: /星海-粘贴 9/ }).waitFor();
  expect(await page.getByRole('row', { name: /星海-粘贴 4/ }).count()).toBe(0);
  await page.reload();
  await page.getByRole('row', { name: /星海-粘贴 9/ }).waitFor();
  for (const trace of [await leftBehind(), addresses.join('\n'), place.complaints.join('\n')]) expect(trace).not.toContain(canary);
});

test('a secret that was typed and not saved is in no draft', async () => {
  await page.goto('/manage/huaweiAdsBindAccount');
  await page.getByLabel(/^别名/).fill('星海-草稿');
  await page.getByLabel(/^Client ID/).fill('104488211');
  await page.getByLabel(/^Client Secret/).fill(canary);
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join('\n'));
  expect(stored).not.toContain(canary);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByLabel(/^Client Secret/).waitFor();
  expect(await leftBehind()).not.toContain(canary);
});

test('a return that was begun elsewhere is refused, and nothing is asked', async () => {
  const from = addresses.length;
  await page.goto('/manage/toutiaoBindAccount?auth_code=c-1&state=foreign');
  await page.getByRole('heading', { name: /不是从这个浏览器发起的/ }).waitFor();
  expect(addresses.slice(from).filter((address) => address.includes('/toutiao/token'))).toEqual([]);
});

test('an app admin without the right finds neither the board nor a form', async () => {
  const other = await place.visitor();
  await signIn(other, 'appmanager', '/manage/channel');
  await other.getByRole('heading', { name: '你没有权限打开这个页面' }).waitFor();
  await other.goto('/manage/xiaomiBindAccount');
  await other.getByRole('heading', { name: '你没有权限打开这个页面' }).waitFor();
  expect(await other.getByRole('form').count()).toBe(0);
  await other.context().close();
  expect(place.complaints).toEqual([]);
});
