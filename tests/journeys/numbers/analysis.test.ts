import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, follow, openAs, startConsole, type RunningConsole } from '../startConsole.ts';
import { openScenario, storyTime } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { indexOf } from '#mocks/world/calendar.ts';
import { placeOf } from '#mocks/world/facts/fact.ts';
import { sumFacts } from '#mocks/world/facts/sumFacts.ts';

const app = 1001;
/** On this day a channel whose users hardly stay brought many times more of them. */
const day = '2026-11-05';
const weak = { id: 124, name: '趣头条' };
let place: RunningConsole;
/** Who was there on the seventh day, of those of a day who installed: what the world knows, apart from every screen. */
let retention7: (of: 'all' | 'weak' | 'others') => number;
/** Of these days, what each channel claimed and what of it was blocked and flagged: what the world knows, too. */
const disputed = { from: '2026-10-21', to: '2026-11-19' };
let fraud: { name: string; claimed: number; blocked: number; flagged: number }[] = [];

beforeAll(async () => {
  const { world, service } = openScenario('super-ios');
  const record = world.apps.find(app);
  if (!record) throw new Error('No app');
  const { campaigns, books } = world.promotionOf(record);
  const pushed = { day: indexOf(day), factor: 400 };
  for (const campaign of campaigns.all())
    if (campaign.channel === weak.id && campaign.starts < pushed.day && campaign.ends > pushed.day)
      campaigns.put({ ...campaign, push: pushed });
  retention7 = (of) => {
    const isWanted = (channel: number) => of === 'all' || (channel === weak.id) === (of === 'weak');
    const filter = { from: pushed.day, to: pushed.day, ad: (ad: { channel: { id: number } }) => isWanted(ad.channel.id) };
    const sums = sumFacts(books, { by: 'all' }, filter).get('all');
    return (sums?.[placeOf.kept7] ?? 0) / (sums?.[placeOf.followed7] ?? 1);
  };
  const range = { from: indexOf(disputed.from), to: indexOf(disputed.to) };
  fraud = [...sumFacts(books, { by: 'channel' }, { ...range, ad: ({ channel }) => channel.weight > 0 })].map(([key, facts]) => {
    const [attributed = 0, blocked = 0, flagged = 0] = (['clickedInstalls', 'blockedInstalls', 'suspectInstalls'] as const).map(
      (fact) => facts[placeOf[fact]] ?? 0,
    );
    return { name: world.channels.find(Number(key))?.name ?? key, claimed: attributed + blocked, blocked, flagged };
  });
  place = await startConsole(async () => backendOver(service));
});

afterAll(() => place.close());

async function at(address: string, name: string): Promise<Page> {
  const page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await page.clock.setFixedTime(Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000);
  await openAs(page, name, address);
  return page;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
let owner: Page;

test('why day-7 retention fell is found from its cell: one channel brought many who do not stay', async () => {
  owner = await at(`/userlifecycle/useroverview?app=${app}&v=1&t=2026-10-28_2026-11-12`, 'super');
  const row = owner.getByRole('row').filter({ has: owner.getByRole('rowheader', { name: '11-05', exact: true }) });
  const seventh = row.getByRole('button').nth(6);
  await seventh.waitFor();
  await expect.poll(() => seventh.textContent()).toContain(percent(retention7('all')));
  await seventh.click();
  await owner.getByRole('link', { name: '按渠道查看这些天' }).click();
  const first = owner.getByRole('grid', { name: '量与价值' }).locator('.row[data-index="0"]');
  await first.getByText(weak.name).waitFor();
  await expect.poll(() => first.textContent()).toContain(percent(retention7('weak')));
  // That channel alone lies below the day, and all others together above it.
  expect(retention7('weak')).toBeLessThan(retention7('all') * 0.95);
  expect(retention7('others')).toBeGreaterThan(retention7('all') * 1.05);
});

test('a funnel is built, saved and shared; who may not see orders opens it without them', async () => {
  await follow(owner, `/behavioranalysis/Eventfunnel?app=${app}`);
  const figure = (page: Page) => page.getByRole('figure', { name: '设备数' });
  await figure(owner).waitFor();
  await owner.getByRole('combobox', { name: '添加步骤' }).fill('首次下单');
  await owner.getByRole('option', { name: '首次下单' }).click();
  await owner.getByRole('button', { name: '计算' }).click();
  await figure(owner).getByText('首次下单').first().waitFor();
  await owner.getByRole('button', { name: '已保存的漏斗' }).click();
  await owner.getByRole('menuitem', { name: '保存当前漏斗…' }).click();
  await owner.getByRole('textbox', { name: '漏斗名称' }).fill('到下单');
  await owner.getByRole('button', { name: '保存', exact: true }).click();
  await owner.getByRole('button', { name: '已保存的漏斗' }).click();
  await owner.getByRole('menuitem', { name: '到下单', exact: true }).waitFor();
  await owner.keyboard.press('Escape');
  const { pathname, search } = new URL(owner.url());
  expect(search).toMatch(/[?&]steps=[^&]*order/);

  const analyst = await place.visitor({ viewport: { width: 1440, height: 900 } });
  const asked: string[] = [];
  analyst.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await analyst.clock.setFixedTime(Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000);
  await openAs(analyst, 'analyst', `${pathname}${search}&list=shown`);
  await figure(analyst).waitFor();
  expect(await figure(analyst).textContent()).not.toContain('首次下单');
  await analyst.getByText(/^名单需要订单和事件两项数据权限/).waitFor();
  const reports = asked.filter((url) => url.includes('/event_funnel'));
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.filter((url) => /[?&]steps=[^&]*order|dropouts/.test(url))).toEqual([]);
});

