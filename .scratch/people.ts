import { signIn, startConsole } from '../tests/journeys/startConsole.ts';
const place = await startConsole();
for (let i = 0; i < 6; i++) {
  const owner = await place.visitor({ viewport: { width: 1440, height: 900 } });
  owner.setDefaultTimeout(6000);
  await signIn(owner, 'super', '/manage/auth?app=1001');
  try {
    await owner.getByRole('button', { name: '邀请成员' }).click();
    const drawer = owner.getByRole('dialog', { name: '邀请成员' });
    await drawer.getByRole('textbox', { name: '邮箱' }).fill('an@partner.test');
    await drawer.getByText('1 个可邀请').waitFor();
    await drawer.getByRole('button', { name: /角色/ }).click();
    await owner.getByRole('option', { name: '投放专员' }).click();
    console.log(i, 'ok');
  } catch (e) { console.log(i, String(e).slice(0, 100)); await owner.screenshot({ path: `/tmp/people-${i}.png` }); }
  await owner.context().close();
}
for (let i = 0; i < 6; i++) {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  page.setDefaultTimeout(6000);
  await signIn(page, 'super', '/manage/campaign?app=1001');
  try {
  await page.getByRole('link', { name: '新建推广活动' }).click();
  await page.getByRole('combobox', { name: /^渠道/ }).fill('百度');
  await page.getByRole('option', { name: '百度营销' }).click();
  await page.getByRole('button', { name: /广告账户/ }).click();
  await page.getByRole('option', { name: /买量 02/ }).click();
  await page.getByText('媒体侧密码已修改').waitFor();
    console.log(i, 'ok');
  } catch (e) { console.log(i, String(e).slice(0, 100)); await page.screenshot({ path: `/tmp/pre-${i}.png` }); }
  await page.context().close();
}
await place.close();
