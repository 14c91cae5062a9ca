import { at, heapOf, opened, slowdown, slowed, type Built } from '../built.ts';

/** A line of a list. */
export const row = '[role="grid"] .row[data-index]';

export interface Heap {
  early: number;
  late: number;
}

export interface Searches {
  median: number;
  p95: number;
  heap: Heap;
}

export type Over = Pick<Built, 'browser' | 'member'>;

/** On a quarter of the processor, from the last letter of each search to the rows that are found, and the heap after the tenth and the last. */
export async function searched(over: Over, url: string, wanted: readonly string[]): Promise<Searches> {
  const page = await opened(over, url, row);
  await slowed(page, slowdown);
  const times: number[] = [];
  let early = 0;
  for (const [index, text] of wanted.entries()) {
    await page.evaluate(begin);
    await page.getByRole('searchbox').first().fill(text);
    times.push(await page.evaluate(settled, text));
    if (index === 9) early = await heapOf(page);
  }
  const late = await heapOf(page);
  await page.context().close();
  return { median: at(0.5, times), p95: at(0.95, times), heap: { early, late } };
}

/** Runs in the page. */
export function begin() {
  Reflect.set(globalThis, 'began', performance.now());
}

/** Runs in the page: until every row that stands there has what is searched for, or nothing is found, and nothing is on its way. */
function settled(wanted: string): Promise<number> {
  const began = Number(Reflect.get(globalThis, 'began'));
  return new Promise((resolve, reject) => {
    const look = () => {
      const lines = [...document.querySelectorAll('[role="grid"] .row[data-index]')];
      const isThere = location.search.includes(wanted) && lines.every((line) => line.textContent?.includes(wanted));
      if (performance.now() - began > 60_000) return reject(new Error(`${wanted} was not found and not missed`));
      if (!isThere || document.querySelector('main [aria-busy="true"]')) return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.now() - began));
    };
    look();
  });
}

export const printedHeap = ({ early, late }: Heap) =>
  `${(late / 1e6).toFixed(1)} MB, early ${(early / 1e6).toFixed(1)} MB: ${(late / early).toFixed(2)} x`;
