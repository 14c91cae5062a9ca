import { builtPages } from './built.ts';
import { chart, median, visit, type Visit } from './pages/visit.ts';
import { measureNavigation, type Change, type NavigationFigures } from './pages/navigation.ts';

interface Figures extends NavigationFigures {
  visits: { name: string; of: Visit }[];
}

/** The targets, printed beside the measured values. */
const aims: Readonly<Record<string, string>> = {
  login: '150 KB, 1100 ms',
  dashboard: '400 KB, first chart at 2200 ms, 300 ms blocked',
};

/** Size and load time of pages compared with a minimal page of the same stack, built and measured in the same run. */
export async function benchPages(runs: number): Promise<Figures> {
  const built = await builtPages();
  try {
    const pages = [
      { name: 'floor', url: built.floor, selector: '[data-usable]', prepare: undefined },
      { name: 'login', url: `${built.console}/login`, selector: 'input[type="password"]', prepare: undefined },
      { name: 'dashboard', url: `${built.console}/monitor/dashboard?app=1001`, selector: chart, prepare: built.member },
    ];
    const visits: Figures['visits'] = [];
    for (const { name, url, selector, prepare } of pages) {
      // One visit first, so that the server has compressed its files and opened its ledgers.
      await visit(built.browser, url, selector, prepare);
      visits.push({ name, of: await median(runs, () => visit(built.browser, url, selector, prepare)) });
    }
    return { visits, ...(await measureNavigation(built)) };
  } finally {
    await built.close();
  }
}

export function printPages({ visits, changes, heap }: Figures) {
  console.log('\nPages: cold cache, brotli, 9 Mbit/s, 150 ms, a quarter of the processor');
  printVisits(visits);
  const figures = ({ median: half, p95 }: Change[keyof Change]) => `median ${half.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
  for (const [what, key] of [
    ['its name', 'name'],
    ['all its figures', 'figures'],
  ] as const)
    console.log(
      `from page to page by the menu, until ${what} can be read: ${figures(changes.whole[key])}; on a quarter of the processor` +
        ` ${figures(changes.quarter[key])} (${(changes.quarter[key].p95 / changes.whole[key].p95).toFixed(1)} x)` +
        (key === 'name' ? '; aim: p95 150 ms' : ''),
    );
  console.log(
    `heap after 200 such ways ${(heap.late / 1e6).toFixed(1)} MB, after 20 ${(heap.early / 1e6).toFixed(1)} MB:` +
      ` ${(heap.late / heap.early).toFixed(2)} x (aim: 1.10)`,
  );
}

/** Each page compared with the first, the minimal one. */
export function printVisits(visits: Figures['visits']) {
  const floor = visits[0]?.of;
  console.log('page            KB   x floor   of it code   x floor   usable ms   x floor   blocked ms   aim');
  for (const { name, of } of visits) {
    const ratio = (figure: keyof Visit) => (floor ? (of[figure] / floor[figure]).toFixed(2) : '').padStart(7);
    const whole = (value: number, width: number) => value.toFixed(0).padStart(width);
    console.log(
      `${name.padEnd(12)} ${whole(of.kilobytes, 5)}   ${ratio('kilobytes')}   ${whole(of.script, 10)}   ${ratio('script')}` +
        `   ${whole(of.usable, 9)}   ${ratio('usable')}   ${whole(of.blocked, 10)}   ${aims[name] ?? ''}`,
    );
  }
}
