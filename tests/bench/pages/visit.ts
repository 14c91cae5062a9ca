import type { Browser, BrowserContext, Page } from 'playwright';
import { at, named, slowdown } from '../built.ts';

/** What is there when the first chart is drawn. */
export const chart = '.highcharts-series path';

export interface Visit {
  kilobytes: number;
  /** Of them, code. */
  script: number;
  /** Milliseconds from the start of the navigation until the awaited element is there. */
  usable: number;
  /** Of tasks longer than 50 ms, what is beyond, until then. */
  blocked: number;
}

/** When, from the start of the navigation, each step on the way to what is usable was done. */
export interface Milestones {
  page: number;
  scripts: number;
  firstPaint: number;
  /** The last answer of the service that had come before the page was usable. */
  answers: number;
}

/** A visit with the scripts that came until then: their addresses, and the bytes of each as they were sent. */
export interface DetailedVisit extends Visit {
  scripts: ReadonlyMap<string, number>;
  milestones: Milestones;
}

/** 9 Mbit/s down, 1.6 up and 150 ms latency, as in published figures of other products. */
const network = { offline: false, latency: 150, downloadThroughput: (9e6 / 8) | 0, uploadThroughput: (1.6e6 / 8) | 0 };

/** Opens a page with an empty cache, slowly, until a selector is seen. */
export async function visit(
  browser: Browser,
  url: string,
  selector: string,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<DetailedVisit> {
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
  const milestones = await page.evaluate(readMilestones, usable ?? 0);
  const { all, scripts } = bytes();
  await context.close();
  const script = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  return {
    scripts,
    milestones,
    kilobytes: all / 1024,
    script: script / 1024,
    usable: usable ?? Number.NaN,
    blocked: blocked ?? Number.NaN,
  };
}

/** What has come so far: all of it, and each script. */
type Bytes = () => { all: number; scripts: ReadonlyMap<string, number> };

async function slowly(page: Page): Promise<Bytes> {
  const session = await page.context().newCDPSession(page);
  let all = 0;
  const addresses = new Map<string, string>();
  const scripts = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) addresses.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    const address = addresses.get(requestId);
    if (address !== undefined) scripts.set(address, (scripts.get(address) ?? 0) + encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return () => ({ all, scripts: new Map(scripts) });
}

/** Runs in the page, before anything else does. */
function watch(selector: string) {
  const seen: Record<string, unknown> = { blocked: 0 };
  Object.assign(globalThis, seen);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const isLater = startTime > Number(Reflect.get(globalThis, 'usableAt') ?? Infinity);
      if (!isLater) Reflect.set(globalThis, 'blocked', Number(Reflect.get(globalThis, 'blocked')) + duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (!found?.getClientRects().length) return requestAnimationFrame(look);
    // Painted in the frame that follows.
    return requestAnimationFrame(() => Reflect.set(globalThis, 'usableAt', performance.now()));
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function readMilestones(usable: number): Milestones {
  const ends = (is: (one: PerformanceResourceTiming) => boolean) =>
    performance
      .getEntriesByType('resource')
      .filter((one): one is PerformanceResourceTiming => one instanceof PerformanceResourceTiming && is(one))
      .map(({ responseEnd }) => responseEnd)
      .filter((end) => end > 0 && end <= usable);
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    page: navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : Number.NaN,
    scripts: Math.max(0, ...ends(({ name }) => new URL(name).pathname.endsWith('.js'))),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    answers: Math.max(0, ...ends(({ name }) => new URL(name).pathname.startsWith('/api/'))),
  };
}

/** The median of several, each figure for itself. */
export async function median(runs: number, act: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await act());
  const of = (figure: keyof Visit) =>
    at(
      0.5,
      visits.map((one) => one[figure]),
    );
  return { kilobytes: of('kilobytes'), script: of('script'), usable: of('usable'), blocked: of('blocked') };
}
