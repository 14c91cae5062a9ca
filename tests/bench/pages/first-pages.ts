import { minifySync, type Rolldown } from 'vite';
import { at, builtPages, type Built } from '../built.ts';
import { chart, visit, type DetailedVisit } from './visit.ts';

interface FirstPage {
  name: string;
  aim: string;
  visits: readonly DetailedVisit[];
}

interface Figures {
  pages: readonly FirstPage[];
  chunks: Built['chunks'];
}

/** What the way in and the first page behind it cost somebody who was never here, on a slow machine and a usual line. */
export async function benchFirstPages(runs: number): Promise<Figures> {
  const built = await builtPages();
  const { browser, chunks, floor, console: origin, member } = built;
  try {
    const pages: FirstPage[] = [];
    for (const { name, aim, url, selector, prepare } of [
      { name: 'floor', aim: '', url: floor, selector: '[data-usable]', prepare: undefined },
      { name: 'sign-in', aim: '150 KB, 1100 ms', url: `${origin}/login`, selector: 'input[type="password"]', prepare: undefined },
      {
        name: 'overview',
        aim: '400 KB, 12 files, 2200 ms, 300 ms blocked',
        url: `${origin}/monitor/dashboard?app=1001`,
        selector: chart,
        prepare: member,
      },
    ]) {
      // One visit first, so that the service has opened its ledgers.
      await visit(browser, url, selector, prepare);
      const visits: DetailedVisit[] = [];
      for (let run = 0; run < runs; run++) visits.push(await visit(browser, url, selector, prepare));
      pages.push({ name, aim, visits });
    }
    return { pages, chunks };
  } finally {
    await built.close();
  }
}

export function printFirstPages({ pages, chunks }: Figures) {
  console.log('\nFirst pages: cold cache, brotli, 9/1.6 Mbit/s, 150 ms, a quarter of the processor; median (least to most)');
  const rows = pages.map(({ name, aim, visits }) => {
    const of = (figure: (one: DetailedVisit) => number) => ranged(visits.map(figure));
    const figures = {
      'script KB': of(({ script }) => script),
      'script files': of(({ scripts }) => scripts.size),
      'usable ms': of(({ usable }) => usable),
      'blocked ms': of(({ blocked }) => blocked),
      'page at': of(({ milestones }) => milestones.page),
      'scripts at': of(({ milestones }) => milestones.scripts),
      'first paint at': of(({ milestones }) => milestones.firstPaint),
      'answers at': of(({ milestones }) => milestones.answers),
      aim,
    };
    return [name, figures] as const;
  });
  console.table(Object.fromEntries(rows));
  for (const { name, visits } of pages) {
    // Of the visit in the middle: what came in time differs a little from one to the next.
    const [middle] = visits.toSorted((a, b) => a.script - b.script).slice(Math.floor(visits.length / 2));
    if (middle && name !== 'floor') printScripts(name, middle, chunks);
  }
}

/** A page that paints nothing has no such moment. */
const ranged = (values: readonly number[]) =>
  values.some(Number.isNaN)
    ? '–'
    : `${at(0.5, values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;

function printScripts(page: string, { scripts }: DetailedVisit, chunks: Built['chunks']) {
  const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));
  const sorted = (sizes: ReadonlyMap<string, number>) => [...sizes].toSorted((a, b) => b[1] - a[1]);
  const files = sorted(new Map([...scripts].map(([address, bytes]) => [new URL(address).pathname, bytes])));
  console.log(`${page}, KB as sent: ${files.map(([path, bytes]) => `${path.replace(/^.*\//, '')} ${kilobytes(bytes)}`).join(', ')}`);
  const packages = new Map<string, number>();
  for (const [path, bytes] of files) {
    const chunk = chunks.find(({ fileName }) => `/${fileName}` === path);
    for (const [name, share] of chunk ? shares(chunk) : []) packages.set(name, (packages.get(name) ?? 0) + share * bytes);
  }
  console.log(`${page}, KB by package (a file as sent, shared out by what each module weighs when minified):`);
  console.log(
    sorted(packages)
      .map(([name, bytes]) => `${name} ${kilobytes(bytes)}`)
      .join(', '),
  );
}

/** The parts of a file by package, or by folder of ours, adding up to one. */
function shares({ modules }: Rolldown.OutputChunk): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [id, { code }] of Object.entries(modules)) {
    const size = code ? minifySync('module.js', code).code.length : 0;
    sizes.set(packageOf(id), (sizes.get(packageOf(id)) ?? 0) + size);
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return new Map([...sizes].map(([name, size]) => [name, all === 0 ? 0 : size / all]));
}

const packageOf = (id: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.replace(`${process.cwd()}/`, '').split('/').slice(0, 2).join('/');
