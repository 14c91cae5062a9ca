import type { Browser, BrowserContext, Page } from 'playwright';

export interface Visit {
  kilobytes: number;
  /** Until what was waited for stands there, in milliseconds from the start of the navigation. */
  usable: number;
  /** Of tasks longer than 50 ms, what is beyond. */
  blocked: number;
}

/** What the loader of TypeScript puts around functions, which a page does not know. */
export const named = { content: 'globalThis.__name = (value) => value;' };

/** As the figures of others were measured: a quarter of this machine, 9 Mbit/s, 150 ms to the server. */
const network = { offline: false, latency: 150, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (9e6 / 8) | 0 };
const slowdown = 4;

/** Opens a page with an empty cache, slowly, until a selector is seen. */
export async function visit(
  browser: Browser,
  url: string,
  selector: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  await context.addInitScript(named);
  await prepare?.(context);
  const page = await context.newPage();
  const bytes = await slowly(page);
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'usableAt') !== undefined, null, { timeout: 60_000 });
  const [usable, blocked] = await page.evaluate(() =>
    [Reflect.get(globalThis, 'usableAt'), Reflect.get(globalThis, 'blocked')].map(Number),
  );
  const kilobytes = bytes() / 1024;
  await context.close();
  return { kilobytes, usable: usable ?? Number.NaN, blocked: blocked ?? Number.NaN };
}

async function slowly(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () => bytes;
}

/** Runs in the page, before anything else does. */
function watch(selector: string) {
  const seen: Record<string, unknown> = { blocked: 0 };
  Object.assign(globalThis, seen);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(globalThis, 'blocked', Number(Reflect.get(globalThis, 'blocked')) + duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (!found?.getClientRects().length) return requestAnimationFrame(look);
    // Painted in the frame that follows.
    return requestAnimationFrame(() => Reflect.set(globalThis, 'usableAt', performance.now()));
  };
  requestAnimationFrame(look);
}
