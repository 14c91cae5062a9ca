import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindings } from '#app/routes/sections/bindings.ts';
import { leftBehind, listenTo } from './leftBehind.ts';
import { follow, openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
let page: Page;
/** Every address that the page asked for, and all that it said. */
let heard: readonly string[] = [];

beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor();
  heard = listenTo(page);
  await openAs(page, 'super', '/manage/channel');
});

afterAll(() => place.close());

/** Stands for a secret: it may be found nowhere but in the body of the call that saves it. */
const canary = 'canary-9f31c0de77';

/** Nowhere on the page, in its storage, its cache, its addresses, its logs, or in what the service said. */
async function expectNoTrace() {
  for (const trace of [await leftBehind(page), heard.join('\n'), place.complaints.join('\n')]) expect(trace).not.toContain(canary);
}

/** A new campaign at a network with one of its accounts: what is checked before any money is spent. */
async function preflightOf(account: string, network = '巨量') {
  await follow(page, '/manage/campaign?app=1001');
  await page.getByRole('link', { name: '新建推广活动' }).click();
  await page.getByRole('combobox', { name: /^渠道/ }).fill(network);
  await page.getByRole('option', { name: network }).first().click();
  await page.getByRole('button', { name: /广告账户/ }).click();
  await page.getByRole('option', { name: account }).click();
}

test('what expires is found on the board, renewed there, and gone from the list and from preflight', async () => {
  await preflightOf('星海-买量 02');
  await page
    .getByText(/广告账户授权 \d+ 天后到期/)
    .first()
    .waitFor();
  await page.goto('/manage/channel');
  const first = page.getByRole('region', { name: '先处理这些' });
  const renew = first.getByRole('button', { name: '续期 巨量引擎 星海-买量 02' });
  await renew.click();
  await page.getByText('已续期 星海-买量 02').first().waitFor();
  await renew.waitFor({ state: 'detached' });
  await page.reload();
  await first.waitFor();
  expect(await renew.count()).toBe(0);
  await preflightOf('星海-买量 02');
  await page.getByRole('button', { name: /买量 02/ }).waitFor();
  expect(await page.getByText(/广告账户授权 \d+ 天后到期/).count()).toBe(0);
  await page.goto('/manage/channel');
});

test('what was revoked is found on the board, authorized again at its network, and gone from the list and from preflight', async () => {
  const alias = '星海-备用';
  await preflightOf(alias, '腾讯');
  await page.getByText(`广告账户“${alias}”：授权已被撤销`).waitFor();
  await page.goto('/manage/channel');
  const first = page.getByRole('region', { name: '先处理这些' });
  await first.getByRole('button', { name: `重新授权 腾讯广告 ${alias}` }).click();
  await page.getByRole('link', { name: '同意 / Approve', exact: true }).click();
  await page.getByText('你将重新授权的账户').waitFor();
  await page.getByRole('button', { name: '重新授权' }).click();
  await page.getByText(`已重新授权 ${alias}`).first().waitFor();
  const row = page.getByRole('row', { name: new RegExp(alias) });
  await row.getByText('正常').waitFor();
  expect(await row.textContent()).toContain('星海远征 · iOS');
  await page.goto('/manage/channel');
  await first.waitFor();
  expect(await first.getByRole('button', { name: `重新授权 腾讯广告 ${alias}` }).count()).toBe(0);
  await preflightOf(alias, '腾讯');
  await page.getByRole('button', { name: new RegExp(alias) }).waitFor();
  expect(await page.getByText(`广告账户“${alias}”：授权已被撤销`).count()).toBe(0);
  await page.goto('/manage/channel');
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
  await expectNoTrace();
  await dialog.getByRole('button', { name: '测试并绑定 10 个账户' }).click();
  await dialog.getByRole('button', { name: '测试并绑定 1 个账户' }).waitFor();
  await expectNoTrace();
  await dialog.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '放弃更改' }).click();
  await page.getByRole('row', { name: /星海-粘贴 9/ }).waitFor();
  expect(await page.getByRole('row', { name: /星海-粘贴 4/ }).count()).toBe(0);
  await page.reload();
  await page.getByRole('row', { name: /星海-粘贴 9/ }).waitFor();
  await expectNoTrace();
});

