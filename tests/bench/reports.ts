import { performance } from 'node:perf_hooks';
import { campaigns } from '#app/api/ours/campaigns/campaigns.ts';
import { apps } from '#app/api/apps/apps.ts';
import { reports } from '#app/api/reports/reports.ts';
import { createClient } from '#app/api/client/client.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import type { ScenarioName } from '#mocks/scenarios.ts';

interface Timing {
  what: string;
  first: number;
  median: number;
  p95: number;
}

const period = { from: '2026-08-23', to: '2026-11-20' };
// oxfmt-ignore
const metrics = [
  'impressions', 'clicks', 'uniqueClicks', 'installs', 'installRate', 'registrations', 'registrationRate', 'active', 'retention1', 'retention7',
  'newPayers', 'payers', 'income', 'arppu', 'ltv', 'orders', 'cost', 'cpa', 'roi', 'blockedRate',
];
const ways = ['campaign', 'channel', 'group', 'day', 'week', 'ad', 'country', 'os', 'model', 'keyword'];

/** How long the service thinks about a report of 90 days, 300 campaigns and 20 metrics, request to response, and about its longest lists. */
export async function benchReports(rounds: number): Promise<Timing[]> {
  const main = clientIn('super-ios');
  const timings: Timing[] = [];
  for (const by of ways) {
    const ask = () => main(reports.rows, { app: 1001, report: 'campaigninfo', by, metrics, ...period, page: 1, size: 50 });
    timings.push(await timed(`rows by ${by}`, ask, rounds));
  }
  timings.push(await timed('retention by day', () => main(reports.retention, { app: 1001, by: 'day', ...period }), rounds));
  timings.push(await timed('payback by channel', () => main(reports.payback, { app: 1001, by: 'channel', ...period }), rounds));
  timings.push(await timed('delay by channel', () => main(reports.delay, { app: 1001, by: 'channel', ...period }), rounds));
  const huge = clientIn('huge');
  timings.push(
    await timed('50,000 campaigns, searched', () => huge(campaigns.page, { app: 1001, search: '达人', page: 3, size: 50 }), rounds),
  );
  timings.push(await timed('10,000 apps', () => huge(apps.all, {}), rounds));
  return timings;
}

function clientIn(name: ScenarioName) {
  const { service, token } = openScenario(name);
  const client = createClient({
    origin: 'http://provena.test',
    token: () => token,
    onSessionLost: () => undefined,
    fetch: async (url, init) => (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 }),
  });
  return (endpoint: Endpoint, given: Readonly<Record<string, unknown>>) => client.ask(endpoint, given);
}

async function timed(what: string, act: () => Promise<unknown>, rounds: number): Promise<Timing> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    await act();
    times.push(performance.now() - start);
  }
  const [first = 0, ...rest] = times;
  const sorted = rest.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { what, first, median: at(0.5), p95: at(0.95) };
}

export function printReports(timings: readonly Timing[]) {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    '\nReports, 90 days x 300 campaigns x 20 metrics, from the request to what the client has read; first is with the books closed',
  );
  console.table(
    Object.fromEntries(timings.map(({ what, first, median, p95 }) => [what, { first: ms(first), median: ms(median), p95: ms(p95) }])),
  );
}
