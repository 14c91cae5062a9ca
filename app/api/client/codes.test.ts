import { describe, expect, test } from 'vitest';
import type { Method } from '../declare/endpoint.ts';
import { integer } from '../wire/scalars.ts';
import { verdictOf } from './codes.ts';
import { ApiError, isOutcomeUnknown, isRecordGone, isUnreached, serviceMessageOf } from './error.ts';
import { declared, testClient } from './testClient.ts';

type Outcome = 'done' | 'handed' | 'session' | 'refused' | 'broken' | 'malformed';

/** Whatever the verb, a screen sees a refusal, unless the service failed. */
const seenAs = (outcome: Outcome | undefined, code: unknown) =>
  outcome === 'handed' ? (Number(code) >= 500 ? 'broken' : 'refused') : outcome;

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** What each verb makes of a code, in the order of `methods`. */
const table: [code: unknown, outcomes: readonly [Outcome, Outcome, Outcome, Outcome], cites: string][] = [
  [200, ['done', 'done', 'done', 'done'], 'R-223'],
  ['200', ['done', 'done', 'done', 'done'], 'a code in words'],
  [201, ['done', 'refused', 'refused', 'handed'], 'R-221 A-28'],
  [404, ['refused', 'refused', 'refused', 'handed'], 'R-222 R-223'],
  [0, ['refused', 'refused', 'refused', 'handed'], 'A-28'],
  [1, ['refused', 'refused', 'refused', 'handed'], 'A-28'],
  [-1, ['refused', 'refused', 'handed', 'handed'], 'R-220'],
  [-999, ['refused', 'refused', 'handed', 'handed'], 'R-220'],
  [-5000, ['refused', 'handed', 'handed', 'handed'], 'R-219 R-220'],
  [-6001, ['refused', 'handed', 'handed', 'handed'], 'R-219 R-220'],
  [-1008, ['refused', 'handed', 'handed', 'handed'], 'R-219 R-220'],
  ['-1008', ['refused', 'handed', 'handed', 'handed'], 'a code in words'],
  [-1009, ['refused', 'handed', 'handed', 'handed'], 'R-219 R-220'],
  [-1003, ['refused', 'refused', 'handed', 'handed'], 'R-220'],
  [-1002, ['session', 'session', 'session', 'session'], 'R-217 C-10 C-11'],
  ['-1002', ['session', 'session', 'session', 'session'], 'R-217 C-10 C-11'],
  [500, ['broken', 'broken', 'broken', 'handed'], 'R-222 R-223'],
];

async function outcomeOf(method: Method, answer: () => Response): Promise<Outcome | string> {
  try {
    await testClient(answer).client.send(declared(method), {});
    return 'done';
  } catch (error) {
    return error instanceof ApiError ? error.trouble : String(error);
  }
}

const cases = table.flatMap(([code, outcomes, cites]) =>
  methods.map((method, index) => ({ method, code, outcome: outcomes[index], cites })),
);

test.each(cases)('$method answered with $code is $outcome ($cites)', async ({ method, code, outcome }) => {
  for (const data of [{}, { content: { id: 1 } }, { data: { id: 1 } }, { content: null, message: null }])
    expect(await outcomeOf(method, () => Response.json({ code, message: 'said', ...data }))).toBe(seenAs(outcome, code));
  expect(verdictOf(method, Number(code)) === 'handed').toBe(outcome === 'handed');
});

describe('what has no code', () => {
  test.each([
    ['an object without one', '{"content":1}'],
    ['a code that is no number', '{"code":"ok"}'],
    ['a code that is no whole number', '{"code":200.5}'],
    ['a code too large to be one', '{"code":"99999999999999999999"}'],
    ['HTML', '<!doctype html><title>200</title>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[200]'],
    ['half of an answer', '{"code":200,"content":{"id":'],
  ])('%s is malformed under 200 and broken under 502', async (_, words) => {
    for (const method of methods) {
      expect(await outcomeOf(method, () => new Response(words))).toBe('malformed');
      expect(await outcomeOf(method, () => new Response(words, { status: 502 }))).toBe('broken');
    }
  });
});

