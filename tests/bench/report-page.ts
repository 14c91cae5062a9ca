import { builtPages } from './built.ts';
import { printVisits } from './pages.ts';
import { median, visit, type Visit } from './pages/visit.ts';
import { filters, type Filtering } from './report-page/filters.ts';
import { rows, rowsOf, type Rows } from './report-page/rows.ts';

interface Figures {
  visits: { name: string; of: Visit }[];
  filtering: Filtering;
  large: Rows;
}

/** The campaign report as somebody uses it: opened, filtered a hundred times, and as that of an account with 50,000 campaigns. */
export async function benchReportPage(runs: number): Promise<Figures> {
  const built = await builtPages();
  try {
    const report = `${built.console}/monitor/campaigninfo?app=1001`;
    const visits: Figures['visits'] = [];
    for (const [name, url, selector, prepare] of [
      ['floor', built.floor, '[data-usable]', undefined],
      ['report', report, rowsOf, built.member],
    ] as const) {
      await visit(built.browser, url, selector, prepare);
      visits.push({ name, of: await median(runs, () => visit(built.browser, url, selector, prepare)) });
    }
    return { visits, filtering: await filters(built), large: await rows(built) };
  } finally {
    await built.close();
  }
}

export function printReportPage({ visits, filtering: { whole, quarter, heap }, large }: Figures) {
  console.log('\nThe first report, opened with a cold cache: brotli, 9 Mbit/s, 150 ms, a quarter of the processor');
  printVisits(visits);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `from a filter to its numbers, service included: median ${ms(whole.median)}, p95 ${ms(whole.p95)};` +
      ` on a quarter of the processor median ${ms(quarter.median)}, p95 ${ms(quarter.p95)} (${(quarter.p95 / whole.p95).toFixed(1)} x)`,
  );
  console.log(
    `heap after 100 filters ${(heap.late / 1e6).toFixed(1)} MB, after 10 ${(heap.early / 1e6).toFixed(1)} MB: ${(heap.late / heap.early).toFixed(2)} x`,
  );
  console.log(`A report of ${large.total.toLocaleString('en-US')} rows, 100 to a page, on a quarter of the processor`);
  for (const { speed, perSecond, p95, blank } of large.frames)
    console.log(
      `  scrolled at ${speed} px/s: ${perSecond.toFixed(0)} frames per second (${(perSecond / 60).toFixed(2)} x a full 60),` +
        ` p95 frame ${ms(p95)}, blank ${(blank * 100).toFixed(0)} %`,
    );
  console.log('  from a press to the next paint, as the browser measures it (of what took less than 16 ms it does not tell)');
  const best = Math.min(...large.paint.flatMap(({ median: middle, count }) => (count ? [middle] : [])));
  console.table(
    Object.fromEntries(
      large.paint.map(({ what, worst, median: middle, count }) => [
        what,
        count
          ? { presses: count, median: ms(middle), worst: ms(worst), 'x the quickest': (middle / best).toFixed(1) }
          : { presses: count, median: 'below 16 ms' },
      ]),
    ),
  );
}