test('a secret that was typed, tested and not saved is in no draft, no cache and no report of the error', async () => {
  await page.goto('/manage/huaweiAdsBindAccount');
  const form = page.getByRole('form');
  await form.getByLabel(/^别名/).fill('星海-草稿');
  await form.getByLabel(/^Client ID/).fill('104488211');
  await form.getByLabel(/^Client Secret/).fill(canary);
  // The service breaks while it holds the secret.
  await page.route('**/channelaccount/test/huawei', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }));
  await form.getByRole('button', { name: '测试' }).click();
  await form.getByText(/没有测成，凭证还没有保存/).waitFor();
  await form.getByLabel(/^Client Secret/).fill('');
  await expectNoTrace();
  await form.getByLabel(/^Client Secret/).fill(canary);
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage })).join('\n'));
  expect(stored).not.toContain(canary);
  await page.reload();
  await page.getByLabel(/^Client Secret/).waitFor();
  await expectNoTrace();
  // What the broken call left in the console was meant.
  place.complaints.length = 0;
});

/** Presses Tab until something has the focus whose name begins so, and returns what was passed on the way. */
async function tabTo(name: string, most = 40): Promise<readonly string[]> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
      const named = element
        ?.getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent);
      return [...labels.map(({ textContent }) => textContent), element?.getAttribute('aria-label'), ...(named ?? []), element?.textContent]
        .filter(Boolean)
        .join(' ');
    });
    passed.push(at);
    if (at.startsWith(name)) return passed;
  }
  throw new Error(`Tab never came to ${name}, but to: ${passed.join(' | ')}`);
}

/** Opens a page with the focus above it. */
async function top(path: string, name: string) {
  await follow(page, path);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page
    .locator('main')
    .first()
    .evaluate((main) => main.focus());
}

test.each(bindings.map(({ path }) => path))('%s: what connects is reached by keys alone', async (path) => {
  await page.goto(path);
  const act = page.getByRole('button', { name: /^(测试|去.+授权)$/ }).first();
  await act.waitFor();
  await page
    .locator('main')
    .first()
    .evaluate((main) => main.focus());
  const name = (await act.textContent()) ?? '';
  expect((await tabTo(name, 80)).at(-1)).toContain(name);
});

test('an account is connected by keyboard alone', async () => {
  await top('/manage/oppoBindAccount', 'OPPO 广告');
  for (const [label, text] of [
    ['别名', '星海-键盘'],
    ['广告主 ID', '66201188'],
    ['API ID', 'api-1'],
    ['API Key', canary],
  ] as const) {
    await tabTo(label);
    await page.keyboard.type(text);
  }
  await tabTo('关联应用');
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await tabTo('测试');
  await page.keyboard.press('Enter');
  await page.getByText('凭证有效').waitFor();
  await tabTo('绑定账户');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /星海-键盘/ }).waitFor();
  await expectNoTrace();

  await top('/manage/adsBindAccount', 'Apple Search Ads');
  expect((await tabTo('读取可选的 Org')).some((one) => one.startsWith('私钥'))).toBe(true);
  await tabTo('测试');
  await top('/manage/kuaishouBindAccount', '快手磁力引擎');
  await tabTo('去快手磁力引擎授权');
  await top('/manage/aliEkawa', '阿里 e 卡');
  await tabTo('测试');
  await top('/manage/wxmpBindAccount', '微信公众平台');
  await tabTo('去微信公众平台授权');
});

test('a return that was begun elsewhere is refused, and nothing is asked', async () => {
  const from = heard.length;
  await page.goto('/manage/toutiaoBindAccount?auth_code=c-1&state=foreign');
  await page.getByRole('heading', { name: /不是从这个浏览器发起的/ }).waitFor();
  expect(heard.slice(from).filter((one) => one.includes('/toutiao/token'))).toEqual([]);
});

test('a code without its state connects nothing, is called incomplete, and stays in no address', async () => {
  await page.goto(`/manage/toutiaoBindAccount?auth_code=${canary}`);
  await page.getByRole('heading', { name: '地址里没有完整的授权信息' }).waitFor();
  await page.waitForURL((url) => !url.searchParams.has('auth_code'));
  expect(await leftBehind(page)).not.toContain(canary);
});

test('an app admin without the right finds neither the board nor a form', async () => {
  const other = await place.visitor();
  await openAs(other, 'appmanager', '/manage/channel');
  await other.getByRole('heading', { name: '暂无权限访问' }).waitFor();
  await other.goto('/manage/xiaomiBindAccount');
  await other.getByRole('heading', { name: '暂无权限访问' }).waitFor();
  expect(await other.getByRole('form').count()).toBe(0);
  await other.context().close();
  expect(place.complaints).toEqual([]);
});
