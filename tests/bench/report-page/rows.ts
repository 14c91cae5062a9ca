import type { Page } from 'playwright';
import { at, opened, slowdown, slowed, type Built } from '../built.ts';
import { scroll } from '../table/probe.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { backendOver } from '#mocks/server/embedded.ts';

/** A row with its numbers stands in the report. */
export const rowsOf = '[role="grid"] .row[data-index]';

/** As many as the report offers at once. */
const perPage = 100;

export interface Rows {
  /** How many rows the report has. */
  total: number;
  /** Per second, while it is scrolled at so many pixels a second. */
  frames: { speed: number; perSecond: number; p95: number; blank: number }[];
  /** From an interaction to the next paint, in milliseconds: the worst, and the middle. */
  paint: { what: string; worst: number; median: number; count: number }[];
}

/** The report of an account with 50,000 campaigns, by ad: scrolled, sorted, turned and picked on a quarter of the processor. */
export async function rows(built: Built): Promise<Rows> {
  const { service } = openScenario('huge');
  const { origin, member } = await built.over(async () => backendOver(service));
  const url = `${origin}/monitor/campaigninfo?app=1001&v=1&t=2026-10-21_2026-11-19&by=ad&n=${perPage}`;
  const page = await opened({ browser: built.browser, member }, url, rowsOf);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const total = Number((await page.locator('[role="grid"] .total').first().textContent())?.match(/[\d,]+(?= 项)/)?.[0].replaceAll(',', ''));
  await slowed(page, slowdown);
  const frames: Rows['frames'] = [];
  // The page scrolls, not the table in it; from where the rows begin.
  const { from, room } = await page.evaluate(() => {
    const { top = 0 } = document.querySelector('[role="grid"] .sheet')?.getBoundingClientRect() ?? {};
    return { from: top, room: document.documentElement.scrollHeight - innerHeight - top };
  });
  for (const speed of [1_000, 2_000]) {
    const duration = (room * 1000) / speed;
    const { p95, frames: count, blank } = await page.evaluate(scroll, { speed, duration, scroller: 'html', from });
    await page.evaluate(() => scrollTo({ top: 0 }));
    frames.push({ speed, perSecond: (count * 1000) / duration, p95, blank: blank / count });
  }
  const paint = await interactions(page);
  await page.context().close();
  return { total, frames, paint };
}

/** Real presses, each measured by the browser itself from the event to the frame that shows what it did. */
async function interactions(page: Page): Promise<Rows['paint']> {
  await page.evaluate(watch);
  const part = (selector: string) => page.locator(`[role="grid"] ${selector}`);
  const settled = () => page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), null, { timeout: 60_000 });
  const paint: Rows['paint'] = [];
  const press = async (what: string, ...acts: (() => Promise<void>)[]) => {
    await page.evaluate(() => Reflect.get(globalThis, 'interactions').clear());
    for (const act of acts) {
      await act();
      await settled();
      // The browser reports no event shorter than a frame, and reports long ones in the frame after them.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    }
    const durations = await page.evaluate(() => [...Reflect.get(globalThis, 'interactions').values()].map(Number));
    paint.push({ what, median: at(0.5, durations), worst: Math.max(0, ...durations), count: durations.length });
  };
  const click = (selector: string, place: number) => () => part(selector).nth(place).click();
  await press('sort', ...[1, 2, 3, 4].map((place) => click('[role="columnheader"] button.title', place)));
  await press('pick a row', ...[0, 3, 6].map((place) => click('.row[data-index] [data-act="select"]', place)));
  await press('open a cell', click('.row[data-index] [data-act="explain"]', 2), () => page.keyboard.press('Escape'));
  await press('open a menu', click('.row[data-index] [data-act="menu"]', 3), () => page.keyboard.press('Escape'));
  await press('turn the page', ...[2, 3].map((next) => () => page.getByRole('button', { name: `第 ${next} 页` }).click()));
  await press('type a search', () => page.getByRole('searchbox').last().pressSequentially('PV'));
  return paint;
}

/** Runs in the page. The events of one press are one interaction, as long as the longest of them. */
function watch() {
  const longest = new Map<unknown, number>();
  Reflect.set(globalThis, 'interactions', longest);
  const wanted: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id: unknown = Reflect.get(entry, 'interactionId');
      if (id) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  }).observe(wanted);
}
