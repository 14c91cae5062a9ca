import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { build } from 'vite';
import { pinnedBrowser } from '../browser/chromium.ts';
import { named, visit, type Visit } from './pages/visit.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

interface Figures {
  visits: { name: string; of: Visit }[];
  /** Ways between pages, unthrottled, in milliseconds to the heading of the next. */
  changes: { median: number; p95: number };
  /** Heap after 200 of them over heap after 20. */
  heap: number;
}

/** What pages weigh and how long they take beside the least page of the same stack, built and measured in the same run. */
export async function benchPages(runs: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'provena-pages-'));
  const [floorAt, consoleAt] = [join(folder, 'floor'), join(folder, 'console')];
  await build({ logLevel: 'error', build: { outDir: consoleAt } });
  await build({ root: 'tests/bench/pages', configFile: false, logLevel: 'error', build: { outDir: floorAt, target: 'es2023' } });
  const nothing = async () => createEmbedded({ stateFile: null });
  const [floor, console] = await Promise.all(
    [floorAt, consoleAt].map(async (root) =>
      listen({ site: await createSite(root), backend: nothing, host: '127.0.0.1', port: 0, say: () => undefined }),
    ),
  );
  if (!floor || !console) throw new Error('Both servers were asked for');
  const at = (port: number, path = '/') => `http://localhost:${port}${path}`;
  const browser = await chromium.launch({ ...(await pinnedBrowser()) });
  try {
    const member = await signedIn(browser, at(console.port, ''));
    const median = async (url: string, selector: string, prepare?: (context: BrowserContext) => Promise<void>) =>
      middle(await inTurn(runs, () => visit(browser, url, selector, prepare)));
    // Once before all, so that what the server squeezes and opens is squeezed and open.
    await visit(browser, at(console.port, '/monitor/dashboard?app=1001'), chart, member);
    const visits = [
      { name: 'floor', of: await median(at(floor.port), '[data-usable]') },
      { name: 'login', of: await median(at(console.port, '/login'), 'input[type="password"]') },
      { name: 'dashboard', of: await median(at(console.port, '/monitor/dashboard?app=1001'), chart, member) },
    ];
    return { visits, ...(await wander(browser, at(console.port, ''), member)) };
  } finally {
    await browser.close();
    await Promise.all([floor.close(), console.close(), rm(folder, { recursive: true, force: true })]);
  }
}

const chart = '.highcharts-series path';

/** The cookies and the storage of somebody who has signed in, for contexts to come. */
async function signedIn(browser: Browser, origin: string): Promise<(context: BrowserContext) => Promise<void>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[type="email"]').fill('super@provena.test');
  await page.locator('input[type="password"]').fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').waitFor();
  const { cookies, origins } = await context.storageState();
  await context.close();
  const kept = Object.fromEntries((origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]));
  return async (next) => {
    await next.addCookies(cookies);
    await next.addInitScript((words: Record<string, string>) => {
      for (const [name, value] of Object.entries(words)) localStorage.setItem(name, value);
    }, kept);
  };
}

/** From page to page by the menu, 200 times. */
async function wander(
  browser: Browser,
  origin: string,
  member: (context: BrowserContext) => Promise<void>,
): Promise<Omit<Figures, 'visits'>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(named);
  await member(context);
  const page = await context.newPage();
  await page.goto(`${origin}/monitor/dashboard?app=1001`);
  await page.locator(chart).first().waitFor();
  const links = page.getByRole('navigation').locator('li a');
  const count = await links.count();
  const times: number[] = [];
  let early = 0;
  for (let n = 1; n <= 200; n++) {
    times.push(await links.nth(n % count).evaluate(follow));
    if (n === 20) early = await heapOf(page);
  }
  const late = await heapOf(page);
  await context.close();
  const sorted = times.slice(count).toSorted((a, b) => a - b);
  return { changes: { median: sorted[sorted.length >> 1] ?? 0, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }, heap: late / early };
}

/** Runs in the page: presses a link and waits until the title of another page is painted. */
function follow(link: Element): Promise<number> {
  const before = document.querySelector('h1')?.textContent;
  const start = performance.now();
  if (link instanceof HTMLElement) link.click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const title = document.querySelector('h1')?.textContent;
      if (performance.now() - start > 10_000) return reject(new Error(`${link.textContent} did not open`));
      if (!title || title === before) return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.now() - start));
    };
    look();
  });
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function inTurn<Value>(times: number, act: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let n = 0; n < times; n++) values.push(await act());
  return values;
}

function middle(visits: readonly Visit[]): Visit {
  const of = (figure: keyof Visit) => visits.map((one) => one[figure]).toSorted((a, b) => a - b)[visits.length >> 1] ?? Number.NaN;
  return { kilobytes: of('kilobytes'), usable: of('usable'), blocked: of('blocked') };
}

export function printPages({ visits, changes, heap }: Figures) {
  const floor = visits[0]?.of;
  console.log('\nPages: cold cache, brotli, 9 Mbit/s, 150 ms, a quarter of the processor');
  console.log('page          KB   x floor   usable ms   x floor   blocked ms');
  for (const { name, of } of visits) {
    const ratio = (figure: keyof Visit) => (floor ? (of[figure] / floor[figure]).toFixed(2) : '').padStart(7);
    const whole = (value: number, width: number) => value.toFixed(0).padStart(width);
    console.log(
      `${name.padEnd(10)} ${whole(of.kilobytes, 5)}   ${ratio('kilobytes')}   ${whole(of.usable, 9)}   ${ratio('usable')}   ${whole(of.blocked, 10)}`,
    );
  }
  console.log(
    `from page to page: median ${changes.median.toFixed(0)} ms, p95 ${changes.p95.toFixed(0)} ms; heap after 200 over heap after 20: ${heap.toFixed(2)}`,
  );
}
