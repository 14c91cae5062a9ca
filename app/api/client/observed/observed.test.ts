import { expect, test, vi } from 'vitest';
import { observeCalls, observed, type ObservedCall } from './observed.ts';
import { declared, testClient } from '../testClient.ts';

test('the first observer gets the calls before it, and the second none of them', async () => {
  const { client } = testClient(() => Response.json({ code: 200, content: 7 }));
  const [first, second] = [vi.fn<(call: ObservedCall) => void>(), vi.fn<(call: ObservedCall) => void>()];
  await observed(client).ask(declared('GET'), { page: 0 });
  observeCalls(first)();
  observeCalls(second)();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
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
