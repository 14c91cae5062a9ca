import { at, heapOf, opened, slowdown, slowed, type Built } from '../built.ts';
import { rowsOf } from './rows.ts';

export interface Filtering {
  /** Milliseconds from a change of the filter until the numbers of its answer are painted, on this machine and on a quarter of it. */
  whole: { median: number; p95: number };
  quarter: { median: number; p95: number };
  heap: { early: number; late: number };
}

const changes = 100;

/** A hundred filters, each asked for the first time: every answer comes from the service. */
export async function filters(built: Built): Promise<Filtering> {
  const address = `${built.console}/monitor/campaigninfo?app=1001`;
  const page = await opened(built, address, rowsOf);
  const times = { whole: new Array<number>(), quarter: new Array<number>() };
  let early = 0;
  for (let n = 1; n <= changes; n++) {
    const [first, second] = [101 + (n % 10), 111 + Math.floor(n / 10)];
    const time = await page.evaluate(filter, `${address}&v=1&f=channel:${first},${second}`);
    times[n <= changes / 2 ? 'whole' : 'quarter'].push(time);
    if (n === 10) early = await heapOf(page);
    if (n === changes / 2) await slowed(page, slowdown);
  }
  const late = await heapOf(page);
  await page.context().close();
  const figures = (values: readonly number[]) => ({ median: at(0.5, values), p95: at(0.95, values) });
  return { whole: figures(times.whole), quarter: figures(times.quarter), heap: { early, late } };
}

/** Runs in the page: goes to an address as back and forward do, and waits until other totals stand there and nothing is on its way. */
function filter(url: string): Promise<number> {
  const totals = () => document.querySelector('[role="grid"] .total')?.textContent;
  const before = totals();
  const start = performance.now();
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  return new Promise((resolve, reject) => {
    const look = () => {
      const now = totals();
      if (performance.now() - start > 30_000) return reject(new Error(`${url} brought no other numbers`));
      if (!now || now === before || document.querySelector('main [aria-busy="true"]')) return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.now() - start));
    };
    look();
  });
}
