import type { Browser, Page } from 'playwright';
import type { Answer, Collector } from './collector.ts';
import type { Host } from './host.ts';
import type { faults, Step, Story } from './story.ts';
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
  /** How often one that is refused for good was asked for, at the most. */
  poisons: number;
  errors: string[];
}

interface Scene {
  browser: Browser;
  collector: Collector;
  host: Host;
}

const pause = 20_000;
const answersOf: Readonly<Record<(typeof faults)[number], Answer>> = {
  fault: { status: 500 },
  pause: { status: 429, headers: { 'Retry-After': `${pause / 1000}` } },
  redirect: { status: 302, headers: { Location: '/elsewhere' } },
  silence: { status: 0, isSilent: true },
};

/** How often the one was sent that was refused for good most often. */
function poisonsOf(collector: Collector, run: string): number {
  const counts = new Map<string, number>();
  for (const { form, status } of collector.of(run).requests) {
    const id = /%22eventid%22%3A%22(\d+)/.exec(form)?.[1];
    if (status === 400 && id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** Plays one story, then lets everything be well again, and counts. */
export async function play({ browser, collector, host }: Scene, story: Story): Promise<Outcome> {
  const run = `s${story.seed}`;
  const context = await visitor(browser, story);
  /** How many have been opened. */
  let pages = 0;
  context.on('page', (one) => one.on('domcontentloaded', () => (pages += 1)));
  await context.clock.install();
  const errors: string[] = [];
  let produced: string[] = [];
  let count = 0;
  const newNames = (many: number) => Array.from({ length: many }, () => `${run}-${count++}`);
  /** Said after a no: nobody may ever hear of it. */
  const unheard: string[] = [];
  const address = host.page(run, story.isOwnOrigin ? `"receiver":"${host.collect(run)}"` : '');
  const answerBy = (how?: (typeof faults)[number]) =>
    collector.answering(run, (_, form) => (how ? answersOf[how] : form.includes('poison') ? { status: 400 } : undefined));
  answerBy();
  const hopeless = new Set<string>();
  const atRisk = new Map<string, Lost>();
  const open = async () => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    return page;
  };
  let page = await open();
  const missing = () => {
    const arrived = new Set(collector.whats(run));
    return produced.filter((what) => !arrived.has(what));
  };
  let isFailing = false;
  /** How much is left of the pause that the receiver has asked for. */
  let pauseLeft = 0;
  /** The browser holds connections of requests that have outlived a page. */
  let isHeld = false;
  let isOffline = false;
  const isAway = () => isFailing || isOffline || pauseLeft > 0;
  const refreshHope = () => {
    if (!isAway()) hopeless.clear();
  };
  const setOffline = (yes: boolean) => {
    isOffline = yes;
    refreshHope();
    return context.setOffline(yes);
  };
  /** Whoever may store nothing takes with them what the receiver cannot be given. */
  const depart = (isReturn = false) => {
    isHeld ||= isFailing;
    if (story.isStorageDenied && isAway())
      for (const what of missing()) if (!atRisk.has(what)) atRisk.set(what, { what, isHopeless: hopeless.has(what), isReturn });
  };
  const tell = (to: Page, type: string) => to.evaluate((name) => void dispatchEvent(new Event(name)), type);
  const say = (...calls: (readonly [string, ...unknown[]])[]) =>
    page.evaluate((all) => {
      for (const call of all) Reflect.apply(Object(window.provena), null, call);
    }, calls);

  /** One can leave without a network, but one cannot come back. */
  const away = async (isReturn?: boolean) => {
    depart(isReturn);
    await page.goto('about:blank');
    await setOffline(false);
  };

  const acts: { [Kind in Step['kind']]: (step: Extract<Step, { kind: Kind }>) => Promise<unknown> } = {
    async event() {
      const whats = newNames(3);
      produced.push(...whats);
      if (isAway()) for (const what of whats) hopeless.add(what);
      await say(...whats.map((what) => ['event', what] as const));
      // However it is with its receiver, a page has connections of its own.
      if (!isOffline && !isHeld) await page.evaluate(() => fetch('/elsewhere').then(() => undefined));
    },
    poison: () => say(['event', `${run}-poison-${count++}`]),
    async 'no and yes'() {
      await page.waitForFunction(() => window.provena?.version);
      const [what = ''] = newNames(1);
      unheard.push(what);
      await say(['optOut'], ['event', what]);
      if (!story.isStorageDenied) {
        const keys = await page.evaluate(() => Object.keys(localStorage));
        if (keys.length) errors.push(`stored after a no: ${keys.join()}`);
      }
      // What was on its way may have arrived or not.
      const withdrawn = new Set(missing());
      produced = produced.filter((one) => !withdrawn.has(one));
      await say(['optIn']);
    },
    hide: () => tell(page, 'test-hide'),
    show: () => tell(page, 'test-show'),
    async leave() {
      await away();
      await page.goto(address);
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
    async failing({ how }) {
      isFailing = how !== undefined;
      if (how === 'pause') pauseLeft = pause;
      answerBy(how);
      collector.hangUp(run);
      isHeld = false;
      refreshHope();
    },
    offline: ({ yes }) => setOffline(yes),
    async pass({ time }) {
      await context.clock.runFor(time);
      if (!isFailing) pauseLeft -= time;
      refreshHope();
    },
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

  answerBy();
  collector.hangUp(run);
  await setOffline(false);
  await open();
  // What another tab has left is taken over once in a minute, and tried again after a pause.
  for (let passed = 0; passed < 180_000; passed += 2000) {
    const all = produced.filter((what) => !atRisk.has(what));
    if (await collector.until(run, all, 150)) break;
    for (const one of context.pages()) await tell(one, 'online');
    await context.clock.runFor(2000);
  }
  await context.close();
  const poisons = poisonsOf(collector, run);
  // One that is left before it has heard of the answer has sent it twice: at once, and by what outlives it.
  if (poisons > 2 * pages) errors.push(`${run}: one that is refused for good was sent ${poisons} times by ${pages} pages`);
  const lost = missing();
  const whats = collector.whats(run);
  errors.push(
    ...unheard
      .filter((what) => collector.of(run).requests.some(({ form }) => form.includes(`%22${what}%22`)))
      .map((what) => `sent after a no: ${what}`),
  );
  return {
    story,
    produced: produced.length,
    accepted: produced.filter((what) => whats.filter((one) => one === what).length === 1).length,
    explained: lost.flatMap((what) => atRisk.get(what) ?? []),
    unexplained: lost.filter((what) => !atRisk.has(what)),
    repeats: collector.of(run).repeats,
    poisons,
    errors,
  };
}
