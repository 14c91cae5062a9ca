import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, follow, openAs, startConsole, type RunningConsole } from './startConsole.ts';

// What a reader chooses in a report stands in its address: it survives a reload, Back takes one choice back, and another app keeps what it has, too.
let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});

afterAll(() => place.close());

async function at(address: string): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await openAs(page, 'super', address);
  await page.getByRole('rowheader').nth(3).waitFor();
  return page;
}

const stands = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('Back returns to the former sort, and the rows stand in its order', async () => {
  const page = await at('/monitor/campaigninfo?app=1001&v=1&c=installs.clicks&lines=total');
  const head = (name: string) => page.getByRole('columnheader', { name: new RegExp(`^${name}`) });
  const first = () => page.locator('.row[data-index="0"]').getByRole('rowheader').textContent();
  const press = async (name: string, direction: string) => {
    await head(name).getByRole('button').first().click();
    await expect.poll(() => head(name).getAttribute('aria-sort')).toBe(direction);
    await answered(page.getByRole('main'));
    return { sort: stands(page, 's'), first: await first() };
  };
  const most = await press('点击', 'descending');
  const least = await press('点击', 'ascending');
  expect(most.sort).toBe('-clicks');
  expect(least.sort).toBe('clicks');
  expect(least.first).not.toBe(most.first);
  await page.goBack();
  await expect.poll(() => head('点击').getAttribute('aria-sort')).toBe('descending');
  expect(stands(page, 's')).toBe('-clicks');
  await expect.poll(first).toBe(most.first);
  await page.goForward();
  await expect.poll(first).toBe(least.first);
  await page.context().close();
});

test('a number inside of an opened row leads to its explanation and back; organic is called by its name, though no list of channels has it', async () => {
  const page = await at('/monitor/campaigninfo?app=1001&v=2&by=channel.campaign&lines=total');
  const organic = page.locator('.row[data-index]', { has: page.getByRole('rowheader', { name: '自然量' }) });
  const below = Number(await organic.getAttribute('data-index')) + 1;
  await organic.locator('[data-act="open"]').click();
  await answered(page.getByRole('main'));
  const inside = page.locator(`.row[data-index="${below}"]`).getByRole('button', { name: /^[\d,]+$/ });
  await inside.nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: '展开', exact: true }).click();
  await page.getByRole('dialog').getByText('为什么是这个数').first().waitFor();
  // Behind the drawer the page is hidden from readers of the screen.
  await page.locator('h1', { hasText: '自然量' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1, name: '推广活动明细' }).waitFor();
  // The row that was opened from is drawn anew: the keyboard goes on in the page, not at the top of the document.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(await page.getByText(/项内容没有打开/).count()).toBe(0);
  await page.context().close();
});

test('what is chosen twice in one moment is both kept, though the page has not been drawn in between', async () => {
  const page = await at('/monitor/campaigninfo?app=1001&v=2&c=installs.clicks&lines=total');
  await page.evaluate(() => {
    for (const choice of [
      '[data-column="clicks"] [data-act="sort"]',
      '[role="radio"][aria-checked="false"], input[type="radio"]:not(:checked)',
    ])
      document.querySelector<HTMLElement>(`main ${choice}`)?.click();
  });
  await expect.poll(() => stands(page, 's')).toBe('-clicks');
  expect(stands(page, 'traffic')).toBe('paid');
  await page.context().close();
});

