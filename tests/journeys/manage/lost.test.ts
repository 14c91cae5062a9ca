import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

/** The next write to this address fails, the one after it is done and its answer is lost. Then all is well. */
async function breakTwice(page: Page, path: string, method: 'POST' | 'PUT' = 'POST') {
  const faults = ['failed', 'lost'];
  await page.route(`**${path}`, async (route) => {
    const fault = route.request().method() === method ? faults.shift() : undefined;
    if (fault === undefined) return route.continue();
    if (fault === 'failed') return route.fulfill({ status: 500, json: { code: 500, message: '服务暂时不可用', data: null } });
    await route.fetch();
    return route.abort();
  });
}

const open = async (address: string) => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(page, 'super', address);
  return page;
};

const failed = /（500）/;
const lost = /^没有收到结果，可能已经生效/;

test('a campaign whose write fails, and whose answer is then lost, is there once, and nothing typed is lost on the way', async () => {
  const page = await open('/manage/campaignDetail?app=1001&copy=100100001&step=name');
  await breakTwice(page, '/api/1001/campaigns');
  const name = page.getByLabel(/^活动名称/);
  await name.fill('秋季版本-达人短视频-L1');
  const create = page.getByRole('button', { name: '创建推广活动' });
  await page.getByRole('button', { name: '下一步' }).click();
  await create.click();
  await page.getByText(failed).waitFor();
  await page.getByRole('button', { name: '上一步' }).click();
  expect(await name.inputValue()).toBe('秋季版本-达人短视频-L1');
  await page.getByRole('button', { name: '下一步' }).click();
  await create.click();
  await page.getByText(lost).waitFor();
  // It exists. Sent once more, it is the same one and not another.
  await create.click();
  await page.getByRole('heading', { level: 1, name: '秋季版本-达人短视频-L1' }).waitFor();
  await page.goto('/manage/campaign?app=1001&search=达人短视频-L1');
  await expect.poll(() => page.getByRole('link', { name: '秋季版本-达人短视频-L1', exact: true }).count()).toBe(1);
  await page.context().close();
});

test('rows of a sheet that fail are repeated, those whose answer is lost are asked for after a reload, and each is made once', async () => {
  const page = await open('/manage/ckBatchManage?app=1001');
  await breakTwice(page, '/api/1001/campaigns/bulk');
  const rows = Array.from({ length: 12 }, (_, index) => `丢失-${index + 1}\t巨量引擎\tlost_${index + 1}`);
  await page.getByRole('textbox', { name: '表格内容' }).fill(['名称\t渠道\tutm_content', ...rows].join('\n'));
  // A dry run that fails leaves what was pasted.
  await page.getByRole('button', { name: '试运行 12 行' }).click();
  await page.getByText(failed).first().waitFor();
  await page.unroute('**/api/1001/campaigns/bulk');
  await page.getByRole('button', { name: '试运行 12 行' }).click();
  await page.getByRole('button', { name: '创建 12 行' }).waitFor();
  await breakTwice(page, '/api/1001/campaigns/bulk');
  await page.getByRole('button', { name: '创建 12 行' }).click();
  const again = page.getByRole('button', { name: '只重试失败 12 行' });
  await again.click();
  await page.getByText('可能已创建，重试时会核对，不会重复创建').nth(11).waitFor();
  await page.reload();
  await again.click();
  await page.getByText('已创建', { exact: true }).nth(11).waitFor();
  await page.getByRole('button', { name: '没有要提交的行' }).waitFor();
  await page.goto('/manage/campaign?app=1001&size=100&search=丢失-');
  await expect.poll(() => page.getByRole('link', { name: /^丢失-\d+$/ }).count()).toBe(12);
  await page.context().close();
});

test('a sheet whose columns were assigned and whose shared settings were chosen is the same after a reload', async () => {
  const page = await open('/manage/ckBatchManage?app=1001');
  await page.getByRole('textbox', { name: '表格内容' }).fill('标题\t投到\n重载-01\t巨量引擎');
  for (const [title, kind] of [
    ['标题', '活动名称'],
    ['投到', '渠道'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(title) }).click();
    await page.getByRole('option', { name: kind, exact: true }).click();
  }
  const group = page.getByRole('combobox', { name: /^推广活动组/ });
  await group.click();
  await page.getByRole('option').nth(1).click();
  const chosen = await group.inputValue();
  const days = page.getByRole('textbox', { name: /^点击窗口/ });
  await days.fill('14');
  await days.press('Tab');
  await page.getByRole('button', { name: '试运行 1 行' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '试运行 1 行' }).click();
  await page.getByRole('button', { name: '创建 1 行' }).click();
  await page.getByText('已创建', { exact: true }).waitFor();
  expect([await group.inputValue(), await days.inputValue()]).toEqual([chosen, '14']);
  await page.goto('/manage/campaign?app=1001&search=重载-01');
  await page
    .getByRole('row', { name: /重载-01/ })
    .getByText(chosen)
    .waitFor();
  await page.context().close();
});

