import { describe, expect, test } from 'vitest';
import { openScenario } from './open-scenario.ts';
import { scenarios, type Scenario, type ScenarioName } from './scenarios.ts';
import { notices } from '#app/api/notices/notices.ts';
import { reports } from '#app/api/reports/reports.ts';
import { apps } from '#app/api/apps/apps.ts';
import { createClient } from '#app/api/client/client.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';

const all: [ScenarioName, Scenario][] = Object.entries(scenarios).filter(
  (entry): entry is [ScenarioName, Scenario] => entry[0] in scenarios,
);

function clientIn(name: ScenarioName) {
  const { service, token, app } = openScenario(name);
  const lost: string[] = [];
  const client = createClient({
    origin: 'http://provena.test',
    token: () => token,
    onSessionLost: (old) => lost.push(old),
    fetch: async (url, init) => (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 }),
  });
  return { ask: <Result>(endpoint: Endpoint<never, Result>, given = {}) => client.ask(endpoint, given), app, lost };
}

const lastWeek = { from: '2026-11-13', to: '2026-11-19', by: 'day' };
const rowsIn = ({ ask, app }: ReturnType<typeof clientIn>, more = {}) =>
  ask(reports.rows, { app, report: 'campaigninfo', ...lastWeek, ...more });

describe('every scenario', () => {
  test.each(all.filter(([, { account: who }]) => who !== null))('%s is signed in as who it says', (name, { account: email }) => {
    const { world, token } = openScenario(name);
    expect(world.callerOf(token)).toMatchObject({ email });
  });

  test.each(all.filter(([, { app, fault, change }]) => app !== null && !fault && !change).map(([name]) => name))(
    '%s has its app in its list',
    async (name) => {
      const scenario = clientIn(name);
      const { all: list } = await scenario.ask(apps.all);
      expect(list.map(({ id }) => id)).toContain(scenario.app);
    },
  );
});

test('nobody is told anything without a session', async () => {
  const { ask } = clientIn('guest');
  await expect(ask(notices.deployed)).rejects.toMatchObject({ trouble: 'session' });
});

test.each([
  ['failing', 'broken'],
  ['forbidden', 'refused'],
  ['session-lost', 'session'],
  ['malformed', 'malformed'],
] as const)('%s: data is %s, and the shell still stands', async (name, trouble) => {
  const scenario = clientIn(name);
  await expect(rowsIn(scenario)).rejects.toMatchObject({ trouble });
  await expect(scenario.ask(apps.all)).resolves.toBeTruthy();
});

test('a channel person sees its two channels, and no payments, whatever it asks for', async () => {
  const scenario = clientIn('channel-ios');
  const rows = await rowsIn(scenario, { by: 'channel', metrics: ['installs', 'income'] });
  expect(rows.rows.map(({ key }) => key).sort()).toEqual(['101', '102']);
  expect(rows.columns).toEqual(['installs']);
  expect(rows.withheld).toEqual([{ metric: 'income', flag: 'pay' }]);
  const others = await rowsIn(scenario, { by: 'channel', metrics: ['installs'], channels: ['103'] });
  expect(others.rows).toEqual([]);
});

test('an expired app is refused, and so is that of another account', async () => {
  await expect(rowsIn(clientIn('expired-app'))).rejects.toMatchObject({ trouble: 'refused', code: -1003 });
  const { ask } = clientIn('plan-ending');
  await expect(ask(reports.rows, { app: 1001, report: 'campaigninfo', ...lastWeek })).rejects.toMatchObject({ code: -1003 });
});

test('a huge account has thousands of apps', async () => {
  const { ask } = clientIn('huge');
  const { all: list } = await ask(apps.all);
  expect(list.length).toBeGreaterThan(9_900);
});

test('answers are dated by the time of stories', async () => {
  const answer = await openScenario('super-ios').service.handle(new Request('http://localhost/api/notice/findDeploy'));
  expect(answer?.headers.get('Date')).toBe('Fri, 20 Nov 2026 02:32:00 GMT');
});