test('a code that says yes under a status that says no is not believed', async () => {
  for (const method of methods) {
    expect(await outcomeOf(method, () => Response.json({ code: 200, content: 1 }, { status: 503 }))).toBe('broken');
    expect(await outcomeOf(method, () => Response.json({ code: 200, content: 1 }, { status: 403 }))).toBe('refused');
  }
});

test('a refusal brings what the service says and the inner data (R-222)', async () => {
  const { client } = testClient(() => Response.json({ code: -1004, message: '未开通该服务', data: { service: 'fake' } }));
  await expect(client.ask(declared('GET'), {})).rejects.toMatchObject({
    code: -1004,
    serviceMessage: '未开通该服务',
    data: { service: 'fake' },
  });
});

test('what is handed to a write is thrown with all of its body (R-219, R-220, R-223)', async () => {
  const { client } = testClient(() => Response.json({ code: -1008, message: '已存在', data: { id: 7 } }));
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    await expect(client.send(declared(method), {})).rejects.toMatchObject({
      trouble: 'refused',
      code: -1008,
      serviceMessage: '已存在',
      data: { id: 7 },
    });
});

test('words for people come from refusals only', () => {
  expect(serviceMessageOf(new ApiError('refused', 'PUT /api/x', { message: '暂无权限访问' }))).toBe('暂无权限访问');
  expect(serviceMessageOf(new ApiError('broken', 'PUT /api/x', { message: 'NullPointerException' }))).toBeUndefined();
  expect(serviceMessageOf(new Error('x'))).toBeUndefined();
});

test('a write may have been made where no answer came that says otherwise', () => {
  const unknown = ['offline', 'timeout', 'cancelled', 'malformed'] as const;
  for (const trouble of unknown) expect(isOutcomeUnknown(new ApiError(trouble, 'PUT /api/x'))).toBe(true);
  expect(isOutcomeUnknown(new ApiError('broken', 'PUT /api/x', { status: 504 }))).toBe(true);
  expect(isOutcomeUnknown(new ApiError('broken', 'PUT /api/x', { status: 500, code: 500 }))).toBe(false);
  expect(isOutcomeUnknown(new ApiError('refused', 'PUT /api/x', { code: -1008 }))).toBe(false);
  expect(isOutcomeUnknown(new Error('x'))).toBe(false);
});

test('the service was not reached where nobody answered, or a server in between did', () => {
  for (const trouble of ['offline', 'timeout', 'cancelled'] as const) expect(isUnreached(new ApiError(trouble, 'GET /api/x'))).toBe(true);
  for (const status of [502, 503, 504]) expect(isUnreached(new ApiError('broken', 'GET /api/x', { status }))).toBe(true);
  expect(isUnreached(new ApiError('broken', 'GET /api/x', { status: 503, code: 503 }))).toBe(false);
  expect(isUnreached(new ApiError('broken', 'GET /api/x', { status: 500 }))).toBe(false);
  expect(isUnreached(new ApiError('malformed', 'GET /api/x', { status: 200 }))).toBe(false);
  expect(isUnreached(new Error('x'))).toBe(false);
});

test('a record is gone where the service says so, and not by any other refusal', () => {
  const refused = (facts: { code?: number; status?: number }) => new ApiError('refused', 'GET /api/x/{id}', facts);
  for (const facts of [{ status: 404, code: -7 }, { code: 404 }, { code: -1003 }]) expect(isRecordGone(refused(facts))).toBe(true);
  expect(isRecordGone(refused({ code: -88, status: 200 }))).toBe(false);
  expect(isRecordGone(new ApiError('broken', 'GET /api/x/{id}', { status: 404 }))).toBe(false);
});

test('where a query travels as POST, what is handed back is a refusal', async () => {
  const { client } = testClient(() => Response.json({ code: -1008, message: '已存在' }));
  await expect(client.ask(declared('POST'), {})).rejects.toMatchObject({ trouble: 'refused', code: -1008 });
});

test('a GET passes the content of 201 through (R-221)', async () => {
  const { client } = testClient(() => Response.json({ code: 201, content: '3' }));
  expect(await client.ask(declared('GET', { result: integer }), {})).toBe(3);
});
