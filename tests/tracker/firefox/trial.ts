import { buildFull, buildTracker } from '../../../app/tracker/build/build.ts';
import { openCollector } from '../trial/collector.ts';
import { openHost } from '../trial/host.ts';
import { findFirefox, firefoxOf } from './browser.ts';
import { scripts, stories, type Story } from './stories.ts';

/** `npm run tracker:firefox`: the script in a second engine, where one is installed. Not part of the suite. */
const file = findFirefox();
if (!file) {
  console.log('There is no Firefox here. Install one (Debian: apt-get install firefox-esr), or say where it is: FIREFOX=/path/to/firefox');
  process.exit(1);
}

/** As long as a story may take. */
const longest = 60_000;
const collector = await openCollector();
const spoken = new Map<string, string[]>();
const listening = new Set<() => void>();
const wordsOf = (run: string) => spoken.get(run) ?? [];

const answers: Readonly<Record<string, (run: string, rest: string) => unknown>> = {
  until: (run, rest) => collector.until(run, rest.split(',')),
  patience: (run, rest) => collector.until(run, rest.split(','), 5000),
  views: async (run, rest) => {
    while (collector.whats(run).filter((what) => what === 'pageview').length < Number(rest)) await new Promise(setImmediate);
  },
  requests: async (run) => collector.of(run).requests.length,
  failing: (run) => collector.answering(run, () => ({ status: 503 })),
  well: (run) => collector.answering(run),
};

async function answer(run: string, question: string): Promise<string> {
  const [word = '', ...rest] = question.split(' ');
  spoken.set(run, [...wordsOf(run), word === 'count' ? `count ${collector.of(run).requests.length}` : question]);
  for (const listen of listening) listen();
  return String(await answers[word]?.(run, rest.join(' ')));
}

/** Resolves when the page has said a word that begins so. */
const said = (run: string, word: string) =>
  new Promise<boolean>((resolve) => {
    const end = (isSaid: boolean) => {
      listening.delete(listen);
      clearTimeout(timer);
      resolve(isSaid);
    };
    const listen = () => wordsOf(run).some((one) => one.startsWith(word)) && end(true);
    const timer = setTimeout(() => end(false), longest);
    listening.add(listen);
    listen();
  });

const host = await openHost({
  script: (await buildTracker()).script,
  full: buildFull,
  receiver: collector.origin,
  plays: { scripts, answer },
});

async function play(browser: string, run: string, { options = '', at = '', killedAfter, faults }: Story): Promise<string[]> {
  const visitor = firefoxOf(browser);
  visitor.open(host.page(run, options, at));
  if (killedAfter) {
    if (!(await said(run, killedAfter))) return ['it did not come so far'];
    await visitor.kill();
    collector.answering(run);
    visitor.open(host.page(run, options, `${at || '?'}&again`));
  }
  const isDone = await said(run, 'done');
  await visitor.remove();
  return [...(isDone ? [] : ['it did not end']), ...faults(run, collector, wordsOf(run))];
}

let failed = 0;
for (const [run, story] of Object.entries(stories)) {
  const found = await play(file, run, story);
  failed += found.length;
  console.log(`${found.length ? 'FAILED' : 'ok    '} ${story.says}${found.map((fault) => `\n       ${fault}`).join('')}`);
}
const browsers = new Set(
  Object.keys(stories).flatMap((run) =>
    collector.of(run).requests.map(({ headers }) => /Firefox\/[\d.]+/.exec(headers['user-agent'] ?? '')?.[0] ?? ''),
  ),
);
console.log(
  `${[...browsers].join(', ')}: ${collector.refused().length} refused, ${collector.preflights()} preflights, ${collector.unusual.length} unusual requests`,
);
await host.close();
await collector.close();
process.exitCode = failed || collector.refused().length || collector.preflights() || collector.unusual.length ? 1 : 0;
