import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright';
import { reports } from '#app/api/reports/reports.ts';
import { createClient } from '#app/api/client/client.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { at, builtPages, heapOf, opened, slowdown, slowed, type Built } from '../built.ts';
import { scroll } from '../table/probe.ts';

interface Times {
  median: number;
  p95: number;
}

interface Figures {
  /** From a change of the question until its picture is painted, service included: on this machine, and on a quarter of it. */
  question: { whole: Times; quarter: Times; heap: { early: number; late: number } };
  /** Ten steps over sixty days: what the service thinks, and until they are painted on a quarter of the processor. */
  funnel: { service: Times; painted: Times };
  cohorts: { cells: number; scrolled: { perSecond: number; p95: number }; hovered: { perSecond: number; p95: number } };
}

const questions = 100;
const path = 'click.install.launch.registration.login.level:level>=2.level:level>=5.level:level>=10.order.payment:currencyamount>=30';
const sixtyDays = { from: '2026-09-21', to: '2026-11-19' };
const figure = 'main figure[aria-label="设备数"]';

const timesOf = (values: readonly number[]): Times => ({ median: at(0.5, values), p95: at(0.95, values) });

/** Analyses as somebody uses them: asked a hundred times, a long funnel, and a large map of cohorts. */
export async function benchAnalysis(rounds: number): Promise<Figures> {
  const built = await builtPages();
  try {
    return { question: await ask(built), funnel: await longFunnel(built, rounds), cohorts: await largeMap(built) };
  } finally {
    await built.close();
  }
}

/** A hundred questions, each asked for the first time: every answer comes from the service. */
async function ask(built: Built): Promise<Figures['question']> {
  const address = `${built.console}/behavioranalysis/Eventfunnel?app=1001&v=1`;
  const page = await opened(built, address, figure);
  const times = { whole: new Array<number>(), quarter: new Array<number>() };
  let early = 0;
  for (let n = 1; n <= questions; n++) {
    const [first, second] = [101 + (n % 10), 111 + Math.floor(n / 10)];
    times[n <= questions / 2 ? 'whole' : 'quarter'].push(await changed(page, `${address}&f=channel:${first},${second}`));
    if (n === 10) early = await heapOf(page);
    if (n === questions / 2) await slowed(page, slowdown);
  }
  const late = await heapOf(page);
  await page.context().close();
  return { whole: timesOf(times.whole), quarter: timesOf(times.quarter), heap: { early, late } };
}

async function longFunnel(built: Built, rounds: number): Promise<Figures['funnel']> {
  const { service, token } = openScenario('super-ios');
  const client = createClient({
    origin: 'http://provena.test',
    token: () => token,
    onSessionLost: () => undefined,
    fetch: async (url, init) => (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 }),
  });
  const thought: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await client.ask(reports.funnel, { app: 1001, ...sixtyDays, by: 'channel', steps: path.split('.'), windowMinutes: 10_080 });
    thought.push(performance.now() - start);
  }
  const address = `${built.console}/behavioranalysis/Eventfunnel?app=1001&v=1&t=${sixtyDays.from}_${sixtyDays.to}.previous`;
  const page = await opened(built, address, figure);
  await slowed(page, slowdown);
  const painted: number[] = [];
  for (let round = 0; round < 20; round++) {
    painted.push(await changed(page, `${address}&steps=${encodeURIComponent(path)}&f=channel:${101 + round}&window=${round % 2 ? 7 : 14}`));
    await changed(page, `${address}&f=channel:${101 + round}`);
  }
  await page.context().close();
  return { service: timesOf(thought), painted: timesOf(painted) };
}

/** Ninety days of installs over thirty days each, scrolled and pointed at, on a quarter of the processor. */
async function largeMap(built: Built): Promise<Figures['cohorts']> {
  const cells = 'main table tbody td[data-state]';
  const page = await opened(built, `${built.console}/userlifecycle/useroverview?app=1001&v=1&t=2026-08-22_2026-11-19`, cells);
  await slowed(page, slowdown);
  const { count, from } = await page.evaluate((selector) => {
    const first = document.querySelector(selector)?.getBoundingClientRect();
    return { count: document.querySelectorAll(selector).length, from: (first?.top ?? 0) - 200 };
  }, cells);
  const duration = 2_000;
  const { p95, frames } = await page.evaluate(scroll, { speed: 800, duration, scroller: 'html', from });
  const hovered = await hover(page, cells);
  await page.context().close();
  return { cells: count, scrolled: { perSecond: (frames * 1000) / duration, p95 }, hovered };
}

/** The pointer goes over cells that are in view, as fast as the page takes it. */
async function hover(page: Page, cells: string) {
  await page.evaluate(() => {
    const times: number[] = [];
    Reflect.set(globalThis, 'frameTimes', times);
    const look = (time: number) => {
      times.push(time);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const places = await page.evaluate((selector) => {
    const seen = [...document.querySelectorAll(selector)].map((cell) => cell.getBoundingClientRect());
    return seen.filter(({ top, bottom }) => top > 120 && bottom < innerHeight).map(({ x, y }) => ({ x: x + 8, y: y + 8 }));
  }, cells);
  for (const { x, y } of places.slice(0, 200)) await page.mouse.move(x, y);
  const times = await page.evaluate(() => Array.from<unknown>(Reflect.get(globalThis, 'frameTimes')).map(Number));
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  return { perSecond: gaps.length / seconds, p95: at(0.95, gaps) };
}

/** Goes to an address as back and forward do, and waits until another picture of the funnel stands there and nothing is on its way. */
function changed(page: Page, url: string): Promise<number> {
  return page.evaluate(
    ({ to, selector }) => {
      const picture = () => document.querySelector(selector)?.textContent;
      const before = picture();
      const start = performance.now();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      return new Promise<number>((resolve, reject) => {
        const look = () => {
          const now = picture();
          if (performance.now() - start > 30_000) return reject(new Error(`${to} brought no other picture`));
          if (!now || now === before || document.querySelector('main [aria-busy="true"]')) return requestAnimationFrame(look);
          return requestAnimationFrame(() => resolve(performance.now() - start));
        };
        look();
      });
    },
    { to: url, selector: figure },
  );
}

export function printAnalysis({ question, funnel, cohorts }: Figures) {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const both = ({ median, p95 }: Times) => `median ${ms(median)}, p95 ${ms(p95)}`;
  console.log('\nAnalyses, over the embedded service');
  console.log(
    `from a question to its picture, service included: ${both(question.whole)}; on a quarter of the processor ${both(question.quarter)}`,
  );
  const { early, late } = question.heap;
  console.log(
    `heap after ${questions} questions ${(late / 1e6).toFixed(1)} MB, after 10 ${(early / 1e6).toFixed(1)} MB: ${(late / early).toFixed(2)} x`,
  );
  console.log(
    `a funnel of 10 steps over 60 days: the service answers in ${both(funnel.service)}; painted on a quarter of the processor in ${both(funnel.painted)}`,
  );
  console.log(`a map of ${cohorts.cells.toLocaleString('en-US')} cells on a quarter of the processor:`);
  for (const [what, { perSecond, p95 }] of [
    ['scrolled', cohorts.scrolled],
    ['pointed at', cohorts.hovered],
  ] as const)
    console.log(`  ${what}: ${perSecond.toFixed(0)} frames per second, p95 frame ${ms(p95)}`);
}
