import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow, openAs, startConsole, tokenIn, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;
let owner: Page;

beforeAll(async () => {
  place = await startConsole();
  owner = await place.visitor();
  await openAs(owner, 'super', '/manage/auth');
});

afterAll(() => place.close());

/** A call as the page of somebody makes it. */
const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  tokenIn(page).then((token) =>
    page.evaluate(async ([address, Authorization]) => (await (await fetch(address, { headers: { Authorization } })).json()).content, [
      path,
      token,
    ] as const),
  );

test('ten people are invited, two of whom have no address', async () => {
  await owner.getByRole('button', { name: '邀请成员' }).click();
  const drawer = owner.getByRole('dialog', { name: '邀请成员' });
  const people = ['an', 'bo', 'chen', 'deng', 'fan', 'gao', 'hu', 'jin'].map((name) => `${name}@partner.test`);
  await drawer.getByRole('textbox', { name: '邮箱' }).fill([...people, 'li@partner', '没有邮箱'].join('\n'));
  await drawer.getByText('8 个可邀请，2 个不会发送').waitFor();
  await drawer.getByRole('button', { name: /角色/ }).click();
  await owner.getByRole('option', { name: '投放专员' }).click();
  await drawer.getByRole('button', { name: '邀请 8 人' }).click();
  await drawer.getByText('已邀请 8 人').waitFor();
  const { list } = await ask<{ list: readonly { email: string }[] }>(owner, '/api/mng/auth/users/infos?searchText=partner.test&size=50');
  expect(list.map(({ email }) => email)).toEqual(expect.arrayContaining(people));
  expect(list).toHaveLength(8);
});

test('a role loses a page, and whoever has that page open is told so politely', async () => {
  const buyer = await place.visitor();
  await openAs(buyer, 'staff', '/monitor/keyword?app=1001');
  await buyer.getByRole('heading', { level: 1, name: 'SEM 明细' }).waitFor();
  await owner.goto('/manage/authroleDetail?id=4');
  await owner
    .locator('label')
    .filter({ has: owner.getByRole('checkbox', { name: '查看 SEM 明细' }) })
    .click();
  await owner.getByText(/人将看不到$/).waitFor();
  await owner.getByRole('button', { name: '保存角色' }).click();
  await owner.getByText('角色“投放专员”已保存').waitFor();
  // Back in that window, without loading the page again.
  await buyer.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await buyer.getByRole('heading', { name: '暂无权限访问' }).waitFor();
  expect(await buyer.getByRole('link', { name: 'SEM 明细' }).count()).toBe(0);
  await buyer.context().close();
});

test('a request is granted, and the one who asked opens the page', async () => {
  const buyer = await place.visitor();
  await openAs(buyer, 'staff', '/monitor/roi?app=1001');
  await buyer.getByRole('heading', { name: '暂无权限访问' }).waitFor();
  await owner.goto('/manage/auth?tab=requests');
  await owner.getByRole('button', { name: '同意' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '同意' }).click();
  await owner.getByText('已同意').waitFor();
  await buyer.reload();
  // The page opens. What it shows is another right, which was not asked for.
  await buyer.getByText('没有付费数据的权限').waitFor();
  expect(await buyer.getByRole('heading', { name: '暂无权限访问' }).count()).toBe(0);
  // The bell tells it, wherever the asker is, and once.
  await buyer.getByText(/1 个权限申请有答复/).waitFor({ state: 'attached' });
  await buyer.getByRole('button', { name: '公告', exact: true }).click();
  await buyer.getByRole('link', { name: '你现在可以查看“注册收入比（ROI）”' }).waitFor();
  expect(await buyer.getByText(/现在可以查看/).count()).toBe(1);
  expect(await buyer.getByText(/权限有变化/).count()).toBe(0);
  await buyer.reload();
  await buyer.getByText('没有付费数据的权限').waitFor();
  expect(await buyer.getByText(/个权限申请有答复|权限有变化/).count()).toBe(0);
  await buyer.context().close();
});

test('the console is previewed as a channel partner, writes nothing, and forgets it', async () => {
  await owner.goto('/manage/auth?search=channel@');
  await owner
    .getByRole('row', { name: /周既明/ })
    .locator('[aria-haspopup="menu"]')
    .click();
  await owner.getByRole('menuitem', { name: '以此成员预览' }).click();
  const bar = owner.getByRole('region', { name: '预览' });
  await bar.getByText('正以“周既明”的身份预览').waitFor();
  await owner.getByRole('button', { name: '设置' }).waitFor({ state: 'detached' });
  const sent: string[] = [];
  owner.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await follow(owner, '/manage/userinfo?open=profile');
  await owner.getByLabel(/^姓名/).fill('改名');
  await owner.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await owner
    .getByText(/预览时不能修改，没有发送任何内容/)
    .first()
    .waitFor();
  expect(sent).toEqual([]);
  await owner.goto('/manage/auth');
  // Nobody has been renamed.
  const { list } = await ask<{ list: readonly { name: string | null }[] }>(owner, '/api/mng/auth/users/infos?searchText=channel@');
  expect(list.map(({ name }) => name)).toEqual(['周既明']);
  await owner.getByRole('button', { name: '设置' }).waitFor();
  expect(await bar.count()).toBe(0);
});

test('a callback that did not come is explained, and turned on', async () => {
  await owner.goto('/manage/dataCallback');
  // Somebody who came through Ocean Engine and paid: the payment is the event that is off there.
  const account = await owner.evaluate(
    async (token) => {
      for (let person = 0; person < 400; person += 1) {
        const value = `u_${30_000 + person * 7}`;
        const answer = await fetch(`/api/1001/callbacks/trace?type=account&searchText=${value}`, { headers: { Authorization: token } });
        const checks: readonly { code: string; level: string; values: Record<string, string> }[] = (await answer.json()).content;
        const stop = checks.find(({ level }) => level === 'stop');
        if (stop?.code === 'eventOn' && stop.values['event'] === 'payment') return value;
      }
      return '';
    },
    await tokenIn(owner),
  );
  await owner.getByText('账号', { exact: true }).click();
  await owner.getByRole('textbox', { name: '输入账号' }).fill(account);
  await owner.getByRole('button', { name: '查', exact: true }).click();
  await owner.getByText(/^停在第 8 关：“付费”的回调开关未打开/).waitFor();
  await owner.getByRole('button', { name: '打开' }).first().click();
  await owner.getByText(/开始回调，只影响之后的事件$/).waitFor();
  await owner.getByText(/^停在第 8 关/).waitFor({ state: 'detached' });
  expect(place.complaints.filter((one) => !one.includes('favicon'))).toEqual([]);
});
