import { expect, test } from 'vitest';
import { ApiError } from '../../api/client/error.ts';
import { declared } from '../../api/client/testClient.ts';
import type { ObservedCall } from '../../api/client/observed/observed.ts';
import { integer, text } from '../../api/wire/scalars.ts';
import { email, secret } from '../../api/wire/sensitive.ts';
import { maybe, named, shape } from '../../api/wire/shapes.ts';
import { readParams, recordParam, textParam } from '../urlState.ts';
import { createRecorder } from './recorder.ts';

const minute = 60_000;

function setup() {
  const now = { time: Date.parse('2026-11-20T02:00:00Z'), page: '/monitor/dashboard' };
  const recorder = createRecorder({ clock: () => now.time, page: () => now.page });
  const call = (change: Partial<ObservedCall>) =>
    recorder.call({ endpoint: declared('GET', { result: text }), input: {}, startedAt: now.time, duration: 0, result: '', ...change });
  const answers = () => recorder.snapshot().calls.map(({ answer }) => answer);
  return { now, recorder, call, answers };
}

test('a call is recorded by the names of the wire, without typed and private text', () => {
  const { recorder, call } = setup();
  const endpoint = declared('POST', {
    path: {},
    query: { search: named('searchText', maybe(text)), page: integer },
    body: shape({ owner: named('accountEmail', email), key: secret, title: text }),
    result: shape({ id: integer, owner: email }),
  });
  call({
    endpoint,
    input: { search: 'hunter22', page: 2, body: { owner: 'lin@firma.cn', key: 'hunter23', title: 'hunter24' } },
    result: { id: 7, owner: 'lin@firma.cn' },
  });
  expect(recorder.snapshot().calls).toMatchObject([
    {
      call: 'POST /api/stand-in',
      sent: { query: { searchText: 'text1', page: 2 }, body: { accountEmail: 'person1@example.test', key: 'secret1', title: 'text2' } },
      answer: { id: 7, owner: 'person1@example.test' },
    },
  ]);
});

test('a failure is recorded with what the service said, without what was typed', () => {
  const { recorder, call } = setup();
  const endpoint = declared('POST', { body: shape({ title: text }) });
  const error = new ApiError('refused', endpoint.call, {
    code: -1008,
    status: 200,
    message: '“hunter22” 已存在',
    data: { any: 'hunter23' },
  });
  call({ endpoint, input: { body: { title: 'hunter22' } }, error, result: undefined });
  call({ error: new ApiError('cancelled', endpoint.call) });
  const { calls } = recorder.snapshot();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.fault).toEqual({ trouble: 'refused', code: -1008, status: 200, message: '“text1” 已存在', field: null });
});

test('five minutes later only the newest answers of the open page and of the shell are left', () => {
  const { now, call, answers } = setup();
  const shell = declared('GET', { result: text, isShell: true });
  call({ result: 'old shell', endpoint: shell });
  call({ result: 'shell', endpoint: shell });
  call({ result: 'other page', input: { any: 1 }, endpoint: declared('GET', { result: text, query: { any: integer } }) });
  now.page = '/monitor/roi';
  call({ result: 'old page' });
  call({ result: 'page' });
  expect(answers()).toHaveLength(5);
  now.time += 6 * minute;
  // The shell and the page ask the same call here, so that the page has the newest answer of both.
  expect(answers()).toEqual(['page']);
  now.page = '/manage/app';
  expect(answers()).toEqual([]);
});

test('a recording has 4 MB at most: the oldest calls are left out and counted, those of the shell last', () => {
  const { recorder, call, answers } = setup();
  const large = 'x'.repeat(1_500_000);
  call({ result: `shell ${large}`, endpoint: declared('GET', { result: text, isShell: true }) });
  for (const name of ['a', 'b', 'c']) call({ result: `${name} ${large}` });
  expect(answers().map((answer) => String(answer).slice(0, 6).trim())).toEqual(['shell', 'c xxxx']);
  expect(recorder.snapshot().leftOut).toBe(2);
});

test('a click is recorded by its name, in which people have their replacements', () => {
  const { recorder, call, now } = setup();
  call({ endpoint: declared('GET', { result: email }), result: 'lin@firma.cn' });
  recorder.click({ role: 'button', name: 'Remove lin@firma.cn' });
  expect(recorder.snapshot().clicks).toMatchObject([{ role: 'button', name: 'Remove person1@example.test', page: now.page }]);
  now.time += 6 * minute;
  expect(recorder.snapshot().clicks).toEqual([]);
});

test('an address has no typed text, and nothing of what no page has read', () => {
  const { recorder } = setup();
  readParams({ search: { ...textParam, name: 'typed' }, role: { ...recordParam, name: 'chosen' } }, new URLSearchParams());
  expect(recorder.address('/manage/app', '?app=1001&typed=hunter22&chosen=4&message=hunter23')).toBe(
    '/manage/app?app=1001&typed=text1&chosen=4&message=text2',
  );
  expect(recorder.address('/monitor/roi', '')).toBe('/monitor/roi');
  // The access log sends the path as a text.
  recorder.redactor.typed('/monitor/roi');
  expect(recorder.address('/monitor/roi', '')).toBe('/monitor/roi');
});