test.each([
  {
    what: '链接',
    address: '/manage/onelink?app=1002',
    path: '/api/1002/links',
    field: /^链接名称/,
    text: '丢失的链接',
  },
  {
    what: '分包',
    address: '/manage/subpackage?app=1002',
    path: '/api/1002/packages',
    field: /^包名/,
    text: 'lost-room',
  },
])('a new $what in its dialog: the same', async ({ what, address, path, field, text }) => {
  const page = await open(address);
  await breakTwice(page, path);
  await page
    .getByRole('button', { name: `新建${what}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `新建${what}` });
  await dialog.getByLabel(field).fill(text);
  if (what === '分包') {
    await dialog.getByRole('button', { name: /^渠道/ }).click();
    await page.getByRole('option', { name: '知乎' }).click();
    await page.keyboard.press('Escape');
  }
  const save = dialog.getByRole('button', { name: `新建${what}` });
  await save.click();
  await dialog.getByText(failed).waitFor();
  await save.click();
  await dialog.getByText(lost).waitFor();
  expect(await dialog.getByLabel(field).inputValue()).toBe(text);
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`${address}&search=${text}`);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(text) }).count()).toBe(1);
  await page.context().close();
});

test('a campaign that is changed keeps what was typed until the change has arrived', async () => {
  const page = await open('/manage/campaignDetail?app=1001&id=100100001&edit=1&step=name');
  await breakTwice(page, '/api/1001/campaigns/100100001', 'PUT');
  const name = page.getByLabel(/^活动名称/);
  await name.fill('秋季版本-达人短视频-L2');
  const save = page.getByRole('button', { name: '保存', exact: true });
  await page.getByRole('button', { name: '下一步' }).click();
  await save.click();
  await page.getByText(failed).waitFor();
  await save.click();
  await page.getByText(lost).waitFor();
  await page.getByRole('button', { name: '上一步' }).click();
  expect(await name.inputValue()).toBe('秋季版本-达人短视频-L2');
  await page.getByRole('button', { name: '下一步' }).click();
  await save.click();
  await page.getByRole('heading', { level: 1, name: '秋季版本-达人短视频-L2' }).waitFor();
  await page.context().close();
});

test('two people edit one campaign: the later one is told, and saves on top of what the earlier one has changed', async () => {
  const address = '/manage/campaignDetail?app=1001&id=100100001&edit=1&step=name';
  const owner = await open(address);
  const name = owner.getByLabel(/^活动名称/);
  const mine = `${await name.inputValue()}9`;
  const manager = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(manager, 'manager', address);
  await manager.getByLabel(/^点击归因窗口/).click();
  await manager.getByRole('option', { name: '14 天', exact: true }).click();
  await manager.getByRole('button', { name: '下一步' }).click();
  await manager.getByRole('button', { name: '保存', exact: true }).click();
  await manager.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => manager.url()).not.toContain('edit=1');
  await manager.context().close();

  await name.fill(mine);
  await owner.getByRole('button', { name: '下一步' }).click();
  const save = owner.getByRole('button', { name: '保存', exact: true });
  await save.click();
  await owner.getByText(/陆闻舟 修改了这个活动/).waitFor();
  const theirs = owner.getByRole('grid', { name: '其他人的修改' }).getByRole('row', { name: /点击归因窗口/ });
  await expect.poll(() => theirs.textContent()).toMatch(/7 天14 天14 天/);
  await save.click();
  await owner.getByRole('heading', { level: 1, name: mine }).waitFor();
  await owner.getByText('14 天', { exact: true }).first().waitFor();
  await owner.context().close();
});

test('two people at one group: who merges it is told that it was renamed meanwhile, and one more press merges it as it is', async () => {
  const owner = await open('/manage/campgroup?app=1001&search=测试');
  const act = async (page: Page, item: string) => {
    await page
      .getByRole('row', { name: /测试 3 组/ })
      .getByRole('button')
      .last()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act(owner, '合并到其他组');
  const merge = owner.getByRole('dialog', { name: '合并“测试 3 组”' });
  await merge.getByRole('combobox', { name: /^并入/ }).fill('测试 1');
  await owner.getByRole('option', { name: /测试 1 组/ }).click();

  const manager = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(manager, 'manager', '/manage/campgroup?app=1001&search=测试');
  await act(manager, '修改名称和备注');
  const rename = manager.getByRole('dialog');
  await rename.getByRole('textbox', { name: /^活动组/ }).fill('测试 3 组（保留）');
  await rename.getByRole('button', { name: '保存', exact: true }).click();
  await manager.getByRole('link', { name: /^测试 3 组（保留）/ }).waitFor();
  await manager.context().close();

  const press = owner.getByRole('dialog').getByRole('button', { name: '合并', exact: true });
  await press.click();
  await owner.getByText(/^测试 3 组：.*被 陆闻舟 修改，没有覆盖/).waitFor();
  await owner.getByText('测试 3 组 → 测试 3 组（保留）').waitFor();
  await owner.getByText('要按现在的样子继续，再按一次“合并”。').waitFor();
  // What was chosen stays.
  expect(await owner.getByRole('combobox', { name: /^并入/ }).inputValue()).toContain('测试 1 组');
  await press.click();
  await owner.getByText('“测试 3 组（保留）”已并入“测试 1 组”').waitFor();
  await owner.context().close();
});

test('two people edit one sub-campaign: the later one keeps what was typed, and saves on top of what the earlier one has changed', async () => {
  const address = '/manage/editsubactivity?app=1001&campaignid=100100001&id=1001000010';
  const owner = await open(address);
  await owner.getByRole('textbox', { name: /^目标地址/ }).fill('https://h5.provena.test/mine');
  const manager = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(manager, 'manager', address);
  await manager.getByRole('textbox', { name: /^名称/ }).fill('主播 A 夜场');
  await manager.getByRole('button', { name: '保存', exact: true }).click();
  await manager.getByRole('heading', { level: 1, name: '主播 A 夜场' }).waitFor();
  await manager.context().close();

  const save = owner.getByRole('button', { name: '保存', exact: true });
  await save.click();
  await owner.getByText(/被 陆闻舟 修改，没有覆盖/).waitFor();
  await owner.getByText('主播 A → 主播 A 夜场').waitFor();
  expect(await owner.getByRole('textbox', { name: /^目标地址/ }).inputValue()).toBe('https://h5.provena.test/mine');
  expect(await owner.getByRole('textbox', { name: /^名称/ }).inputValue()).toBe('主播 A 夜场');
  await save.click();
  await owner.getByRole('heading', { level: 1, name: '主播 A 夜场' }).waitFor();
  await owner.getByText('https://h5.provena.test/mine').first().waitFor();
  await owner.context().close();
});

const subCampaigns = '/manage/subcampaignlist?app=1001&campaignid=100100001';

/** Opens the menu of a row, and chooses from it. */
async function act(page: Page, name: RegExp, item: string) {
  await page.getByRole('row', { name }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Somebody else gives a sub-campaign another name, on its own page in another browser. */
async function renameSub(id: number, name: string) {
  const manager = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(manager, 'manager', `/manage/editsubactivity?app=1001&campaignid=100100001&id=${id}`);
  await manager.getByRole('textbox', { name: /^名称/ }).fill(name);
  await manager.getByRole('button', { name: '保存', exact: true }).click();
  await manager.getByRole('heading', { level: 1, name }).waitFor();
  await manager.context().close();
}

test('two people at one sub-campaign: who disables it is told that it was changed meanwhile, and so is who takes that back', async () => {
  const owner = await open(subCampaigns);
  await owner.getByRole('row', { name: /主播 B/ }).waitFor();
  await renameSub(1001000011, '主播 B 晚场');
  await act(owner, /主播 B/, '停用');
  const again = owner.getByRole('alertdialog', { name: '仍要停用“主播 B”？' });
  await again.getByText('主播 B → 主播 B 晚场').waitFor();
  await again.getByText(/被 陆闻舟 修改，没有覆盖/).waitFor();
  await again.getByRole('button', { name: '停用', exact: true }).click();
  await owner.getByText('已停用“主播 B 晚场”').waitFor();
  // The offer stays while the pointer is on it.
  const undo = owner.getByRole('button', { name: '撤销', exact: true });
  await undo.hover();
  await renameSub(1001000011, '主播 B 夜场');
  await undo.click();
  const undoAgain = owner.getByRole('alertdialog', { name: '仍要撤销对“主播 B 晚场”的操作？' });
  await undoAgain.getByText(/被 陆闻舟 修改，没有覆盖/).waitFor();
  await undoAgain.getByText('主播 B 晚场 → 主播 B 夜场').waitFor();
  // Behind the question it is as it was left.
  await owner.locator('[role="row"]', { hasText: '主播 B 夜场' }).getByText('已停用').waitFor();
  await undoAgain.getByRole('button', { name: '仍要撤销' }).click();
  await owner.getByText('已撤销').waitFor();
  const row = owner.getByRole('row', { name: /主播 B 夜场/ });
  await expect.poll(() => row.textContent()).not.toContain('已停用');
  await owner.context().close();
});

test('two people at one campaign: who takes back what was done to it is told that it was changed meanwhile', async () => {
  const id = 100100004;
  const owner = await open(`/manage/campaign?app=1001&search=${id}`);
  const row = owner.locator(`[role="row"]:has(a[href*="id=${id}"])`);
  const name = (await row.getByRole('link').first().textContent()) ?? '';
  await row.getByRole('button').last().click();
  await owner.getByRole('menuitem', { name: '停用' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '停用', exact: true }).click();
  await owner.getByText(`已停用“${name}”`).waitFor();
  const undo = owner.getByRole('button', { name: '撤销', exact: true });
  await undo.hover();

  const manager = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(manager, 'manager', `/manage/campaignDetail?app=1001&id=${id}&edit=1&step=name`);
  await manager.getByLabel(/^活动名称/).fill(`${name}-b`);
  await manager.getByRole('button', { name: '下一步' }).click();
  await manager.getByRole('button', { name: '保存', exact: true }).click();
  await manager.getByRole('heading', { level: 1, name: `${name}-b` }).waitFor();
  await manager.context().close();

  await undo.click();
  const again = owner.getByRole('alertdialog', { name: `仍要撤销对“${name}”的操作？` });
  await again.getByText(`${name} → ${name}-b`).waitFor();
  await row.getByText('已停用').waitFor();
  await again.getByRole('button', { name: '仍要撤销' }).click();
  await owner.getByText('已撤销').waitFor();
  await expect.poll(() => row.textContent()).not.toContain('已停用');
  await owner.context().close();
});

test('two people at one sub-campaign: who deletes it is told that it was changed meanwhile, and may leave it', async () => {
  const owner = await open(subCampaigns);
  await owner.getByRole('row', { name: /主播 B/ }).waitFor();
  await renameSub(1001000011, '主播 B 收官');
  await act(owner, /主播 B/, '删除');
  await owner.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click();
  const again = owner.getByRole('alertdialog', { name: /^仍要删除/ });
  await again.getByText('主播 B 夜场 → 主播 B 收官').waitFor();
  await again.getByRole('button', { name: '取消' }).click();
  await owner.getByRole('row', { name: /主播 B 收官/ }).waitFor();
  await act(owner, /主播 B 收官/, '删除');
  await owner.getByRole('alertdialog', { name: '删除“主播 B 收官”？' }).getByRole('button', { name: '删除', exact: true }).click();
  await owner.getByText('已删除“主播 B 收官”').waitFor();
  await expect.poll(() => owner.getByRole('row', { name: /主播 B/ }).count()).toBe(0);
  await owner.context().close();
});

test('a template of links is changed once, whatever becomes of the answers', async () => {
  const page = await open('/manage/onelinkDetail?app=1002&id=1002001&edit=1');
  await breakTwice(page, '/api/1002/link-templates/*', 'PUT');
  const name = page.getByRole('textbox', { name: '模板名称' });
  await name.fill('丢失的模板');
  const save = page.getByRole('button', { name: '保存模板' });
  await save.click();
  await page.getByText(failed).waitFor();
  await save.click();
  await page.getByText(lost).waitFor();
  expect(await name.inputValue()).toBe('丢失的模板');
  await save.click();
  await page
    .getByText(/丢失的模板/)
    .first()
    .waitFor();
  await save.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('nothing else went wrong on the way', () => {
  expect(place.complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([]);
});
