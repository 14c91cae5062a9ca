import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { pinnedBrowser } from '../browser/chromium.ts';
import { storageKey } from '#app/session/browserStorage.ts';
import { configFrom, type Config } from '#app/lib/config/shape.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
import type { Backend } from '#mocks/server/http/backend.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { createSite, type Site } from '#mocks/server/http/site.ts';
import { lateAnswers } from './lateAnswers.ts';

/** The built console, served as by `npm start` with its security headers, and a browser. */
export interface RunningConsole {
  origin: string;
  browser: Browser;
  /** Opens a page in a separate browser context. Its errors are collected in `complaints`. */
  visitor: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  complaints: string[];
  /** Replaces the build, as a deployment does, or the whole site. */
  deploy: (build: string | Site) => Promise<void>;
  close: () => Promise<void>;
}

interface Installed {
  backend?: () => Promise<Backend>;
  /** Below this path of its server. */
  path?: string;
  /** Written into the page; null leaves it to the file beside it. */
  config?: Partial<Config> | null;
}

export async function startConsole(options: (() => Promise<Backend>) | Installed = {}): Promise<RunningConsole> {
  const installed = typeof options === 'function' ? { backend: options } : options;
  const { backend = () => createEmbedded({ stateFile: null }), path = '/', config = { demo: demoAccount } }: Installed = installed;

  const complaints: string[] = [];
  const say = (words: string) => void complaints.push(words);
  // Compression only costs time on one machine.
  const siteOf = (root: string) => createSite(root, { isCompressed: false, path, config });
  let site = await siteOf('dist/console');
  const served: Site = { answer: (...given) => site.answer(...given) };
  const answers = process.env['LATE_ANSWERS'] ? async () => lateAnswers(await backend()) : backend;
  const server = await listen({ site: served, config: configFrom(config ?? {}), backend: answers, host: '127.0.0.1', port: 0, say });
  const browser = await chromium.launch({ ...(await pinnedBrowser()) });
  const origin = `http://localhost:${server.port}`;
  return {
    origin,
    browser,
    complaints,
    async visitor(options = {}) {
      // What still moves cannot be pressed: Playwright tries again, and scrolls the page under an open list.
      const usual = { baseURL: origin, timezoneId: 'Asia/Shanghai', locale: 'zh-CN', reducedMotion: 'reduce' } as const;
      const context = await browser.newContext({ ...usual, ...options });
      // A browser asks before it leaves what is not saved, and is told to go. Whether a draft is stored by then is a matter of time.
      context.on('dialog', (dialog) => void dialog.accept());
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => complaints.push(`${page.url()}: ${message}`));
      page.on(
        'console',
        (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`),
      );
      return page;
    },
    async deploy(build) {
      site = typeof build === 'string' ? await siteOf(build) : build;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Signs in as a demo account and opens a page, in whichever language the last visitor has left. */
export async function signIn(page: Page, account: string, path = '/monitor/dashboard') {
  await page.goto(path);
  await page.getByLabel(/^(邮箱|Email)/).fill(`${account}@provena.test`);
  await page
    .getByLabel(/^(密码|Password)/)
    .first()
    .fill('provena-demo');
  await page.keyboard.press('Enter');
  // An open drawer has a banner of its own.
  await page.getByRole('banner').first().waitFor();
}

/** What a browser stores of who is signed in. */
interface StoredSession {
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
  profile: string;
}

const profileKey = storageKey('profile');
const sessions = new WeakMap<Browser, Map<string, StoredSession>>();

/** The token of the session in a page. */
export const tokenIn = async (page: Page): Promise<string> =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), profileKey)) ?? '{}').token ?? '';

/**
 * Opens a page as a demo account that is signed in. Who has signed in once in this browser stays so in further contexts of it: to sign in takes as long as
 * to open a page. A journey that is about signing in or out uses signIn.
 */
export async function openAs(page: Page, account: string, path: string) {
  const context = page.context();
  const browser = context.browser();
  if (!browser) throw new Error('A session is kept for each browser');
  const kept = sessions.get(browser) ?? new Map<string, StoredSession>();
  sessions.set(browser, kept);
  const known = kept.get(account);
  if (!known) {
    await signIn(page, account, path);
    const profile = await page.evaluate((key) => localStorage.getItem(key), profileKey);
    kept.set(account, { cookies: await context.cookies(), profile: profile ?? '' });
    return;
  }
  await context.addCookies(known.cookies);
  // An empty page of the same origin takes the storage before the console reads it.
  await page.route('**/empty', (route) => route.fulfill({ body: '' }));
  await page.goto('/empty');
  await page.evaluate(([key, profile]) => localStorage.setItem(key, profile), [profileKey, known.profile] as const);
  await page.unroute('**/empty');
  await page.goto(path);
  await page.getByRole('banner').first().waitFor();
}

/** The view answers the question that is asked now: former rows stand, marked as busy, until those of another order or page have come. */
export async function answered(view: Locator) {
  await view.locator('[aria-busy]').first().waitFor({ state: 'detached' });
}

/** Leads from page to page inside the console, as a link does: to load it anew takes longer than most pages do. */
export async function follow(page: Page, href: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, href);
}
