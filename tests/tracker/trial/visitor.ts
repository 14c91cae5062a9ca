import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { pinnedBrowser } from '../../browser/chromium.ts';

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

/** A visitor as others: neither the browser nor its name says that it is driven. */
export async function visitor(
  browser: Browser,
  { userAgent = desktop, ...who }: Who & { userAgent?: string } = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent });
  await disguise(context, who);
  return context;
}

interface Who {
  isStorageDenied?: boolean;
  isBeaconRefused?: boolean;
  /** Its tabs get their turn some time after they have asked for it, as on a busy machine. */
  isTurnLate?: boolean;
}

async function disguise(context: BrowserContext, { isStorageDenied = false, isBeaconRefused = false, isTurnLate = false }: Who) {
  // What runs in the page was compiled by a tool that calls this.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await context.addInitScript(
    ({ isDenied, isRefused, isLate }) => {
      Object.defineProperty(navigator, 'webdriver', { get: () => false });
      let isHidden = false;
      const { get: wasHidden } = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden') ?? {};
      // A page that is left is hidden without being told by a test.
      Object.defineProperty(document, 'hidden', { get: () => isHidden || wasHidden?.call(document) });
      addEventListener('test-hide', () => {
        isHidden = true;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      addEventListener('test-show', () => {
        isHidden = false;
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      // There is none on a page without an origin, which a visitor comes by as well.
      const { request } = globalThis.LockManager?.prototype ?? {};
      // A clock that is a test's own would hold them up for good.
      const wait = setTimeout;
      if (isLate && request)
        LockManager.prototype.request = async function (...words: unknown[]) {
          await new Promise((resolve) => wait(resolve, 300));
          return Reflect.apply(request, this, words);
        };
      if (isRefused) Object.defineProperty(navigator, 'sendBeacon', { value: () => false });
      if (isDenied)
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
    { isDenied: isStorageDenied, isRefused: isBeaconRefused, isLate: isTurnLate },
  );
}

/** A visitor with a browser of their own, whose profile is still there when it is opened again. */
export function profile() {
  const folder = mkdtempSync(join(tmpdir(), 'provena-profile-'));
  return {
    async open(): Promise<BrowserContext> {
      const context = await chromium.launchPersistentContext(folder, { ...(await pinnedBrowser()), userAgent: desktop });
      await disguise(context, {});
      return context;
    },
    /** Ends every process of the browser as the power would. */
    async kill(context: BrowserContext) {
      const gone = new Promise((resolve) => context.once('close', resolve));
      for (const line of execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')) {
        const [pid = '', ...args] = line.trim().split(' ');
        if (args.some((arg) => arg === `--user-data-dir=${folder}`)) process.kill(Number(pid), 'SIGKILL');
      }
      await gone;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
