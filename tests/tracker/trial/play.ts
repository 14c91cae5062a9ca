import type { Browser, Page } from 'playwright';
import type { Collector } from './collector.ts';
import type { Host } from './host.ts';
import type { Step, Story } from './story.ts';
import { visitor } from './visitor.ts';

/** On a page that was left, though it may store nothing, while the receiver could not be reached. No other cap of the manual is played. */
interface Lost {
  what: string;
  /** Nobody could be reached from the moment that it was said. Otherwise it was on its way when the receiver went away. */
  isHopeless: boolean;
  /** The visitor came back, to a page that the pinned browser had thrown away and others keep (see README.md). */
  isReturn: boolean;
}

export interface Outcome {
  story: Story;
  produced: number;
  /** Exactly once, after the receiver has dropped what has the same id. */
  accepted: number;
  /** Lost by a cap that is declared. */
  explained: Lost[];
  unexplained: string[];
  repeats: number;
  errors: string[];
}

interface Scene {
  browser: Browser;
  collector: Collector;
  host: Host;
}

/** Plays one story, then lets everything be well again, and counts. */
export async function play({ browser, collector, host }: Scene, story: Story): Promise<Outcome> {
  const run = `s${story.seed}`;
  const context = await visitor(browser, story);
  await context.clock.install();
  const errors: string[] = [];
  const produced: string[] = [];
  const hopeless = new Set<string>();
  const atRisk = new Map<string, Lost>();
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(host.page(run));
    return page;
  };
  let page = await open();
  const missing = () => {
    const arrived = new Set(collector.whats(run));
    return produced.filter((what) => !arrived.has(what));
  };
  let isFailing = false;
  let isOffline = false;
  const setOffline = (yes: boolean) => {
    isOffline = yes;
    if (!yes && !isFailing) hopeless.clear();
    return context.setOffline(yes);
  };
  /** Whoever may store nothing takes with them what the receiver cannot be given. */
  const depart = (isReturn = false) => {
    if (story.isStorageDenied && (isFailing || isOffline))
      for (const what of missing()) if (!atRisk.has(what)) atRisk.set(what, { what, isHopeless: hopeless.has(what), isReturn });
  };
  const tell = (to: Page, type: string) => to.evaluate((name) => void dispatchEvent(new Event(name)), type);

  /** One can leave without a network, but one cannot come back. */
  const away = async (isReturn?: boolean) => {
    depart(isReturn);
    await page.goto('about:blank');
    await setOffline(false);
  };

  const acts: { [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => Promise<unknown> } = {
    async event() {
      const whats = [0, 1, 2].map((index) => `${run}-${produced.length + index}`);
      produced.push(...whats);
      if (isFailing || isOffline) for (const what of whats) hopeless.add(what);
      await page.evaluate((names) => {
        const { provena } = window;
        if (typeof provena === 'function') for (const name of names) provena('event', name);
      }, whats);
    },
    hide: () => tell(page, 'test-hide'),
    show: () => tell(page, 'test-show'),
    async leave() {
      await away();
      await page.goto(host.page(run));
    },
    async back() {
      await away(true);
      await page.goBack();
    },
    async close() {
      depart();
      await page.close();
      await setOffline(false);
      page = await open();
    },
    async 'second tab'() {
      await setOffline(false);
      page = await open();
    },
    async failing({ yes }) {
      isFailing = yes;
      collector.answering(run, yes ? () => ({ status: 500 }) : undefined);
      if (!yes && !isOffline) hopeless.clear();
    },
    offline: ({ yes }) => setOffline(yes),
    pass: ({ time }) => context.clock.runFor(time),
    async jump({ time }) {
      const now = await page.evaluate(() => Date.now());
      await context.clock.setSystemTime(now + time);
    },
  };
  const act = (step: Step): Promise<unknown> => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the table has for each kind what takes a step of that kind
    const run = acts[step.kind] as (step: Step) => Promise<unknown>;
    return run(step);
  };
  for (const step of story.steps) await act(step);

  collector.answering(run);
  await setOffline(false);
  await open();
  for (let round = 0; round < 30; round += 1) {
    const all = produced.filter((what) => !atRisk.has(what));
    if (await collector.until(run, all, 150)) break;
    for (const one of context.pages()) await tell(one, 'online');
    await context.clock.runFor(2000);
  }
  await context.close();
  const lost = missing();
  const whats = collector.whats(run);
  return {
    story,
    produced: produced.length,
    accepted: produced.filter((what) => whats.filter((one) => one === what).length === 1).length,
    explained: lost.flatMap((what) => atRisk.get(what) ?? []),
    unexplained: lost.filter((what) => !atRisk.has(what)),
    repeats: collector.of(run).repeats,
    errors,
  };
}
