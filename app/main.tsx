import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#design-system/styles.css';
import { ReportContext, type ProblemReports } from '#design-system';
import { Console } from './Console.tsx';
import { allowEmptyHtml } from './lib/html/emptyHtml.ts';
import { applyConfig, config, routerBase } from './lib/config/current.ts';
import { readConfig } from './lib/config/read.ts';
import { showWaiting } from './lib/config/showWaiting.ts';
import { createBrowserRouter } from './lib/router.ts';
import { recordFailedCalls } from './lib/status/failedCalls.ts';
import { routes } from './routes/routes.tsx';
import { createCookieStore } from './session/cookieStore.ts';
import type { startMonitor } from './monitor/startMonitor.ts';
import { Session } from './session/session.ts';
import { createBrowserStorage } from './session/browserStorage.ts';

/** Both the built file and its source stand one folder below the console, wherever that is installed. */
const here = import.meta.url;
const base = new URL('..', here).pathname;

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element, { onCaughtError: report, onUncaughtError: report });

/** Takes errors, where the operator wants to know of them. */
let monitor: Promise<((error: unknown) => void) | null> | undefined;

const stopWaiting = showWaiting(element);
allowEmptyHtml();
void open().catch(showProblem);

async function open() {
  const scenario = import.meta.env.DEV ? new URLSearchParams(location.search).get('scenario') : null;
  if (scenario) await (await import('./scenario.ts')).openScenario(scenario, base);
  applyConfig(await readConfig(document, base).finally(stopWaiting), base);
  const { product, monitor: wanted } = config();
  const { mark } = product;
  if (mark !== null) document.querySelector('link[rel="icon"]')?.setAttribute('href', mark);
  const storage = createBrowserStorage(() => localStorage);
  const tab = createBrowserStorage(() => sessionStorage);
  recordFailedCalls(tab);
  if (wanted) monitor = loadMonitor(wanted, tab);
  const cookies = createCookieStore(document, location.protocol === 'https:', base);
  // Only an earlier version has an email in its cookies.
  if (cookies.all().has('email')) (await import('./session/profile/moveOldCookies.ts')).moveOldCookies(cookies, storage);
  const session = new Session(cookies, storage);
  if (config().session === 'httpOnly' && session.token() === null) await (await import('./session/signing/learn.ts')).learn(session);
  const router = createBrowserRouter(routes, { basename: routerBase(base) });
  const show = (reports: ProblemReports | null) =>
    root.render(
      <StrictMode>
        <ReportContext value={reports}>
          <Console router={router} session={session} storage={storage} tab={tab} />
        </ReportContext>
      </StrictMode>,
    );
  show(null);
  // Problem reports are offered after the first page, and none without a network.
  const offer = () =>
    void import('./shell/problem/offerReports.tsx').then(
      ({ offerReports }) => show(offerReports()),
      () => undefined,
    );
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(offer);
  else offer();
}

async function loadMonitor(...given: Parameters<typeof startMonitor>) {
  try {
    return (await import('./monitor/startMonitor.ts')).startMonitor(...given);
  } catch (error) {
    report(error);
    return null;
  }
}

/** Without a configuration there is no console: a page says which field is wrong, and whom to ask. */
async function showProblem(error: unknown) {
  report(error);
  const { ConfigProblem } = await import('./ConfigProblem.tsx');
  root.render(<ConfigProblem error={error} />);
}

function report(error: unknown) {
  // Without a monitor this is the last place that hears of an error.
  // oxlint-disable-next-line no-console
  console.error(error);
  void monitor?.then((take) => take?.(error));
}
