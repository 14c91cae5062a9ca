import type { Browser, Page } from 'playwright';
import { fail, pass, type Outcome } from './outcome.ts';

export interface Account {
  email: string;
  password: string;
}

/** Of each kind one: a chart, a report, a list, a form and a table of files. */
const routes = ['monitor/dashboard', 'monitor/campaigninfo', 'manage/app', 'manage/userinfo', 'dataservice/reportdownload'];

const fix = 'look at what the checks above name; if they pass, open the page and its developer tools';

/** Opens the installation as its readers do: the page, and with an account five pages behind the sign-in. It changes nothing. */
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
          await page.goto(new URL(route, base).href);
          await page.getByRole('heading', { level: 1 }).first().waitFor();
          await page.waitForLoadState('networkidle');
        }),
      );
    return outcomes;
  } finally {
    await context.close();
  }
}

/** The first complaint of the browser decides, and nothing is waited for any more. */
async function shown(name: string, watch: Watch, good: string, act: () => Promise<void>): Promise<Outcome> {
  const done = act().then(
    () => null,
    (reason: Error) => reason.message.split('\n')[0] ?? '',
  );
  const problem = await Promise.race([watch.complaint(), done]);
  return problem === null ? pass(name, good) : fail(name, problem, fix);
}

interface Watch {
  /** The next thing that the browser refuses or misses. */
  complaint: () => Promise<string>;
}

/** An answer of a call is the business of the page. */
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
