import { at, heapOf, opened, slowdown, slowed, type Built } from '../built/built.ts';
import { chart } from './visit.ts';

export interface Wandering {
  /** Milliseconds from the press on a menu entry until the title of the next page is painted, on this machine and on a quarter of it. */
  changes: Record<'whole' | 'quarter', { median: number; p95: number }>;
  /** The heap on one page, after about 20 ways and about 200. */
  heap: { early: number; late: number };
}

const ways = 200;

/** From page to page by the menu, the first half on the whole machine, the second on a quarter of it. */
export async function wander(built: Built): Promise<Wandering> {
  const page = await opened(built, `${built.console}/monitor/dashboard?app=1001`, chart);
  const links = page.getByRole('navigation').locator('li a');
  const count = await links.count();
  // Pages differ in what they hold: one of them is looked at, early and late.
  const round = (least: number) => Math.floor(least / count) * count;
  const times = { whole: new Array<number>(), quarter: new Array<number>() };
  let early = 0;
  let late = 0;
  for (let n = 1; n <= ways; n++) {
    const time = await links.nth(n % count).evaluate(follow);
    // The first round fetches code, which is what a visit measures.
    if (n > count) times[n <= ways / 2 ? 'whole' : 'quarter'].push(time);
    if (n === round(20 + count - 1)) early = await heapOf(page);
    if (n === round(ways)) late = await heapOf(page);
    if (n === ways / 2) await slowed(page, slowdown);
  }
  await page.context().close();
  const figures = (values: readonly number[]) => ({ median: at(0.5, values), p95: at(0.95, values) });
  return { changes: { whole: figures(times.whole), quarter: figures(times.quarter) }, heap: { early, late } };
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
