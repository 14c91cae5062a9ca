import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

const stopped = '广告账户“星海-买量 02”：媒体侧密码已修改';

test('a campaign that is stopped before money is spent, put right at its ad account, and created from where it stood', async () => {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  await signIn(page, 'super', '/manage/campaign?app=1001');
  await page.getByRole('link', { name: '新建推广活动' }).click();
  await page.getByRole('combobox', { name: /^渠道/ }).fill('百度');
  await page.getByRole('option', { name: '百度营销' }).click();
  await page.getByRole('button', { name: /广告账户/ }).click();
  await page.getByRole('option', { name: /买量 02/ }).click();
  await page.getByText(stopped).waitFor();
  await page.getByRole('link', { name: '去更新凭证' }).click();

  await page.getByRole('region', { name: '先处理这些' }).getByRole('button', { name: '更新凭证 百度营销 星海-买量 02' }).click();
  const form = page.getByRole('form');
  await form.getByLabel(/^推广账户名/).fill('xinghai-sem');
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
  await page.goBack();
  await page.goBack();
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

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
