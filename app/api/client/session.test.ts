import { expect, test } from 'vitest';
import { flag, text } from '../wire/scalars.ts';
import { named, shape } from '../wire/shapes.ts';
import { ApiError } from './error.ts';
import { declared, testClient } from './testClient.ts';

const answers = {
  401: () => new Response('', { status: 401 }),
  '-1002': () => Response.json({ code: -1002 }),
};

test.each(Object.entries(answers))('200 calls at once that learn of the end by %s tell of it once', async (_, answer) => {
  for (const forgets of [true, false]) {
    const lost: string[] = [];
    let token: string | null = 'token-1';
    const onSessionLost = (known: string) => {
      lost.push(known);
      if (forgets) token = null;
    };
    const { client } = testClient(answer, { token: () => token, onSessionLost });
    const calls = Array.from({ length: 200 }, (_, index) => client.ask(declared('GET'), { index }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(lost).toEqual(['token-1']);
  }
});

test.each(Object.entries(answers))('a late %s of an old token does not end the new session (R-217, R-218)', async (_, answer) => {
  let token = 'old';
  let arrive: (answer: Response) => void = () => undefined;
  const { client, lost } = testClient(() => new Promise((resolve) => (arrive = resolve)), { token: () => token });
  const late = client.ask(declared('GET'), {});
  token = 'new';
  arrive(answer());
  await expect(late).rejects.toMatchObject({ trouble: 'session' });
  expect(lost).toEqual([]);
});

test.each(Object.entries(answers))('a download learns of the end by %s, too', async (_, answer) => {
  const { client, lost } = testClient(answer);
  await expect(client.download(declared('GET', {}, 'download'), {})).rejects.toMatchObject({ trouble: 'session' });
  expect(lost).toEqual(['token-1']);
});

test('a token that is given again can be lost again', async () => {
  const lost: string[] = [];
  let token: string | null = 'same';
  const onSessionLost = (known: string) => {
    lost.push(known);
    token = null;
  };
  const { client } = testClient(answers[401], { token: () => token, onSessionLost });
  for (const given of ['same', null, 'same']) {
    token = given;
    await expect(client.ask(declared('GET'), {})).rejects.toMatchObject({ trouble: 'session' });
  }
  expect(lost).toEqual(['same', 'same']);
});

test('without a session there is none to end', async () => {
  const { client, lost, sent } = testClient(answers[401], { token: () => null });
  await expect(client.ask(declared('GET'), {})).rejects.toMatchObject({ trouble: 'session' });
  expect(lost).toEqual([]);
  expect(sent[0]?.init.headers).not.toHaveProperty('Authorization');
});

test('every call says which version it speaks, who asks, and takes cookies along (R-164, R-165, R-166)', async () => {
  const { client, sent } = testClient(() => Response.json({ code: 200 }));
  await client.ask(declared('GET'), {});
  expect(sent[0]?.init).toMatchObject({ credentials: 'include', headers: { auth_v2: '1', Authorization: 'token-1' } });
  expect(sent[0]?.url).toBe('/api/stand-in?r=0.5');
});

const Signed = shape({ token: text, isSuperUser: flag });

test.each([
  ['no record', null],
  ['a token of another kind', { token: { secret: 'hunter22' }, isSuperUser: true }],
  ['a right in words that nobody agreed on', { token: 'hunter22', isSuperUser: 'hunter22' }],
  ['a right that is missing', { token: 'hunter22' }],
])('a session record that cannot be read is refused: %s', async (_, content) => {
  const { client } = testClient(() => Response.json({ code: 200, content }));
  await expect(client.ask(declared('POST', { result: Signed }), {})).rejects.toMatchObject({ trouble: 'malformed' });
});

const wordsOf = (error: unknown) =>
  error instanceof ApiError
    ? [error.message, error.serviceMessage, error.stack, String(error), JSON.stringify(error)].join('\n')
    : String(error);

test.each([
  ['refused', () => Response.json({ code: -3, message: '密码错误' })],
  ['broken', () => new Response('oops', { status: 500 })],
  ['malformed', () => Response.json({ code: 200, content: { token: 'token-of-answer', isSuperUser: 'token-of-answer' } })],
  ['session', () => Response.json({ code: -1002 })],
  ['offline', () => Promise.reject(new TypeError('fetch failed: password=hunter22'))],
] as const)('an error that is %s tells neither password nor token', async (trouble, answer) => {
  const body = shape({ email: text, password: named('pwd', text) });
  const { client } = testClient(answer, { token: () => 'token-of-mine' });
  const error: unknown = await client
    .send(declared('POST', { body, query: { newPassword: text }, result: Signed }), {
      newPassword: 'hunter22',
      body: { email: 'a@b.c', password: 'hunter22' },
    })
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ trouble });
  expect(wordsOf(error)).not.toMatch(/hunter22|token-of|a@b\.c/);
});

test('an answer hands on its date, unless it comes out of a cache in between', async () => {
  const date = 'Fri, 20 Nov 2026 02:32:00 GMT';
  const dates: string[] = [];
  const onDated = (one: string) => void dates.push(one);
  const answerWith = (headers: Record<string, string>) =>
    testClient(() => Response.json({ code: 200 }, { headers }), { onDated }).client.ask(declared('GET'), {});
  await answerWith({});
  await answerWith({ date, age: '3600' });
  expect(dates).toEqual([]);
  await answerWith({ date });
  expect(dates).toEqual([date]);
});
