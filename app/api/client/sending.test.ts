import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../declare/calls.ts';
import { endpointOf } from '../declare/endpoint.ts';
import { anything, file, integer, nothing, text } from '../wire/scalars.ts';
import { shape } from '../wire/shapes.ts';
import { isOutcomeUnknown } from './error.ts';
import { createQueryClient } from './queryClient.ts';
import { declared, testClient } from './testClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const done = () => Response.json({ code: 200, content: 1 });
const { query, mutation } = calls('notices');
const asking = query('GET /api/asked', { result: integer });
const changing = mutation('POST /api/changed', { body: shape({ name: text }), result: nothing });

test('the same write, pressed twice, is sent once', async () => {
  const { client, sent } = testClient(done);
  const write = declared('POST', { body: text }, 'mutation');
  const replies = await Promise.all([
    client.send(write, { body: 'a' }),
    client.send(write, { body: 'a' }),
    client.send(write, { body: 'b' }),
  ]);
  expect(sent.map(({ init }) => init.body)).toEqual(['"a"', '"b"']);
  expect(replies[0]).toBe(replies[1]);
  await client.send(write, { body: 'a' });
  expect(sent).toHaveLength(3);
});

test('a write of ours whose outcome is not known goes again with its key, and each other one with a key of its own', async () => {
  const lost = () => Promise.reject(new TypeError('no network'));
  const answers = [lost, () => new Response('', { status: 504 }), done, done, () => Response.json({ code: -1008 }), done];
  const { client, sent } = testClient(() => (answers.shift() ?? done)());
  const make = endpointOf<never, unknown>('notices', 'mutation', 'POST /api/made', { body: text, result: anything }, { isOurs: true });
  const send = (body: string) => client.send(make, { body }).catch(() => null);
  for (const body of ['a', 'a', 'a', 'a', 'b', 'b']) await send(body);
  const keys = sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
  expect(keys.every((key) => key !== null && /^[0-9a-f]{32}$/.test(key))).toBe(true);
  const [first, second, third, ...others] = keys;
  expect([second, third]).toEqual([first, first]);
  // It was answered, or refused: what comes now is another one.
  expect(new Set([first, ...others]).size).toBe(4);
});

test('no other call carries a key', async () => {
  const { client, sent } = testClient(done);
  await client.send(declared('POST', { body: text }, 'mutation'), { body: 'a' });
  await client.ask(declared('GET'), {});
  const put = endpointOf<never, unknown>('notices', 'mutation', 'PUT /api/made', { result: anything }, { isOurs: true });
  await client.send(put, {});
  expect(sent.map(({ init }) => new Headers(init.headers).has('Idempotency-Key'))).toEqual([false, false, false]);
});

test('without a network a write is not sent, neither now nor later, and nothing can have come of it', async () => {
  let isOnline = false;
  const { client, sent } = testClient(done, { isOnline: () => isOnline });
  const write = declared('POST', { body: text }, 'mutation');
  const error: unknown = await client.send(write, { body: 'a' }).catch((one: unknown) => one);
  expect(error).toMatchObject({ trouble: 'unsent', isPassing: false });
  expect(isOutcomeUnknown(error)).toBe(false);
  isOnline = true;
  expect(sent).toEqual([]);
  await client.send(write, { body: 'a' });
  expect(sent).toHaveLength(1);
});

test('a write of the session before is not taken for one of this session', async () => {
  let token = 'old';
  const { client, sent } = testClient(done, { token: () => token });
  const write = declared('POST', { body: text }, 'mutation');
  const first = client.send(write, { body: 'a' });
  token = 'new';
  await Promise.all([first, client.send(write, { body: 'a' })]);
  expect(sent).toHaveLength(2);
});

test('two files are two writes, the same file pressed twice is one', async () => {
  const { client, sent } = testClient(done);
  const write = declared('POST', { body: shape({ file }), as: 'multipart' }, 'mutation');
  const [one, other] = [new Blob(['one']), new Blob(['two'])];
  await Promise.all([one, one, other].map((blob) => client.send(write, { body: { file: blob } })));
  expect(sent).toHaveLength(2);
});

test('after a failure the same write can be sent again', async () => {
  const { client, sent } = testClient(() => new Response('', { status: 500 }));
  const write = declared('POST', {}, 'mutation');
  await expect(client.send(write, {})).rejects.toThrow('broken');
  await expect(client.send(write, {})).rejects.toThrow('broken');
  expect(sent).toHaveLength(2);
});

/** Runs all timers until the promise has come to an end. */
async function currentResult<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value> | undefined> {
  const outcome = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await outcome)[0];
}

test.each([
  ['no network', () => Promise.reject(new TypeError('no network')), 3],
  ['500', () => new Response('', { status: 500 }), 3],
  ['a code of 500', () => Response.json({ code: 500 }), 3],
  ['501', () => new Response('', { status: 501 }), 1],
  ['404 in HTML', () => new Response('<p>', { status: 404 }), 1],
  ['a refusal', () => Response.json({ code: -1003 }), 1],
  ['the end of the session', () => Response.json({ code: -1002 }), 1],
  ['an answer that cannot be read', () => Response.json({ code: 200, content: 'words' }), 1],
] as const)('a query answered with %s is asked %s times in all', async (_, answer, times) => {
  const { client, sent } = testClient(answer);
  const cache = createQueryClient(client, { random: () => 0.5 });
  expect((await currentResult(cache.fetchQuery({ ...asking(), retry: cache.getDefaultOptions().queries?.retry ?? false })))?.status).toBe(
    'rejected',
  );
  expect(sent).toHaveLength(times);
});

