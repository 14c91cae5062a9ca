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

test('the scenario that a page was opened with answers first', async () => {
  const failing = await fetch(`${origin}/api/no/such/call`, { headers: { 'X-Scenario': 'failing' } });
  expect([failing.status, await failing.json()]).toEqual([500, { code: 500 }]);
  await expect(fetch(`${origin}/api/no/such/call`, { headers: { 'X-Scenario': 'offline' } })).rejects.toThrow('fetch failed');
  expect((await fetch(`${origin}/api/no/such/call`, { headers: { 'X-Scenario': 'no-such-scenario' } })).status).toBe(404);
});

test('the workbench and the tests, which share its configuration, reach no service', async () => {
  const other = await start('development');
  expect(other.config.plugins.map(({ name }) => name)).not.toContain('provena-service');
  expect(dev.config.plugins.map(({ name }) => name)).toContain('provena-service');
  await other.close();
});
