import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#design-system/styles.css';
import { Console } from './Console.tsx';

const scenario = import.meta.env.DEV ? new URLSearchParams(location.search).get('scenario') : null;
if (scenario) (await import('./scenario.ts')).sendScenario(scenario);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);

function report(error: unknown) {
  // The last place that hears of an error; there is nothing else to tell it to.
  // oxlint-disable-next-line no-console
  console.error(error);
}
