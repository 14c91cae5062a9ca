import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from './startConsole.ts';
import { openScenario, storyTime } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { set } from '#mocks/world/apps/settings.ts';
import { placeOf } from '#mocks/world/facts/fact.ts';
import { sumFacts } from '#mocks/world/facts/sumFacts.ts';
import { indexOf, shifted } from '#mocks/world/calendar.ts';

let place: RunningConsole;
const app = 1001;
const yesterday = shifted(storyTime.day, -1);
/** A middling campaign of a large channel, of which somebody famous spoke yesterday. */
const pushed = { id: 100_100_158, name: '品牌词-角色 PV-158', channel: '腾讯广告', group: '' };
/** What the world knows of a day, apart from every screen. */
let installsOn: (day: string, campaign?: number) => number;
/** The names of the channel user's channels, and those of all others. */
let channels: readonly string[] = [];
let others: readonly string[] = [];

beforeAll(async () => {
  const { world, service } = openScenario('super-ios');
  const record = world.apps.find(app) ?? fail('no app');
  set(world, record, { clickWindow: 14 });
  const { campaigns, groups, books } = world.promotionOf(record);
  const campaign = campaigns.find(pushed.id) ?? fail('no campaign');
  campaigns.put({ ...campaign, push: { day: indexOf(yesterday), factor: 12 } });
  pushed.group = groups.find(campaign.group)?.name ?? fail('no group');
  installsOn = (day, id) => {
    const filter = { from: indexOf(day), to: indexOf(day), ...(id && { ad: (ad: { campaign: { id: number } }) => ad.campaign.id === id }) };
    return sumFacts(books, { by: 'all' }, filter).get('all')?.[placeOf.installs] ?? 0;
  };
  const own = world.accounts.all().find(({ email }) => email.startsWith('channel@'))?.channels ?? [];
  const names = world.channels.all().filter(({ weight }) => weight > 0);
  channels = names.filter(({ id }) => own.includes(id)).map(({ name }) => name);
  others = names.filter(({ id }) => !own.includes(id)).map(({ name }) => name);
  place = await startConsole(async () => backendOver(service));
});

afterAll(() => place.close());

function fail(why: string): never {
  throw new Error(why);
}

/** A signed-in user in a separate browser, at an address, with the clock at the time of the world. */
async function at(address: string, name: string): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000);
  await openAs(page, name, address);
  return page;
}

