import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { compressFolder } from '#app/deploy/compress.ts';
import { pinnedBrowser } from '../browser/chromium.ts';
import type { Backend } from '#mocks/server/http/backend.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

type Prepare = (context: BrowserContext) => Promise<void>;

/** The console and a minimal page of the same stack, both built for production in this run, each on a server, and a browser. */
export interface Built {
  browser: Browser;
  floor: string;
  console: string;
  /** The scripts of the console, with the modules in each. */
  chunks: readonly Rolldown.OutputChunk[];
  /** Gives a new context the cookies and the storage of a signed-in session. */
  member: Prepare;
  /** The console again, over another service. */
  over: (backend: () => Promise<Backend>) => Promise<{ origin: string; member: Prepare }>;
  close: () => Promise<void>;
}

export async function builtPages(): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'provena-pages-'));
  const [floorAt, consoleAt] = [join(folder, 'floor'), join(folder, 'console')];
  const output = await build({ logLevel: 'error', build: { outDir: consoleAt } });
  await build({ root: 'tests/bench/pages', configFile: false, logLevel: 'error', build: { outDir: floorAt, target: 'es2023' } });
  await Promise.all([floorAt, consoleAt].map(compressFolder));
  const closes: (() => Promise<void>)[] = [];
  const serve = async (root: string, backend: () => Promise<Backend>) => {
    const { port, close } = await listen({
      site: await createSite(root, { config: {} }),
      backend,
      host: '127.0.0.1',
      port: 0,
      say: () => undefined,
    });
    closes.push(close);
    return `http://localhost:${port}`;
  };
  const embedded = () => createEmbedded({ stateFile: null });
  const [floor, origin] = await Promise.all([serve(floorAt, embedded), serve(consoleAt, embedded)]);
  const browser = await chromium.launch({ ...(await pinnedBrowser()) });
  return {
    browser,
    floor,
    console: origin,
    chunks: chunksOf(output),
    member: await signedIn(browser, origin),
    async over(backend) {
      const other = await serve(consoleAt, backend);
      return { origin: other, member: await signedIn(browser, other) };
    },
    async close() {
      await browser.close();
      await Promise.all(closes.map((close) => close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** All scripts that a build has written. */
export const chunksOf = (output: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] =>
  (Array.isArray(output) ? output : [output])
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'chunk');

async function signedIn(browser: Browser, origin: string): Promise<Prepare> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('input[type="email"]').fill('super@provena.test');
  await page.locator('input[type="password"]').fill('provena-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('banner').first().waitFor();
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

/** A helper that the TypeScript loader puts around functions, which pages lack. */
export const named = { content: 'globalThis.__name = (value) => value;' };

/** A CPU throttled to a quarter, as in published figures of other products. */
export const slowdown = 4;

/** A page of somebody who has signed in, at full width. */
export async function opened({ browser, member }: { browser: Browser; member: Prepare }, url: string, selector: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await context.addInitScript(named);
  await member(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(selector).first().waitFor({ timeout: 120_000 });
  return page;
}

export async function slowed(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** After a collection, so that garbage is not counted. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** The value below which a share of all lie. */
export function at(share: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
