import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

const stopped = '广告账户“星海-买量 02”：媒体侧密码已修改';

test('a campaign that is stopped before money is spent, put right at its ad account, and created from where it stood', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(page, 'super', '/manage/campaign?app=1001');
  await page.getByRole('link', { name: '新建推广活动' }).click();
  await page.getByRole('combobox', { name: /^渠道/ }).fill('百度');
  await page.getByRole('option', { name: '百度营销' }).click();
  await page.getByRole('button', { name: /广告账户/ }).click();
  await page.getByRole('option', { name: /买量 02/ }).click();
  await page.getByText(stopped).waitFor();
  await page.getByRole('link', { name: '去更新凭证' }).click();

  await page.getByRole('region', { name: '先处理这些' }).getByRole('button', { name: '更新凭证 百度营销 星海-买量 02' }).click();
  const form = page.getByRole('form');
  await form.getByLabel(/^推广账户名/).fill('8862 1148 3709');
  await form.getByLabel(/^密码/).fill('another-secret');
  await form.getByLabel(/^Token/).fill('token-7782');
  await form.getByRole('button', { name: '测试' }).click();
  await form.getByText('凭证有效').waitFor();
  await page.getByRole('button', { name: '更新凭证' }).first().click();
  await page
    .getByRole('row', { name: /买量 02/ })
    .getByText('正常')
    .waitFor();

  // Back to where it was stopped: nothing that was chosen is lost.
  await page.getByRole('link', { name: '回到投放前检查' }).click();
  await page.getByRole('button', { name: '恢复' }).click();
  expect(await page.getByRole('combobox', { name: /^渠道/ }).inputValue()).toBe('百度营销');
  await page.getByText(stopped).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/^商店地址/).fill('https://apps.apple.com/cn/app/id1450011001');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/^活动名称/).fill('冬季-搜索-预检 01');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '创建推广活动' }).click();
  await page.getByRole('heading', { level: 1, name: '冬季-搜索-预检 01' }).waitFor();
  const created = page.getByRole('dialog');
  await created.getByRole('button', { name: '发送测试点击' }).click();
  // It arrives while the page stands open.
  await created.getByText(/^扫码或把链接放进媒体后/).waitFor({ state: 'detached' });
  await page.context().close();
});

test('the first campaign of a new app runs on an ad network, one by one and from a sheet, and so do its packages', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(page, 'super', '/manage/app');
  await page.getByRole('link', { name: '新建应用' }).click();
  await page.getByLabel(/^应用名称/).fill('青瓷茶会');
  await page.getByRole('button', { name: /平台/ }).click();
  await page.getByRole('option', { name: 'Android' }).click();
  await page.getByRole('button', { name: /行业/ }).click();
  await page.getByRole('option', { name: '综合' }).click();
  await page.getByRole('button', { name: '创建并查看接入文档' }).click();
  await page.waitForURL(/step=guide/);
  const app = new URL(page.url()).searchParams.get('id') ?? '';

  await page.goto(`/manage/campaignDetail?app=${app}`);
  await page.getByRole('combobox', { name: /^渠道/ }).fill('巨量');
  await page.getByRole('option', { name: '巨量引擎' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/^商店地址/).fill('https://sj.qq.com/appdetail/example.tea');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel(/^活动名称/).fill('开业-信息流 01');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '创建推广活动' }).click();
  await page.getByRole('heading', { level: 1, name: '开业-信息流 01' }).waitFor();

  await page.goto(`/manage/ckBatchManage?app=${app}`);
  await page.getByRole('textbox', { name: '表格内容' }).fill('名称\t渠道\t目标地址\n开业-朋友圈 01\t腾讯广告\thttps://tea.provena.test/');
  await page.getByRole('button', { name: '试运行 1 行' }).click();
  await page.getByRole('button', { name: '创建 1 行' }).click();
  await page.getByText('已创建', { exact: true }).waitFor();

  await page.goto(`/manage/subpackage?app=${app}`);
  await page.getByRole('button', { name: '新建分包' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^渠道/ }).click();
  await page.getByRole('option', { name: '知乎' }).waitFor();
  expect(await page.getByRole('option', { name: '巨量引擎' }).count()).toBe(1);
  await page.context().close();
});

test('a template change that makes a new dead end cannot be saved, and is taken back', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(page, 'super', '/manage/onelinkDetail?app=1002&id=1002001&edit=1');
  await page
    .getByRole('textbox', { name: /^未安装/ })
    .first()
    .fill('');
  await page.getByRole('button', { name: 'iOS · 系统浏览器 · 未安装：无落点，原为应用商店' }).waitFor();
  expect(await page.getByRole('button', { name: '保存模板' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: '恢复 iOS' }).click();
  await page.getByText('还没有改动').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'iOS · 系统浏览器 · 未安装：应用商店' }).waitFor();
  await page.context().close();
});

test('a campaign of a mini game, of a page and of a partner: what is not there is not asked for, and not shown', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  // No link on the way names the app, and it stays that of the page.
  await openAs(page, 'super', '/manage/campaign?app=1007');
  await page.getByRole('link', { name: '新建推广活动' }).click();
  await page.getByRole('combobox', { name: /^渠道/ }).fill('巨量');
  await page.getByRole('option', { name: '巨量引擎' }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('button', { name: '上一步' }).waitFor();
  expect(new URL(page.url()).searchParams.get('app')).toBe('1007');
  expect(await page.getByRole('textbox', { name: /^(商店地址|落地页|唤起地址)/ }).count()).toBe(0);
  expect(await page.getByText(/^没有填写商店地址|^没有唤起地址/).count()).toBe(0);

  await page.goto('/manage/campaign?app=1005');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('tab', { name: '检查' }).waitFor();
  expect(await page.getByRole('tab', { name: '子活动' }).count()).toBe(0);
  expect(await page.getByText('唤起地址').count()).toBe(0);
  await page.context().close();

  const partner = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await openAs(partner, 'channel', '/manage/campaign?app=1001');
  await partner.getByText('角色“渠道用户”不含这个页面').waitFor();
  await partner.getByRole('main').getByRole('link', { name: '推广活动明细' }).click();
  await partner.getByRole('heading', { level: 1, name: '推广活动明细' }).waitFor();
  await partner
    .getByRole('row', { name: /巨量引擎/ })
    .first()
    .waitFor();
  expect(await partner.getByRole('row', { name: /快手磁力引擎|百度营销|Apple Search Ads/ }).count()).toBe(0);
  await partner.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
