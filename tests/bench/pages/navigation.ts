import { at, heapOf, opened, slowdown, slowed, type Built } from '../built.ts';
import { chart } from './visit.ts';

export interface NavigationFigures {
  /** Milliseconds from the press on a menu entry, on this machine and on a quarter of it. */
  changes: Record<'whole' | 'quarter', Change>;
  /** The heap on one page, after about 20 and about 200 page changes. */
  heap: { early: number; late: number };
}

/** Milliseconds until the title of the next page is painted, and until its figures are. */
export type Change = Record<keyof Times, { median: number; p95: number }>;

interface Times {
  name: number;
  figures: number;
}

const changeCount = 200;

/** Changes pages through the menu, the first half at full speed, the second with the CPU throttled to a quarter. */
export async function measureNavigation(built: Built): Promise<NavigationFigures> {
  const page = await opened(built, `${built.console}/monitor/dashboard?app=1001`, chart);
  const links = page.getByRole('navigation').locator('li a');
  const count = await links.count();
  // The heap is compared on the same page early and late, because pages differ.
  const round = (least: number) => Math.floor(least / count) * count;
  const times = { whole: new Array<Times>(), quarter: new Array<Times>() };
  let early = 0;
  let late = 0;
  for (let n = 1; n <= changeCount; n++) {
    const time = await links.nth(n % count).evaluate(follow);
    // The first round loads code, which another benchmark measures.
    if (n > count) times[n <= changeCount / 2 ? 'whole' : 'quarter'].push(time);
    if (n === round(20 + count - 1)) early = await heapOf(page);
    if (n === round(changeCount)) late = await heapOf(page);
    if (n === changeCount / 2) await slowed(page, slowdown);
  }
  await page.context().close();
  const of = (values: readonly number[]) => ({ median: at(0.5, values), p95: at(0.95, values) });
  const change = (all: readonly Times[]): Change => ({
    name: of(all.map(({ name }) => name)),
    figures: of(all.map(({ figures }) => figures)),
  });
  return { changes: { whole: change(times.whole), quarter: change(times.quarter) }, heap: { early, late } };
}

/** Runs in the page: presses a link and waits until the name of another page is painted, and then until nothing on it is awaited any more. */
function follow(link: Element): Promise<Times> {
  const before = document.querySelector('h1')?.textContent;
  const start = performance.now();
  if (link instanceof HTMLElement) link.click();
  return new Promise((resolve, reject) => {
    let name: number | undefined;
    const look = () => {
      const now = performance.now() - start;
      if (now > 20_000) return reject(new Error(`${link.textContent} did not open`));
      const main = document.querySelector('main');
      const title = main?.querySelector('h1')?.textContent;
      const isThere = name !== undefined && !main?.querySelector('[aria-busy="true"], [data-skeleton]');
      // Content of a frame is painted with it, and measured in the next one.
      return requestAnimationFrame((): unknown => {
        if (name !== undefined && isThere) return resolve({ name, figures: performance.now() - start });
        if (title && title !== before) name ??= performance.now() - start;
        return look();
      });
    };
    look();
  });
}
