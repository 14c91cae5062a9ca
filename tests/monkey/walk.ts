import type { Page, Request } from 'playwright';
import { isWayOut, pickFrom, textFrom } from './choices.ts';

export interface Finding {
  seed: number;
  account: string;
  step: number;
  what: string;
  /** The last things that were done, newest last. */
  before: readonly string[];
}

interface Walk {
  page: Page;
  seed: number;
  account: string;
  random: () => number;
  /** Ends the walk, whatever is under way. */
  until: number;
  complaints: string[];
}

const targets =
  'a[href], button, input, textarea, [role="menuitem"], [role="option"], [role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="combobox"]';

/** Verbs that change something on the service. */
const isWrite = (request: Request) => ['PUT', 'DELETE'].includes(request.method()) && new URL(request.url()).pathname.startsWith('/api/');

/** What deletes or disables says so first, in an alert dialog. A press that deletes while none is open has not asked. */
const isDestroying = (request: Request) =>
  request.method() === 'DELETE' || /\/(delete|disable|forbidden)(\/|$)/i.test(new URL(request.url()).pathname);

/** Presses and types what the page offers, as the seed says, and records what went wrong. */
export async function walk({ page, seed, account, random, until, complaints }: Walk): Promise<{ steps: number; findings: Finding[] }> {
  const done: string[] = [];
  const findings: Finding[] = [];
  let step = 0;
  const find = (what: string) => void findings.push({ seed, account, step, what, before: done.slice(-6) });
  let wasAsked = false;
  page.on('request', (request) => {
    if (isWrite(request) && isDestroying(request) && !wasAsked)
      find(`${request.method()} ${new URL(request.url()).pathname} without a question`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) find(`${response.request().method()} ${new URL(response.url()).pathname} answers ${response.status()}`);
  });
  let isStuck = false;
  for (; Date.now() < until; step++) {
    // The browser says of a failed call only that it failed; which one stands in its answer.
    for (const text of complaints.splice(0)) if (!text.includes('Failed to load resource')) find(text);
    wasAsked = (await page.getByRole('alertdialog').count()) > 0;
    const found = await page.locator(targets).evaluateAll((all) =>
      all.map((one, index) => {
        const isSeen = one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
        const isOff =
          one.matches(':disabled, [aria-disabled="true"], [data-disabled]') || one.closest('[inert], [aria-hidden="true"]') !== null;
        const href = one.getAttribute('href') ?? '/';
        const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
        const isText = one.matches('textarea, input:not([type=checkbox]):not([type=radio]):not([type=file])');
        return {
          index,
          name,
          isText,
          isFit: isSeen && !isOff && href.startsWith('/') && !href.startsWith('/sample') && !one.matches('[type=file]'),
        };
      }),
    );
    const fit = found.filter(({ isFit, name }) => isFit && !isWayOut(name));
    const target = pickFrom(fit, random);
    if (!target) {
      // What opens or closes makes everything else inert for a moment. A page from which Escape does not help is a dead end.
      if (isStuck) {
        find(`nothing can be pressed at ${new URL(page.url()).pathname}`);
        await page.goto('/manage/app');
      } else await page.keyboard.press('Escape');
      isStuck = !isStuck;
      continue;
    }
    isStuck = false;
    done.push(`${new URL(page.url()).pathname} ${target.isText ? 'types in' : 'presses'} “${target.name}”`);
    const one = page.locator(targets).nth(target.index);
    // What has moved away or is covered meanwhile is passed over: a hand misses, too.
    const act = target.isText ? one.fill(textFrom(random), { timeout: 500 }) : one.click({ timeout: 500 });
    await act.catch(() => undefined);
    if (random() < 0.1) await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
    if (new URL(page.url()).pathname === '/login' || page.url() === 'about:blank') return { steps: step + 1, findings };
  }
  for (const text of complaints.splice(0)) if (!text.includes('Failed to load resource')) find(text);
  return { steps: step, findings };
}
