import { openScenario, storyTime } from '#mocks/open-scenario.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';
import { backendOver } from '#mocks/server/embedded.ts';
import { builtPages, heapOf, opened, slowdown, slowed, type Built } from '../built.ts';
import { visit, type Visit } from '../pages/visit.ts';
import { crowd, manyRoles } from './crowd.ts';
import { scrolling, speeds, type Scrolled } from './people.ts';
import { printedHeap, row, searched, type Heap, type Searches } from './search.ts';

/** Each list of an account, and what is searched for in it: the numbers at the end of its names. */
const lists: Record<Name, string> = {
  apps: '/manage/app',
  campaigns: '/manage/campaign?app=1001',
  members: '/manage/auth',
  roles: '/manage/authrole',
};
const wanted = Array.from({ length: 30 }, (_, n) => String(101 + n * 7));
const names = ['apps', 'campaigns', 'members', 'roles'] as const;
type Name = (typeof names)[number];

interface List {
  first: Visit;
  scrolled: Scrolled[];
  searches: Searches;
}

interface Polling {
  calls: number;
  heap: Heap;
}

/** An agency of 10,000 apps with names of 200 characters, 50,000 campaigns, 2,000 members and 500 roles, beside the usual account; and pages that are left open for a day's work. Each part is printed when it is known. */
export async function benchScale(): Promise<void> {
  const built = await builtPages();
  const heaps: Heap[] = [];
  try {
    const usual = await over(built, 'super-ios', 0, 0);
    const large = await over(built, 'huge', 2_000, 500);
    console.log('\nLists of an account of 10,000 apps, 50,000 campaigns, 2,000 members and 500 roles, on a quarter of the processor');
    for (const name of names) {
      const list = await listOf(large, name);
      printList(name, list, await listOf(usual, name));
      heaps.push(list.searches.heap);
    }
    console.log(`Pages left open for ${hours} hours of their clock, heap after the first hour and the last`);
    for (const [name, account, path, step] of [
      ['campaigns', large, lists.campaigns, 60_000],
      // Figures are added up by the service, and the embedded one takes minutes for 50,000 campaigns: that is not the page's memory.
      ['overview', usual, '/monitor/dashboard?app=1001', 60_000],
      ['stream', usual, '/manage/appDetail?id=1001&step=3', 3_000],
    ] as const) {
      const { calls, heap } = await leftOpen(account, path, step);
      console.log(`  ${name}: ${calls} calls; ${printedHeap(heap)}`);
      heaps.push(heap);
    }
  } finally {
    await built.close();
  }
  if (heaps.some(({ early, late }) => late > mostGrowth * early)) {
    console.log(`A heap grew by more than ${mostGrowth} x`);
    process.exitCode = 1;
  }
}

type Account = Pick<Built, 'browser' | 'member'> & { origin: string };

async function over(built: Built, scenario: ScenarioName, members: number, roles: number): Promise<Account> {
  const { world, service } = openScenario(scenario);
  crowd(world, members);
  manyRoles(world, roles);
  return { browser: built.browser, ...(await built.over(async () => backendOver(service))) };
}

async function listOf(account: Account, name: Name): Promise<List> {
  const url = `${account.origin}${lists[name]}`;
  const first = await visit(account.browser, url, row, account.member);
  const page = await opened(account, url, row);
  await slowed(page, slowdown);
  const scrolled = await scrolling(page);
  await page.context().close();
  return { first, scrolled, searches: await searched(account, url, wanted) };
}

const hours = 8;
/** What is flat grows by less. */
const mostGrowth = 1.1;

/** A page that nobody touches for eight hours of its clock. What it asks for is answered in between. */
async function leftOpen(account: Account, path: string, step: number): Promise<Polling> {
  const page = await opened(account, 'about:blank', 'html');
  await page.clock.install({ time: Date.parse(`${storyTime.day}T00:00:00+08:00`) + storyTime.minute * 60_000 });
  await page.goto(`${account.origin}${path}`);
  await page.locator('main h1').waitFor();
  const waiting = new Set<Promise<unknown>>();
  let calls = 0;
  page.on('request', (request) => {
    calls += 1;
    const answer = request.response().finally(() => waiting.delete(answer));
    waiting.add(answer);
  });
  const pass = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await page.clock.runFor(step);
      await Promise.all(waiting);
    }
  };
  await pass(3_600_000);
  const early = await heapOf(page);
  await pass((hours - 1) * 3_600_000);
  const late = await heapOf(page);
  await page.context().close();
  return { calls, heap: { early, late } };
}

function printList(name: Name, { first, scrolled, searches }: List, usual: List) {
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const times = (more: number, less: number) => `${(more / less).toFixed(2)} x`;
  console.log(name);
  console.log(
    `  first rows with a cold cache (9 Mbit/s, 150 ms): ${ms(first.usable)}, ${times(first.usable, usual.first.usable)} the usual account`,
  );
  console.log(
    `  from the last letter of a search to its rows: median ${ms(searches.median)}, p95 ${ms(searches.p95)}, ${times(searches.median, usual.searches.median)}`,
  );
  for (const [place, { perSecond, p95, blank }] of scrolled.entries())
    console.log(
      `  scrolled at ${speeds[place]} px/s: ${perSecond.toFixed(0)} frames per second, p95 frame ${ms(p95)}, blank ${(blank * 100).toFixed(0)} %`,
    );
  console.log(`  heap after ${wanted.length} searches ${printedHeap(searches.heap)}`);
}
