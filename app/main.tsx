import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#design-system/styles.css';
import { Console } from './Console.tsx';
import { createBrowserRouter } from './lib/router.ts';
import { routes } from './routes/routes.tsx';
import { jarOf } from './session/jar.ts';
import { Session } from './session/session.ts';
import { shelfOf } from './session/shelf.ts';

const scenario = import.meta.env.DEV ? new URLSearchParams(location.search).get('scenario') : null;
if (scenario) (await import('./scenario.ts')).sendScenario(scenario);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const shelf = shelfOf(() => localStorage);
const session = new Session(jarOf(document, location.protocol === 'https:'), shelf);

createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
  <StrictMode>
    <Console router={createBrowserRouter(routes)} session={session} shelf={shelf} />
  </StrictMode>,
);

function report(error: unknown) {
  // The last place that hears of an error; there is nothing else to tell it to.
  // oxlint-disable-next-line no-console
  console.error(error);
}
