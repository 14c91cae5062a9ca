import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAs, startConsole, type RunningConsole } from './startConsole.ts';
import { createClient } from '#app/api/client/client.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';

/** An account of 50,000 campaigns: the screen and its files are compared with one answer that has all rows. Speed is not tested here. */
let place: RunningConsole;
let page: Page;
let all: ReportRows;
const metrics = ['clicks', 'installs', 'cost'] as const;
const period = { from: '2026-10-21', to: '2026-11-19' };

beforeAll(async () => {
  const { service, token } = openScenario('huge');
  const { ask } = createClient({
    origin: 'http://provena.test',
    token: () => token,
    onSessionLost: () => undefined,
    fetch: async (url, init) => (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 }),
  });
  all = await ask(reports.rows, { app: 1001, report: 'campaigninfo', by: 'campaign', metrics: [...metrics], ...period });
  place = await startConsole(async () => backendOver(service));
  page = await place.visitor({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  page.setDefaultTimeout(45_000);
});

afterAll(() => place.close());

type Row = ReportRows['rows'][number];
type Metric = (typeof metrics)[number];
/** The largest first, or the smallest; what is equal in the order of its keys. */
const sorted = (rows: readonly Row[], metric: Metric, turn = -1) =>
  rows.toSorted((a, b) => turn * ((a.values[metric] ?? 0) - (b.values[metric] ?? 0)) || Number(a.key > b.key) - Number(a.key < b.key));
const rowTexts = (value: number | null | undefined) => Math.round(value ?? 0).toLocaleString('en-US');
const named = (rows: readonly Row[]) => rows.map(({ label }) => label);

const grid = () => page.getByRole('grid', { name: '推广活动' });
const pages = () => page.getByRole('navigation', { name: '分页' });
const sort = () => grid().getByRole('columnheader', { name: /^消耗/ }).getByRole('button').first().click();
const line = (place: number) => grid().locator(`.row[data-index="${place - 1}"]`);
const totalLine = () => grid().getByRole('row', { name: /^合计/ });

/** The page says how many there are, and its first rows are these, with their numbers. */
async function stands(rows: readonly Row[], total: number) {
  await pages()
    .getByText(`共 ${rowTexts(total)} 项`)
    .waitFor();
  for (const [index, row] of rows.slice(0, 5).entries()) {
    await line(index + 1)
      .getByRole('rowheader', { name: row.label, exact: true })
      .waitFor();
    const cells = await line(index + 1).textContent();
    for (const metric of metrics) expect(cells).toContain(rowTexts(row.values[metric]));
  }
}

/** Every row of the page, collected by scrolling. */
async function scrolledThrough(count: number): Promise<string[]> {
  const seen = new Map<number, string>();
  // On the first row: the middle of what has not yet its height can be rows further down.
  await line(1).hover();
  for (let step = 0; step < 100 && seen.size < count; step++) {
    const there = await grid()
      .locator('.row[data-index]')
      .evaluateAll((all) =>
        all.map((one) => [Number(one.dataset['index']), one.querySelector('[role="rowheader"]')?.textContent ?? ''] as const),
      );
    for (const [index, name] of there) seen.set(index, name);
    await page.mouse.wheel(0, 400);
  }
  return [...seen].toSorted(([a], [b]) => a - b).map(([, name]) => name);
}

/** The table of a file: its columns, and its lines below them. Names of this world hold no commas. */
async function saved(act: () => Promise<void>): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const text = await readFile(await download.path(), 'utf8');
  const lines = text.trim().split(/\r?\n/);
  return lines.slice(lines.findIndex((one) => one.startsWith('推广活动,'))).map((one) => one.split(','));
}

test('grouped by campaign the report has a row for each that has a number, the largest first', async () => {
  await openAs(page, 'super', `/monitor/campaigninfo?app=1001&v=1&t=${period.from}_${period.to}&c=${metrics.join('.')}`);
  await page.getByRole('radiogroup', { name: '维度' }).getByText('推广活动', { exact: true }).click();
  expect(all.rows.length).toBeGreaterThan(20_000);
  await stands(sorted(all.rows, 'installs'), all.rows.length);
  const total = await totalLine().textContent();
  for (const metric of metrics) expect(total).toContain(rowTexts(all.totals[metric]));
});

test('sorted by what they cost they stand in that order, from the first page to the last', async () => {
  await sort();
  const rows = sorted(all.rows, 'cost');
  await stands(rows, rows.length);
  const last = Math.ceil(rows.length / 20);
  await pages()
    .getByRole('button', { name: `第 ${last} 页` })
    .click();
  await stands(rows.slice((last - 1) * 20), rows.length);
  await sort();
  await stands(sorted(all.rows, 'cost', 1), rows.length);
  expect(new URL(page.url()).searchParams.get('s')).toBe('cost');
});

test('who scrolls sees every row of a page once, in order', async () => {
  // The third press takes the sorting away.
  await sort();
  await stands(sorted(all.rows, 'installs'), all.rows.length);
  await sort();
  await pages().getByRole('button', { name: /每页/ }).click();
  await page.getByRole('option', { name: '100' }).click();
  const rows = sorted(all.rows, 'cost');
  await stands(rows, rows.length);
  expect(await scrolledThrough(100)).toEqual(named(rows.slice(0, 100)));
});

test('a search finds all that have the words in their name, and no other', async () => {
  await page.getByRole('searchbox', { name: /^搜索/ }).fill('达人');
  const found = sorted(
    all.rows.filter(({ label }) => label.includes('达人')),
    'cost',
  );
  expect(found.length).toBeGreaterThan(500);
  await stands(found, found.length);
  const total = await totalLine().textContent();
  expect(total).toContain(rowTexts(found.reduce((sum, { values }) => sum + (values['installs'] ?? 0), 0)));
});

test('what is on screen is the file, row for row', async () => {
  const [columns, ...lines] = await saved(async () => {
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
  });
  const found = sorted(
    all.rows.filter(({ label }) => label.includes('达人')),
    'cost',
  );
  expect(columns).toEqual(['推广活动', '渠道', '点击', '激活', '消耗']);
  const total = (metric: Metric) => found.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0);
  const [sum, ...rows] = lines;
  expect(sum?.slice(2).map(Number)).toEqual([total('clicks'), total('installs'), expect.closeTo(total('cost'), 2)]);
  expect(rows.map(([name, , ...values]) => ({ name, values: values.map(Number) }))).toEqual(
    found.slice(0, 100).map(({ label, values }) => ({ name: label, values: metrics.map((metric) => values[metric]) })),
  );
});

test('the full set is a file of the service: all that was found, in the order of the table', async () => {
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: /^完整数据/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('CSV 文本').click();
  await dialog.getByText(/^预计最多 [\d,]+ 行/).waitFor();
  await dialog.getByRole('button', { name: '生成文件' }).click();
  const made = await dialog.getByText(/^已生成，共 [\d,]+ 行$/).textContent();
  const [columns, ...lines] = await saved(() => dialog.getByRole('button', { name: '下载' }).click());
  expect(columns).toEqual(['推广活动', '推广活动 ID', '点击', '激活', '消耗']);
  const found = sorted(
    all.rows.filter(({ label }) => label.includes('达人')),
    'cost',
  );
  expect(made).toBe(`已生成，共 ${rowTexts(found.length)} 行`);
  expect(lines.map(([name, id, ...values]) => ({ name, id, values: values.map(Number) }))).toEqual(
    found.map(({ key, label, values }) => ({ name: label, id: key, values: metrics.map((metric) => values[metric]) })),
  );
});

test('nothing went wrong on the way', () => {
  expect(place.complaints).toEqual([]);
});
