import { expect, test } from 'vitest';
import { observed } from '../../api/client/observed/observed.ts';
import { declared, testClient } from '../../api/client/testClient.ts';
import { createBrowserStorage } from '../../session/browserStorage.ts';
import { recordFailedCalls } from './failedCalls.ts';
import { failedCallsIn } from './failedCallsIn.ts';

function tabStorage() {
  const stored = new Map<string, string>();
  return createBrowserStorage(() => ({
    length: stored.size,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => void stored.set(name, value),
    removeItem: (name) => void stored.delete(name),
  }));
}

const refusal = () => Response.json({ code: -88, message: 'SECRET', traceId: 'a1-b2', content: { mail: 'SECRET' } });

test('the last failures of a tab are stored without what was sent and answered, the newest first', async () => {
  const tab = tabStorage();
  const { client } = testClient(({ init }) => (init.method === 'GET' ? Response.json({ code: 200, content: 1 }) : refusal()));
  const stop = recordFailedCalls(tab);
  const watched = observed(client);
  for (let count = 0; count < 53; count++) await watched.send(declared('POST', {}, 'mutation'), {}).catch(() => undefined);
  await watched.ask(declared('GET'), {});
  stop();
  const failed = failedCallsIn(tab);
  expect(failed).toHaveLength(50);
  expect(failed[0]).toEqual([expect.any(Number), 'POST /api/stand-in', 'refused', -88, expect.any(Number), 'a1-b2']);
  expect(JSON.stringify(failed)).not.toContain('SECRET');
});

test('a call that was given up, or that the operator has ruled out, is no failure', async () => {
  const tab = tabStorage();
  const { client } = testClient(() => Promise.reject(new Error('gone')), { lacks: () => true });
  const stop = recordFailedCalls(tab);
  const watched = observed(client);
  await watched.ask(declared('GET'), {}, AbortSignal.abort()).catch(() => undefined);
  await watched.ask({ ...declared('GET'), isOurs: true }, {}).catch(() => undefined);
  stop();
  expect(failedCallsIn(tab)).toEqual([]);
});

test.each([[null], ['text'], [[1, 'GET /x']], [[[1, 'GET /x', 'broken', '500', 3, null]]], [{ length: 1 }]])(
  '%j of another version is left out',
  (stored) => {
    const tab = tabStorage();
    tab.put('failedCalls', stored);
    expect(failedCallsIn(tab)).toEqual([]);
    expect(failedCallsIn(null)).toEqual([]);
  },
);
