import { expect, test, vi } from 'vitest';
import { observeCalls, observed, type ObservedCall } from './observed.ts';
import { declared, testClient } from '../testClient.ts';

test('one observer gets the calls before it, and no other one', async () => {
  // Tests share a module, and the calls are taken once.
  vi.resetModules();
  const fresh = await import('./observed.ts');
  const { client } = testClient(() => Response.json({ code: 200, content: 7 }));
  const observer = () => vi.fn<(call: ObservedCall) => void>();
  const [plain, first, second] = [observer(), observer(), observer()];
  await fresh.observed(client).ask(declared('GET'), { page: 0 });
  fresh.observeCalls(plain)();
  fresh.observeCalls(first, { withEarlier: true })();
  fresh.observeCalls(second, { withEarlier: true })();
  expect([plain, first, second].map((one) => one.mock.calls.length)).toEqual([0, 1, 0]);
});

test('answers and failures reach the observers, until they stop', async () => {
  let isBroken = false;
  const { client } = testClient(() => (isBroken ? new Response('', { status: 500 }) : Response.json({ code: 200, content: 7 })));
  const seen = vi.fn<(call: ObservedCall) => void>();
  const [watched, endpoint] = [observed(client), declared('GET')];
  const stop = observeCalls(seen);
  expect(await watched.ask(endpoint, { page: 1 })).toBe(7);
  isBroken = true;
  await expect(watched.ask(endpoint, { page: 2 })).rejects.toMatchObject({ trouble: 'broken' });
  stop();
  isBroken = false;
  await watched.ask(endpoint, {});
  expect(seen.mock.calls.map(([call]) => call)).toEqual([
    expect.objectContaining({ endpoint, input: { page: 1 }, result: 7 }),
    expect.objectContaining({ endpoint, input: { page: 2 }, error: expect.objectContaining({ trouble: 'broken' }) }),
  ]);
});