test('a mapping that the linter stops is fixed, published, and said on the report', async () => {
  await follow(owner, `/skadnetwok/akanconfig?app=${app}`);
  const publish = owner.getByRole('button', { name: '发布', exact: true });
  await publish.waitFor();
  expect(await publish.isDisabled()).toBe(true);
  for (const name of [/年订阅/, /28 – ¥128/]) {
    await owner.getByRole('grid', { name: '规则' }).getByRole('row', { name }).getByRole('button').click();
    await owner.getByRole('menuitem', { name: '移除' }).click();
  }
  await owner.getByRole('button', { name: '存草稿' }).click();
  await owner.getByText('已存为 v7 草稿').first().waitFor();
  await publish.click();
  const dialog = owner.getByRole('dialog', { name: /^发布 v7/ });
  await dialog.getByRole('textbox', { name: '发布说明' }).fill('去掉重叠和到不了的值');
  await dialog.getByRole('button', { name: '发布' }).click();
  await owner.getByText('与线上一致').waitFor();
  await owner.getByText('去掉重叠和到不了的值').waitFor();
  await follow(owner, `/skadnetwok/akandetails?app=${app}`);
  await owner.getByText(/^转化值 v7 于 2026-11-20 发布。到 2026-12-31 为止/).waitFor();
});

test('evidence for a dispute: the worst channel is opened, its letter and its file say the same, and the way back ends where it began', async () => {
  const page = await at(`/anticheatposition/fake?app=${app}&v=1&t=${disputed.from}_${disputed.to}`, 'super');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const rate = ({ claimed, blocked, flagged }: (typeof fraud)[number]) => (blocked + flagged) / claimed;
  const [worst] = fraud.filter(({ claimed }) => claimed >= 500).toSorted((a, b) => rate(b) - rate(a));
  if (!worst) throw new Error('No channel');
  const [all, blocked, flagged] = [worst.blocked + worst.flagged, worst.blocked, worst.flagged].map((value) =>
    value.toLocaleString('en-US'),
  );
  await page.getByRole('grid', { name: '按渠道' }).locator('.row[data-index="0"]').getByText(worst.name).waitFor();

  const evidence = page.getByRole('region', { name: /^证据文件/ });
  await evidence.getByRole('button', { name: /渠道/ }).click();
  await page.getByRole('option', { name: worst.name }).click();
  await evidence.getByText(`${all} 条：实时拦截 ${blocked}，归因后判定 ${flagged}`).waitFor();
  await evidence.getByRole('button', { name: '复制中文申诉' }).click();
  await page.getByText('申诉文字复制成功').waitFor();
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toContain(`关于 ${worst.name} `);
  expect(letter).toContain(`实时拦截 ${blocked} 个，归因后判定 ${flagged} 个`);

  const saved = page.waitForEvent('download');
  await evidence.getByRole('button', { name: '下载证据' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/);
  const records = lines.filter((line) => /[\dA-F]{4}…[\dA-F]{2}/.test(line));
  expect(records).toHaveLength(worst.blocked + worst.flagged);
  expect(records.filter((line) => !line.includes(worst.name))).toEqual([]);

  // One record on the second page, its device, and back to that page.
  await evidence.getByRole('button', { name: '查看记录' }).click();
  const drawer = page.getByRole('dialog', { name: '证据记录' });
  await drawer.getByText(`${all} 条`, { exact: true }).waitFor();
  await drawer.getByRole('button', { name: '下一页' }).click();
  await drawer.getByRole('button', { name: '第 2 页' }).and(page.locator('[aria-current="page"]')).waitFor();
  await answered(drawer);
  const place = page.url();
  expect(new URL(place).searchParams.get('page')).toBe('2');
  const device = drawer.getByRole('link', { name: /^设备轨迹：/ }).first();
  const name = await device.getAttribute('aria-label');
  await device.click();
  await page.getByRole('region', { name: '设备轨迹' }).waitFor();
  await page.goBack();
  await drawer.waitFor();
  expect(page.url()).toBe(place);
  await expect.poll(() => device.getAttribute('aria-label')).toBe(name);
  await drawer.getByRole('button', { name: '关闭' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await evidence.getByText(`${all} 条：实时拦截 ${blocked}，归因后判定 ${flagged}`).waitFor();
  await page.context().close();
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
