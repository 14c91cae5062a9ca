import { chromium, type Browser, type CDPSession } from 'playwright';
import { pinnedBrowser } from '../../browser/chromium.ts';
import type { ScrollFigures } from './probe.ts';

export interface TableFigures {
  name: string;
  firstRows: number;
  slow: ScrollFigures;
  fast: ScrollFigures;
  sortClick: number;
  nodes: number;
  heap: number;
}

interface Contestant {
  name: string;
  scroller: string;
  head: string;
  firstCell: string;
}

/** Where each contestant keeps what is measured. */
export const contestants: Contestant[] = [
  {
    name: 'ours',
    scroller: '[role=grid]',
    head: '[role=columnheader] button',
    firstCell: '[aria-rowindex="2"] [role=rowheader]',
  },
  { name: 'tanstack', scroller: '#root > div', head: 'th', firstCell: 'tbody tr td' },
  {
    name: 'ag-grid',
    scroller: '.ag-grid-viewport',
    head: '.ag-header-cell-label',
    firstCell: '.ag-grid-scrolling-container [row-index="0"] .ag-cell',
  },
  {
    name: 'antd',
    scroller: '.ant-table-tbody-virtual-holder',
    head: 'th',
    firstCell: '.ant-table-tbody-virtual-holder .ant-table-row .ant-table-cell',
  },
];

const throttling = 4;

export async function measureTables(origin: string, runs: number): Promise<TableFigures[]> {
  const browser = await chromium.launch({ ...(await pinnedBrowser()) });
  const figures: TableFigures[][] = [];
  // In turns, so that a machine that slows down slows all of them.
  for (let run = 0; run < runs; run += 1)
    for (const [index, contestant] of contestants.entries()) (figures[index] ??= []).push(await measure(browser, origin, contestant));
  await browser.close();
  return figures.map(median);
}

async function measure(browser: Browser, origin: string, { name, scroller, head, firstCell }: Contestant): Promise<TableFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${origin}/?name=${name}`);
  await page.waitForFunction(() => window.probe !== undefined);
  const before = await usedHeap(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const firstRows = await page.evaluate(() => window.start());
  const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
  const heap = (await usedHeap(session)) - before;
  const slow = await page.evaluate((options) => window.probe.scroll(options), { speed: 2_000, duration: 3_000, scroller });
  const fast = await page.evaluate((options) => window.probe.scroll(options), { speed: 12_000, duration: 3_000, scroller });
  await page.evaluate((selector) => document.querySelector(selector)?.scrollTo({ top: 0 }), scroller);
  await page.waitForFunction((cell) => document.querySelector(cell) !== null, firstCell);
  const sortClick = await page.evaluate((options) => window.probe.sort(options), { head, firstCell });
  await page.close();
  return { name, firstRows, slow, fast, sortClick, nodes, heap };
}

/** After a collection, so that garbage is not counted. The rows themselves are there before and after. */
async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

function median(runs: TableFigures[]): TableFigures {
  const middle = (pick: (figures: TableFigures) => number) => runs.map(pick).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  const scrolling = (key: 'slow' | 'fast'): ScrollFigures => ({
    p95: middle((figures) => figures[key].p95),
    frames: middle((figures) => figures[key].frames),
    blank: Math.max(...runs.map((figures) => figures[key].blank / figures[key].frames)),
  });
  return {
    name: runs[0]?.name ?? '',
    firstRows: middle((figures) => figures.firstRows),
    slow: scrolling('slow'),
    fast: scrolling('fast'),
    sortClick: middle((figures) => figures.sortClick),
    nodes: middle((figures) => figures.nodes),
    heap: middle((figures) => figures.heap),
  };
}
