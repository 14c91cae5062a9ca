import type { Page } from 'playwright';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { builtPages, heapOf, opened, slowdown, slowed } from '../built.ts';
import { visit, type Visit } from '../pages/visit.ts';
import { begin, printedHeap, row, searched, type Heap, type Over, type Searches } from './search.ts';
import { bulkOnService, printBulkOnService, type BulkOnService } from './bulkOnService.ts';

const rows = 2_000;
/** Numbers that only some campaigns have: each is asked for the first time, and finds other rows. */
const searches = Array.from({ length: 40 }, (_, n) => String(1_001_000 + (n + 1) * 7));
const sheets = 6;

interface Figures {
  total: number;
  first: Visit;
  search: Searches;
  bulk: { read: number; trial: number; create: number; blocked: number; heap: Heap };
  onService: BulkOnService;
}

/** A media buyer's Monday in an account with 50,000 campaigns: the list, searched on a quarter of the processor, and 2,000 links from a sheet. */
export async function benchLinks(): Promise<Figures> {
  const onService = await bulkOnService(rows);
  const built = await builtPages();
  try {
    const { service, world } = openScenario('huge');
    const app = world.apps.find(1001);
    const total = app ? world.promotionOf(app).campaigns.all().length : 0;
    const { origin, member } = await built.over(async () => backendOver(service));
    const list = `${origin}/manage/campaign?app=1001`;
    await visit(built.browser, list, row, member);
    const first = await visit(built.browser, list, row, member);
    const over = { browser: built.browser, member };
    const search = await searched(over, list, searches);
    return { total, first, search, bulk: await bulk(over, `${origin}/manage/ckBatchManage?app=1001`), onService };
  } finally {
    await built.close();
  }
}

/** Ten would do: the service takes 200 campaigns of a channel a day. */
const channels = '巨量引擎 腾讯广告 快手磁力引擎 百度营销 哔哩哔哩 小红书聚光 华为广告 荣耀广告 小米营销 微博 知乎 爱奇艺'.split(' ');
const sheetOf = (turn: number) =>
  [
    '名称\t渠道\tutm_content',
    ...Array.from(
      { length: rows },
      (_, index) => `周一-${turn}-${index + 1}\t${channels[index % channels.length]}\tmonday_${turn}_${index + 1}`,
    ),
  ].join('\n');

/** A sheet is pasted, tried and created; others are pasted and tried after it. */
async function bulk(over: Over, url: string): Promise<Figures['bulk']> {
  const page = await opened(over, url, 'textarea');
  await slowed(page, slowdown);
  await copy(page, 1);
  const read = await timed(page, async () => {
    await paste(page);
    await page.getByRole('button', { name: /^试运行 [\d,]+ 行$/ }).waitFor();
  });
  await page.evaluate(watchTasks);
  const trial = await timed(page, () => tried(page));
  const blocked = Number(await page.evaluate(() => Reflect.get(globalThis, 'longest')));
  const heap: Heap = { early: 0, late: 0 };
  const create = await timed(page, async () => {
    await page.getByRole('button', { name: /^创建 [\d,]+ 行$/ }).click();
    await page.getByRole('button', { name: '没有要提交的行' }).waitFor({ timeout: 120_000 });
  });
  for (let turn = 2; turn <= sheets; turn++) {
    await copy(page, turn);
    await paste(page);
    await tried(page);
    if (turn === 3) heap.early = await heapOf(page);
  }
  heap.late = await heapOf(page);
  await page.context().close();
  return { read, trial, create, blocked, heap };
}

/** As from a sheet: what a driver types instead goes line by line through the editor of the browser, and takes ten times as long. */
async function copy(page: Page, turn: number) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheetOf(turn));
}

async function paste(page: Page) {
  await page.getByRole('textbox', { name: '表格内容' }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

async function tried(page: Page) {
  await page.getByRole('button', { name: /^试运行 [\d,]+ 行$/ }).click();
  await page.getByRole('button', { name: /^创建 [\d,]+ 行$/ }).waitFor({ timeout: 300_000 });
}

/** Runs in the page: the longest time in which it did not answer. */
function watchTasks() {
  Reflect.set(globalThis, 'longest', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(globalThis, 'longest', Math.max(Number(Reflect.get(globalThis, 'longest')), duration));
  }).observe({ type: 'longtask' });
}

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(begin);
  await act();
  return page.evaluate(() => performance.now() - Number(Reflect.get(globalThis, 'began')));
}

export function printLinks({ total, first, search, bulk: { read, trial, create, blocked, heap }, onService }: Figures) {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(`\nA list of ${total.toLocaleString('en-US')} campaigns, on a quarter of the processor`);
  console.log(`first rows with a cold cache (9 Mbit/s, 150 ms): ${ms(first.usable)}, ${first.kilobytes.toFixed(0)} KB`);
  console.log(
    `from the last letter of a search to its rows, of which 500 ms wait for more letters (R-234): median ${ms(search.median)}, p95 ${ms(search.p95)}`,
  );
  console.log(`heap after ${searches.length} searches ${printedHeap(search.heap)}`);
  console.log(`A sheet of ${rows.toLocaleString('en-US')} rows, on a quarter of the processor`);
  console.log(
    `read and matched: ${ms(read)}; dry run: ${ms(trial)}, the page not answering for ${ms(blocked)} at most; created: ${ms(create)}`,
  );
  console.log(`heap after ${sheets} such sheets ${printedHeap(heap)}`);
  printBulkOnService(onService, rows);
}