test('a record that is closed leaves no step behind: Back leads to the page before its list', async () => {
  const page = await at('/monitor/campaigninfo?app=1001');
  await follow(page, '/manage/auth');
  await page.getByRole('heading', { level: 1, name: '成员与权限' }).waitFor();
  await page.getByText('manager@provena.test').first().waitFor();
  const drawer = page.getByRole('dialog');
  const open = async (row: number) => {
    await page.locator(`.row[data-index="${row}"]`).getByRole('rowheader').getByRole('link').click();
    await page.getByRole('button', { name: '下一条' }).waitFor();
  };
  // Presses Close in the moment in which the address has a change and the page has not been drawn with it.
  const closeBeforeDrawn = () =>
    page.evaluate(() => {
      const replace = history.replaceState.bind(history);
      history.replaceState = (...given) => {
        replace(...given);
        history.replaceState = replace;
        queueMicrotask(() => document.querySelector<HTMLElement>('[role="dialog"] button[aria-label="关闭"]')?.click());
      };
    });
  await open(0);
  const first = stands(page, 'id');
  await page.getByRole('button', { name: '下一条' }).click();
  await expect.poll(() => stands(page, 'id')).not.toBe(first);
  await closeBeforeDrawn();
  await page.getByRole('button', { name: '下一条' }).click();
  await expect.poll(() => stands(page, 'id')).toBe(null);
  // What is asked for meanwhile is not undone by closing.
  await open(1);
  await page.getByRole('searchbox').first().fill('a');
  await expect.poll(() => stands(page, 'search')).toBe('a');
  await drawer.getByRole('button', { name: '关闭' }).first().click();
  await expect.poll(() => stands(page, 'id')).toBe(null);
  expect(stands(page, 'search')).toBe('a');
  // Nor where it is in the address and the page has not been drawn with it.
  await open(0);
  await closeBeforeDrawn();
  await page.getByRole('searchbox').first().fill('ap');
  await expect.poll(() => stands(page, 'id')).toBe(null);
  expect(stands(page, 'search')).toBe('ap');
  for (const search of ['a', null]) {
    await page.goBack();
    await expect.poll(() => stands(page, 'search')).toBe(search);
  }
  await expect.poll(() => new URL(page.url()).pathname).toBe('/manage/auth');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/monitor/campaigninfo');
  await page.context().close();
});

test('the explanation of a figure that is closed leaves no step behind either', async () => {
  const page = await at('/monitor/campaigninfo?app=1001');
  await follow(page, '/monitor/roi?app=1001&v=1&t=last90.previous');
  const opener = page.getByRole('button', { name: '为什么是这个数', exact: true }).first();
  await opener.waitFor();
  const before = page.url();
  await opener.click();
  await page.getByRole('dialog', { name: '60 日累计 ROI · 整体' }).waitFor();
  expect(page.url()).not.toBe(before);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toBe(before);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/monitor/campaigninfo');
  await page.context().close();
});

test('paid, organic and blended stand in the address, survive a reload, and paid and organic make the blended', async () => {
  const page = await at('/monitor/campaigninfo?app=1001&v=1&t=last7&c=installs&lines=total');
  const installs = async () => {
    const cell = page.getByRole('row', { name: /^合计/ }).getByRole('gridcell').first();
    return Number(((await cell.textContent()) ?? '').replaceAll(/[^\d]/g, ''));
  };
  const choose = async (name: string, before: number) => {
    await page.getByRole('radiogroup', { name: '流量' }).getByText(name, { exact: true }).click();
    await expect.poll(installs).not.toBe(before);
    return installs();
  };
  const blended = await installs();
  const paid = await choose('推广量', blended);
  expect(stands(page, 'traffic')).toBe('paid');
  await page.reload();
  await page.getByRole('rowheader').nth(3).waitFor();
  expect(await installs()).toBe(paid);
  expect(await page.getByRole('radio', { name: '推广量' }).isChecked()).toBe(true);
  const organic = await choose('自然量', paid);
  expect(stands(page, 'traffic')).toBe('organic');
  expect(paid + organic).toBe(blended);
  await page.goBack();
  await expect.poll(installs).toBe(paid);
  await page.goBack();
  await expect.poll(installs).toBe(blended);
  await page.context().close();
});

/** */
test('another app keeps the question where it has the page, and else opens its first page and says why', async () => {
  const page = await at('/monitor/asacampaigninfo?app=1001&v=1&t=last7.previous&by=adGroup');
  const open = async (platform: string) => {
    const apps = page.getByRole('combobox', { name: '当前应用' });
    await apps.fill('星海');
    await page.getByRole('option', { name: `星海远征 ${platform}`, exact: true }).click();
    await expect.poll(() => page.getByRole('banner').textContent()).toContain(platform);
  };
  await open('Android');
  await page.getByText('ASA 活动明细', { exact: false }).waitFor();
  await page.getByRole('heading', { level: 1, name: '数据概览' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/monitor/dashboard');
  expect([stands(page, 'app'), stands(page, 't')]).toEqual(['1002', 'last7.previous']);
  // What only the former app has stays behind, on a page that both have.
  await page.goto('/monitor/campaigninfo?app=1001&v=1&t=last7.previous&by=campaign&s=-clicks&f=channel:101&traffic=paid');
  await page.getByRole('rowheader').nth(3).waitFor();
  await open('Android');
  await page.getByRole('heading', { level: 1, name: '推广活动明细' }).waitFor();
  const kept = ['app', 't', 'by', 's', 'traffic', 'f'].map((name) => stands(page, name));
  expect(kept).toEqual(['1002', 'last7.previous', 'campaign', '-clicks', 'paid', null]);
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
