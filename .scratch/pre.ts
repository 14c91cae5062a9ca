import { signIn, startConsole } from '../tests/journeys/startConsole.ts';
const place = await startConsole();
for (let i = 0; i < 40; i++) {
  const page = await place.visitor({ viewport: { width: 1440, height: 1400 } });
  page.setDefaultTimeout(6000);
  await signIn(page, 'super', '/manage/campaign?app=1001');
  const log: string[] = [];
  page.on('response', async (r) => { if (/api/.test(r.url())) log.push(r.status() + ' ' + r.url().slice(22, 120) + ' ' + (r.request().postData() ?? '').slice(0, 200)); });
  try {
  await page.getByRole('link', { name: '新建推广活动' }).click();
  await page.getByRole('combobox', { name: /^渠道/ }).fill('百度');
  await page.getByRole('option', { name: '百度营销' }).click();
  await page.getByRole('button', { name: /广告账户/ }).click();
  await page.getByRole('option', { name: /买量 02/ }).click();
  await page.getByText('媒体侧密码已修改').waitFor();
    console.log(i, 'ok');
  } catch (e) { console.log(i, String(e).slice(0, 100), await page.locator('main').innerText(), log.join('\n')); break; }
  await page.context().close();
}
await place.close();
