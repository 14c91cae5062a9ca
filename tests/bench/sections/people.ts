import type { Page } from 'playwright';
import { at, builtPages, opened, slowdown, slowed, type Built } from '../built.ts';
import { scroll } from '../table/probe.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { crowd } from './crowd.ts';
import { row } from './search.ts';

export interface Scrolled {
  perSecond: number;
  p95: number;
  blank: number;
}

interface Matrix {
  members: number;
  columns: number;
  /** From the start of the visit until the first row can be read. */
  opened: number;
  scrolled: Scrolled[];
  /** From a filter in the address to the rows that it leaves. */
  filtered: { median: number; p95: number };
}

export const speeds = [1_000, 2_000];

/** More than the service answers at once. */
const many = 520;

/** Who sees what, for a company as it usually is and for one of more than five hundred, on a quarter of the processor. */
export async function benchPeople(filters = 12): Promise<Matrix[]> {
  const built = await builtPages();
  try {
    return [await matrixOf(built, 0, filters), await matrixOf(built, many, filters)];
  } finally {
    await built.close();
  }
}

async function matrixOf(built: Built, members: number, filters: number): Promise<Matrix> {
  const { world, service } = openScenario('super-ios');
  crowd(world, members);
  const { origin, member } = await built.over(async () => backendOver(service));
  const began = performance.now();
  const page = await opened({ browser: built.browser, member }, `${origin}/manage/auth?tab=access&of=1001`, row);
  const isOpen = performance.now() - began;
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const { rows, columns } = await page.evaluate(() => {
    const grid = document.querySelector('[role="grid"]');
    return { rows: Number(grid?.getAttribute('aria-rowcount')), columns: Number(grid?.getAttribute('aria-colcount')) };
  });
  if (rows < members) throw new Error(`Only ${rows} of ${members} members are there`);
  await slowed(page, slowdown);
  const scrolled = await scrolling(page);
  const filtered = await filtering(page, filters);
  await page.context().close();
  return { members: rows, columns, opened: isOpen, scrolled, filtered };
}

export async function scrolling(page: Page): Promise<Scrolled[]> {
  const { scroller, from, room } = await page.evaluate(findScroller);
  const figures: Scrolled[] = [];
  for (const speed of speeds) {
    // A short list ends before a second of scrolling does.
    const duration = Math.max(300, Math.min(4_000, (room * 1000) / speed));
    const { p95, frames, blank } = await page.evaluate(scroll, { speed, duration, scroller, from, row });
    await page.evaluate((box) => document.querySelector(box)?.scrollTo({ top: 0 }), scroller);
    figures.push({ perSecond: (frames * 1000) / duration, p95, blank: blank / frames });
  }
  return figures;
}

/** Runs in the page. What scrolls the rows, the page or a box around them, and from where they fill it. */
function findScroller(): { scroller: string; from: number; room: number } {
  const sheet = document.querySelector('[role="grid"] .sheet');
  for (let box = sheet?.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY === 'visible') continue;
    box.dataset['scroller'] = '';
    return { scroller: '[data-scroller]', from: 0, room: box.scrollHeight - box.clientHeight };
  }
  const from = Math.max(0, sheet?.getBoundingClientRect().top ?? 0);
  return { scroller: 'html', from, room: document.documentElement.scrollHeight - innerHeight - from };
}

/** As a link does: the address changes, and the rows follow. */
async function filtering(page: Page, count: number): Promise<Matrix['filtered']> {
  const durations: number[] = [];
  for (let index = 0; index < count; index += 1)
    durations.push(
      await page.evaluate(rowsAfter, index % 2 === 0 ? '/manage/auth?tab=access&of=1001&sees=order' : '/manage/auth?tab=access&of=1001'),
    );
  return { median: at(0.5, durations), p95: at(0.95, durations) };
}

/** Runs in the page. */
async function rowsAfter(href: string): Promise<number> {
  const rows = () => document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount');
  const before = rows();
  const began = performance.now();
  history.pushState(null, '', href);
  dispatchEvent(new PopStateEvent('popstate'));
  while (rows() === before) {
    if (performance.now() - began > 30_000) throw new Error('The rows did not change within 30 s');
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - began;
}

export function printPeople([usual, large]: Matrix[]) {
  if (!usual || !large) return;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const times = (more: number, less: number) => `${(more / less).toFixed(2)} x`;
  console.log(
    `\nWho sees what: ${large.members} members x ${large.columns} columns beside ${usual.members} members, on a quarter of the processor`,
  );
  console.log(`  opened, the whole processor: ${ms(large.opened)} beside ${ms(usual.opened)}: ${times(large.opened, usual.opened)}`);
  for (const [place, speed] of speeds.entries()) {
    const [of, against] = [large.scrolled[place], usual.scrolled[place]];
    if (!of || !against) continue;
    console.log(
      `  scrolled at ${speed} px/s: ${of.perSecond.toFixed(0)} frames per second (${(of.perSecond / 60).toFixed(2)} x a full 60,` +
        ` ${times(of.perSecond, against.perSecond)} the usual company), p95 frame ${ms(of.p95)}, blank ${(of.blank * 100).toFixed(0)} %`,
    );
  }
  console.log(
    `  from a filter to its rows: median ${ms(large.filtered.median)}, p95 ${ms(large.filtered.p95)}; ${times(large.filtered.median, usual.filtered.median)} the usual company`,
  );
}