test('a query is asked again later and later, and never at once with all others', () => {
  const delays = (random: number) => {
    const delay = createQueryClient(testClient(done).client, { random: () => random }).getDefaultOptions().queries?.retryDelay;
    return typeof delay === 'function' ? [0, 1].map((failures) => delay(failures, new Error('any'))) : [];
  };
  expect(delays(0)).toEqual([250, 500]);
  expect(delays(0.5)).toEqual([500, 1000]);
  expect(delays(0.999)).toEqual([749.5, 1499]);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['500', () => new Response('', { status: 500 })],
] as const)('a write that meets %s is not sent again', async (_, answer) => {
  const { client, sent } = testClient(answer);
  const cache = createQueryClient(client);
  const observed = cache.getMutationCache().build(cache, cache.defaultMutationOptions(changing()));
  expect((await currentResult(observed.execute({ body: { name: 'a' } })))?.status).toBe('rejected');
  expect(sent).toHaveLength(1);
});

test('a write asks again for what it touches', async () => {
  const { client, sent } = testClient(done);
  const cache = createQueryClient(client);
  await cache.fetchQuery(asking());
  await cache
    .getMutationCache()
    .build(cache, cache.defaultMutationOptions(changing()))
    .execute({ body: { name: 'a' } });
  expect(cache.getQueryState(asking().queryKey)?.isInvalidated).toBe(true);
  expect(sent).toHaveLength(2);
});

/** A service that never answers, as fetch has it: only the signal ends the wait. */
const never = ({ init: { signal } }: { init: RequestInit }) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

test('a call that lasts longer than three minutes is given up (R-238)', async () => {
  const limits: number[] = [];
  const late = new AbortController();
  const limit = (milliseconds: number) => {
    limits.push(milliseconds);
    return late.signal;
  };
  const answer = testClient(never, { limit }).client.ask(declared('GET'), {});
  late.abort();
  await expect(answer).rejects.toMatchObject({ trouble: 'timeout' });
  expect(limits).toEqual([180_000]);
});

test('a body that never ends is given up, too', async () => {
  const late = new AbortController();
  const body = (signal: AbortSignal | null | undefined) =>
    new ReadableStream({ start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('aborted'))) });
  const { client } = testClient(({ init }) => new Response(body(init.signal)), { limit: () => late.signal });
  const both = [client.ask(declared('GET'), {}), client.download(declared('GET', {}, 'download'), {})];
  const outcomes = Promise.allSettled(both);
  await vi.advanceTimersByTimeAsync(1);
  late.abort();
  expect((await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.trouble)).toEqual(['timeout', 'timeout']);
});

test('a call that nobody waits for is cancelled', async () => {
  const away = new AbortController();
  const answer = testClient(never).client.ask(declared('GET'), {}, away.signal);
  away.abort();
  await expect(answer).rejects.toMatchObject({ trouble: 'cancelled', isPassing: false });
});

test.each([404, 405, 501])('a back end that does not know a call of ours with %s lacks it, and is not asked again', async (status) => {
  const ours = { ...declared('GET'), isOurs: true };
  const answer = () => new Response('Not Found', { status });
  await expect(testClient(answer).client.ask(ours, {})).rejects.toMatchObject({ trouble: 'lacking', status, isPassing: false });
  // A call of the specification is no choice: it is broken.
  await expect(testClient(answer).client.ask(declared('GET'), {})).rejects.toMatchObject({ trouble: 'broken' });
  // With an envelope it is the service that speaks: of a record, not of the call.
  const gone = () => Response.json({ code: 404, message: 'gone' }, { status });
  await expect(testClient(gone).client.ask(ours, {})).rejects.toMatchObject({ trouble: expect.not.stringMatching('lacking') });
});

test('what an installation says is lacking is never sent, be it read, written or downloaded', async () => {
  const lacks = (call: string) => call.startsWith('GET /api/stand') || call.startsWith('POST');
  const { client, sent } = testClient(() => Response.json({ code: 200 }), { lacks });
  const [read, write] = [
    { ...declared('GET'), isOurs: true },
    { ...declared('POST'), isOurs: true },
  ];
  for (const call of [client.ask(read, {}), client.send(write, {}), client.download(read, {})])
    await expect(call).rejects.toMatchObject({ trouble: 'lacking' });
  expect(sent).toEqual([]);
  await client.ask(declared('GET'), {});
  expect(sent).toHaveLength(1);
});

test.each([
  ['offline', () => Promise.reject(new TypeError('canary-7781'))],
  ['broken', () => new Response('canary-7781', { status: 500 })],
  ['malformed', () => new Response('canary-7781')],
  ['refused', () => Response.json({ code: -1, message: 'no', data: { field: 'canary-7781' } })],
  ['session', () => new Response('canary-7781', { status: 401 })],
] as const)('an error of kind %s holds no token, no password and nothing that was typed', async (trouble, answer) => {
  const canary = 'canary-7781';
  const { client, sent } = testClient(answer, { token: () => canary });
  const write = declared('POST', { body: anything, query: { search: text } }, 'mutation');
  const error: unknown = await client.send(write, { search: canary, body: { password: canary } }).catch((one: unknown) => one);
  expect(error).toMatchObject({ trouble });
  // What a log or a report of errors would take: the message, the stack, the cause.
  const seen = error instanceof Error ? [error.message, error.stack, String(error.cause)].join('\n') : '';
  expect(seen).not.toContain(canary);
  // The token never stands in an address, which servers log.
  expect(new URL(sent[0]?.url ?? '', 'http://x').pathname).not.toContain(canary);
  expect([...new URL(sent[0]?.url ?? '', 'http://x').searchParams.keys()]).not.toContain('token');
});
