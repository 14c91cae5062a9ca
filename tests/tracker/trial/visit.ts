import type { BrowserContext, Page } from 'playwright';
import type { Scene } from './run.ts';
import { visitor } from './visitor.ts';

export interface Visiting {
  /** Fields of the options of `init`, as code has them: `"gpc":true`. */
  options?: string;
  /** What stands after the name of the run in the address. */
  at?: string;
  /** Runs in the page before anything else does. */
  before?: () => void;
  /** Time passes when a test says so. */
  isTimeOurs?: boolean;
  isStorageDenied?: boolean;
  userAgent?: string;
  /** Another tab of the same visitor. */
  context?: BrowserContext;
  /** Before the page is opened. */
  onPage?: (page: Page) => void;
}

/** Opens the page of a host, as a visitor does. */
export async function visit(scene: Scene, run: string, { options = '', at = '', before, isTimeOurs, onPage, ...who }: Visiting = {}) {
  const context = who.context ?? (await visitor(scene.browser, who));
  if (isTimeOurs) await context.clock.install();
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  onPage?.(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(scene.host.page(run, options, at));
  return { context, page, errors };
}

/** As a page says it: `tell(page, 'order', { amount: 3 })`. */
export const tell = (page: Page, name: string, ...words: unknown[]) =>
  page.evaluate((call) => void Reflect.apply(Object(window.provena), null, call), [name, ...words]);

/** What the script has stored, by its names. */
export const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/** A page is loaded before it is the turn of its tab, and what is said until then waits. */
export const untilItsTurn = (page: Page) => page.waitForFunction(() => localStorage.getItem('_provena'));

/** The receiver has an event before the page knows that it has, and until then the page counts it among the few that it sends. */
export const untilForgotten = (page: Page, what: string) =>
  page.waitForFunction((given) => !Object.values(localStorage).some((value) => String(value).includes(`"${given}"`)), what);

declare global {
  interface Window {
    /** What has been done on a page since `countWork`. */
    work?: Record<'written' | 'stored' | 'sent', number>;
  }
}

/** Runs in a page, where it counts what takes time: so many events written as text, stored and sent. */
export function countWork() {
  const work = { written: 0, stored: 0, sent: 0 };
  window.work = work;
  const counted = (target: object, name: string, as: keyof typeof work) => {
    const was = Reflect.get(target, name);
    Reflect.set(target, name, function (this: unknown, ...words: unknown[]) {
      work[as] += 1;
      return Reflect.apply(was, this, words);
    });
  };
  counted(JSON, 'stringify', 'written');
  counted(Storage.prototype, 'setItem', 'stored');
  counted(window, 'fetch', 'sent');
}
