import type { Browser, Page } from 'playwright';
import { fail, pass, type Outcome } from './outcome.ts';

export interface Account {
  email: string;
  password: string;
}

/** One page of each kind: charts, a report, a list, a form and a table of files. */
const routes = ['monitor/dashboard', 'monitor/campaigninfo', 'manage/app', 'manage/userinfo', 'dataservice/reportdownload'];

const fix = 'look at what the checks above name; if they pass, open the page and its developer tools';

/** Opens the page in a browser; with an account, also signs in and opens five pages. Writes nothing. */
export async function openIn(browser: Browser, address: string, account: Account | null): Promise<Outcome[]> {
  const base = new URL(address.replace(/\/?$/, '/'));
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const watch = watchOf(page, base);
    const opened = await shown('In a browser', watch, 'the sign-in', async () => {
      await page.goto(base.href);
      await page.locator('input[type="password"]').first().waitFor();
    });
    if (!opened.isGood || account === null) return [opened];
    const signedIn = await shown('Sign-in', watch, account.email, async () => {
      await page.locator('form input:not([type="password"], [type="checkbox"])').first().fill(account.email);
      await page.locator('input[type="password"]').first().fill(account.password);
      await page.keyboard.press('Enter');
      await page.getByRole('banner').first().waitFor();
    });
    const outcomes = [opened, signedIn];
    if (!signedIn.isGood) return outcomes;
    for (const route of routes)
      outcomes.push(
        await shown(`/${route}`, watch, 'opens', async () => {
          const wanted = new URL(route, base);
          await page.goto(wanted.href);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
          const { pathname } = new URL(page.url());
          // Without its session the console leads to the sign-in, which has a heading as well.
          if (pathname !== wanted.pathname) throw new Error(`leads to ${pathname}`);
        }),
      );
    return outcomes;
  } finally {
    await context.close();
  }
}

/** Fails at the first complaint of the browser, without waiting for the rest of the act. */
async function shown(name: string, watch: Watch, good: string, act: () => Promise<void>): Promise<Outcome> {
  const done = act().then(
    () => null,
    (reason: Error) => reason.message.split('\n')[0] ?? '',
  );
  const problem = await Promise.race([watch.complaint(), done]);
  return problem === null ? pass(name, good) : fail(name, problem, fix);
}

interface Watch {
  /** Resolves with the next error of the browser. */
  complaint: () => Promise<string>;
}

/** Collects errors of files and scripts. The page itself handles failed calls. */
function watchOf(page: Page, { origin }: URL): Watch {
  let complain: (text: string) => void = () => undefined;
  page.on('pageerror', ({ message }) => complain(message));
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isFile = url.origin === origin && !url.pathname.includes('/api/');
    if (response.status() >= 400 && isFile) complain(`${url.pathname}: ${response.status()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted|MIME type|CORS/.test(message.text())) complain(message.text());
  });
  return { complaint: () => new Promise((resolve) => (complain = resolve)) };
}
