import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const start = (mode: string) =>
  createServer({
    mode,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });

let dev: Awaited<ReturnType<typeof start>>;
let origin: string;

beforeAll(async () => {
  dev = await start('service');
  await dev.listen();
  const address = dev.httpServer?.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => dev.close());

test('the dev server answers calls out of a world', async () => {
  const answer = await fetch(`${origin}/api/no/such/call`);
  expect([answer.status, await answer.json()]).toEqual([404, { code: 404, message: 'The service has no such call', data: null }]);
});

const rows = '/api/report/1001/advertisinginfo?dimension=day&startdate=2026-11-01&enddate=2026-11-20';

test.each([
  ['failing', 500, 500],
  ['forbidden', 200, -1003],
  // A healthy service answers a call without a session with its session code.
  ['super-ios', 200, -1002],
  ['no-such-scenario', 200, -1002],
])('a page that was opened with the scenario %s is answered by it', async (scenario, status, code) => {
  const answer = await fetch(origin + rows, { headers: { 'X-Scenario': scenario } });
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ code })]);
});

test('a scenario without a network closes the connection', async () => {
  await expect(fetch(origin + rows, { headers: { 'X-Scenario': 'offline' } })).rejects.toThrow('fetch failed');
});

test('the workbench and the tests, which share its configuration, reach no service', async () => {
  const other = await start('development');
  expect(other.config.plugins.map(({ name }) => name)).not.toContain('provena-service');
  expect(dev.config.plugins.map(({ name }) => name)).toContain('provena-service');
  await other.close();
});
