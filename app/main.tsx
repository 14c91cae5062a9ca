import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#design-system/styles.css';
import { Console } from './Console.tsx';
import { createBrowserRouter } from './lib/router.ts';
import { routes } from './routes/routes.tsx';
import { createCookieStore } from './session/cookieStore.ts';
import { Session } from './session/session.ts';
import { createBrowserStorage } from './session/browserStorage.ts';

const scenario = import.meta.env.DEV ? new URLSearchParams(location.search).get('scenario') : null;
if (scenario) (await import('./scenario.ts')).sendScenario(scenario);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const storage = createBrowserStorage(() => localStorage);
const session = new Session(createCookieStore(document, location.protocol === 'https:'), storage);

createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
  <StrictMode>
    <Console router={createBrowserRouter(routes)} session={session} storage={storage} />
  </StrictMode>,
);

function report(error: unknown) {
  // The last place that hears of an error; there is nothing else to tell it to.
  // oxlint-disable-next-line no-console
  console.error(error);
}
