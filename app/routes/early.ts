import { loadCharts } from '#design-system/charts/load-charts.ts';

/**
 * A script of its own, before and beside the way in: what a reader who is signed in will see is fetched while the way in still is. What
 * cannot be fetched here is asked for again, and told, where it is shown.
 */
const isSignedIn = /(?:^|; )provena_token=/.test(document.cookie);
const isFirstPage = /^\/(?:monitor\/dashboard)?$/.test(location.pathname);
const silently = (part: Promise<unknown>) => void part.catch(() => undefined);

if (isSignedIn) silently(import('../shell/Shell.tsx'));
if (isSignedIn && isFirstPage) {
  silently(import('#screens/monitor/dashboard/Dashboard.tsx'));
  silently(loadCharts());
}