const number = (words: string | null) => Number((words ?? '').replaceAll(/[^\d.-]/g, ''));
const told = (value: number) => value.toLocaleString('en-US');
const grew = (now: number, before: number) =>
  `上升${((now / before - 1) * 100).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true });
const line = (page: Page, name: string, place: number) => grid(page, name).locator(`.row[data-index="${place - 1}"]`);
const drawerOf = (page: Page) => page.getByRole('dialog', { name: '激活' }).filter({ hasText: '为什么是这个数' });

/** The calls of a page and their answers. */
function overheard(page: Page) {
  const asked: string[] = [];
  const answered: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    asked.push(decodeURIComponent(response.url()));
    answered.push(response.text().catch(() => ''));
  });
  return { asked, answered: async () => (await Promise.all(answered)).join('\n') };
}

let marketer: Page;
let link = '';

test('a marketer sees in the overview that yesterday jumped', async () => {
  marketer = await at(`/monitor/dashboard?app=${app}`, 'super');
  await marketer.getByRole('button', { name: /^日期/ }).click();
  await marketer.getByText('昨日', { exact: true }).click();
  await marketer.getByRole('button', { name: '应用', exact: true }).click();
  const [now, before] = [installsOn(yesterday), installsOn(shifted(yesterday, -1))];
  expect(now).toBeGreaterThan(before * 1.2);
  const strip = marketer.getByRole('region', { name: '核心指标' });
  await expect.poll(() => strip.textContent()).toContain(`激活${told(now)}${grew(now, before)}`);
  // As the settings of the app say.
  await marketer.getByText('归因窗口 14 天').waitFor();
});

test('and follows what grew most: the channel, its group, the campaign', async () => {
  await marketer
    .getByRole('group', { name: /Top 10/ })
    .getByRole('link', { name: /^全部/ })
    .click();
  await grid(marketer, '渠道')
    .getByRole('columnheader', { name: /^激活较上期/ })
    .getByRole('button')
    .first()
    .click();
  for (const [level, name] of [
    ['渠道', pushed.channel],
    ['推广活动组', pushed.group],
  ] as const)
    await line(marketer, level, 1).getByRole('link', { name, exact: true }).click();
  const [now, before] = [installsOn(yesterday, pushed.id), installsOn(shifted(yesterday, -1), pushed.id)];
  await line(marketer, '推广活动', 1).getByRole('link', { name: pushed.name }).waitFor();
  await expect
    .poll(() => line(marketer, '推广活动', 1).textContent())
    .toContain(`${told(now)}${told(before)}${told(now - before)}${grew(now, before)}`);
  // It is the cause: without it the day would not have jumped at all.
  const rest = installsOn(yesterday) - now - (installsOn(shifted(yesterday, -1)) - before);
  expect(Math.abs(rest)).toBeLessThan((now - before) / 10);
});

test('whose number opens its path, and the path ends in the same number', async () => {
  const value = installsOn(yesterday, pushed.id);
  await line(marketer, '推广活动', 1)
    .getByRole('button', { name: told(value), exact: true })
    .click();
  await marketer.getByRole('button', { name: '展开' }).click();
  const drawer = drawerOf(marketer);
  await drawer.getByText('重复点击').waitFor();
  await drawer.getByText('点击后 14 天，浏览后 1 天；渠道规则与推广活动可另设').waitFor();
  await expect.poll(async () => number(await drawer.locator('[data-state="here"]').first().textContent())).toBe(value);
  await drawer.getByRole('button', { name: '复制链接' }).click();
  link = await marketer.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('why=installs');
  expect(new URL(link).searchParams.get('v')).toBe('2');
});

test('and every step back stands where it was left', async () => {
  const drawer = drawerOf(marketer);
  await marketer.goBack();
  await drawer.waitFor({ state: 'hidden' });
  await line(marketer, '推广活动', 1).getByRole('link', { name: pushed.name }).waitFor();
  await marketer.goBack();
  await line(marketer, '推广活动组', 1).getByRole('link', { name: pushed.group, exact: true }).waitFor();
  await marketer.goBack();
  await line(marketer, '渠道', 1).getByRole('link', { name: pushed.channel, exact: true }).waitFor();
  const { searchParams } = new URL(marketer.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ t: 'yesterday.previous', s: '-change' });
});

test('somebody with fewer rights opens the link: the same number, and nothing of what is kept from them', async () => {
  const { pathname, search } = new URL(link);
  const page = await place.visitor();
  const { asked, answered } = overheard(page);
  await page.clock.setFixedTime(Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000);
  await openAs(page, 'staff', `${pathname}${search}&c=installs.income`);
  await page.getByText('列“付费金额”：需要付费数据权限').waitFor();
  await page.getByText('合计里的自然量：需要自然量数据权限').waitFor();
  const drawer = drawerOf(page);
  await drawer.getByText('自然量（无权限）', { exact: false }).waitFor();
  await expect
    .poll(async () => number(await drawer.locator('[data-state="here"]').first().textContent()))
    .toBe(installsOn(yesterday, pushed.id));
  await page.keyboard.press('Escape');
  await grid(page, '推广活动').getByRole('columnheader', { name: /^激活/ }).first().waitFor();
  expect(await page.getByRole('columnheader', { name: '付费金额' }).count()).toBe(0);
  expect(asked.filter((url) => url.includes('/api/report/')).length).toBeGreaterThan(2);
  expect(asked.filter((url) => url.includes('income'))).toEqual([]);
  expect(await answered()).not.toMatch(/"income":\d/);
  // What is missing is asked for from here, and the request says what it is about.
  await page.getByRole('button', { name: '申请权限' }).click();
  const request = page.getByRole('dialog', { name: '申请数据权限' });
  expect(await request.getByLabel('申请内容').inputValue()).toContain('付费、自然量数据权限');
  await request.getByRole('button', { name: '发送申请' }).click();
  await page.getByText(/^申请已发送给/).waitFor();
});

test('the demo account, which sees everything, opens it whole', async () => {
  const { pathname, search } = new URL(link);
  const page = await at(`${pathname}${search}&c=installs.income`, 'demo');
  await expect
    .poll(async () => number(await drawerOf(page).locator('[data-state="here"]').first().textContent()))
    .toBe(installsOn(yesterday, pushed.id));
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: '付费金额' }).first().waitFor();
  expect(await page.getByText(/项内容没有打开/).count()).toBe(0);
});

test('a channel person sees only their channels, whatever they ask for', async () => {
  const page = await at(`/monitor/campaigninfo?app=${app}`, 'channel');
  const { asked, answered } = overheard(page);
  await page.reload();
  await line(page, '渠道', channels.length).waitFor();
  const rows = grid(page, '渠道').locator('.row[data-index]').getByRole('rowheader');
  expect((await rows.allTextContents()).toSorted()).toEqual(channels.toSorted());
  expect(channels).toHaveLength(2);
  // A link into a channel that is not theirs, an overview, and the campaigns of everybody.
  await page.goto(`/monitor/campaigninfo?app=${app}&v=1&path=channel:103&by=campaign&c=installs.income`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('这段时间没有数据').waitFor();
  expect(await grid(page, '推广活动').count()).toBe(0);
  // The note says that something is closed to them, not what it is called, and leads to roles instead of people.
  await page.getByText('筛选条件：已不存在、没有数据，或你没有权限').waitFor();
  await page.getByRole('button', { name: '申请权限' }).click();
  const request = page.getByRole('dialog', { name: '申请数据权限' });
  expect(await request.getByText('主账号或管理员').count()).toBe(1);
  expect(await request.textContent()).not.toContain('@');
  await page.keyboard.press('Escape');
  await page.goto(`/monitor/campaigninfo?app=${app}&v=1&by=campaign&n=100`);
  await line(page, '推广活动', 1).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/api/report/')).length).toBeGreaterThan(4);
  const words = await answered();
  expect(words).toContain(channels[0]);
  expect(others.filter((name) => words.includes(`"${name}"`))).toEqual([]);
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
