import { expect, test } from 'vitest';
import { ApiError } from '../error.ts';
import { declared, testClient } from '../testClient.ts';

const failureOf = async (answer: () => Response) => {
  const error: unknown = await testClient(answer)
    .client.ask(declared('GET'), {})
    .catch((one: unknown) => one);
  return error instanceof ApiError ? error : null;
};

test.each([
  ['a header', () => new Response('', { status: 500, headers: { 'x-request-id': 'a1-b2' } }), 'a1-b2'],
  ['the body', () => Response.json({ code: -88, message: 'no', traceId: '7f3a.20c1' }), '7f3a.20c1'],
  ['the body before a header', () => Response.json({ code: -88, requestId: 'body' }, { headers: { 'x-request-id': 'header' } }), 'body'],
  ['an answer that is no JSON', () => new Response('<p>', { headers: { traceparent: '00-4bf9-00f0-01' } }), '00-4bf9-00f0-01'],
  ['the end of a session', () => new Response('', { status: 401, headers: { 'x-trace-id': 'end' } }), 'end'],
])('a failure has the trace id of %s', async (_, answer, trace) => {
  expect((await failureOf(answer))?.trace).toBe(trace);
});

test.each([
  ['no id', () => Response.json({ code: -88 })],
  ['markup', () => Response.json({ code: -88, traceId: '<b>x</b>' })],
  ['something endless', () => Response.json({ code: -88, traceId: 'x'.repeat(200) })],
  ['an object', () => Response.json({ code: -88, traceId: { id: 1 } })],
])('%s is no trace id', async (_, answer) => {
  expect((await failureOf(answer))?.trace).toBeNull();
});
