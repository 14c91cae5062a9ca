import { expect, test } from 'vitest';
import { apps } from '#app/api/apps/apps.ts';
import { createClient } from '#app/api/client/client.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { customChannels } from '#app/api/channels/custom.ts';
import { readProblem, type RecordedCall } from '#app/lib/problem/problem.ts';
import { sampleProblem } from '#app/lib/problem/sampleProblem.ts';
import { openScenario } from '../open-scenario.ts';
import { recordedScenario } from './recordedScenario.ts';

const call = (change: Partial<RecordedCall>): RecordedCall => ({
  call: apps.all.call,
  at: sampleProblem.savedAt,
  duration: 1,
  sent: { path: {}, query: {} },
  ...change,
});

const sources: (string | null)[] = [];

function replay(calls: readonly RecordedCall[]) {
  const read = readProblem(JSON.stringify({ ...sampleProblem, calls }));
  if ('wrong' in read) throw new Error(read.wrong[1]);
  const { service, token } = openScenario(recordedScenario(read.problem));
  const client = createClient({
    origin: 'http://provena.test',
    token: () => token,
    onSessionLost: () => undefined,
    fetch: async (url, init) => {
      const response = (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 });
      sources.push(response.headers.get('X-Answered-By'));
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      expect(response.headers.get('Date')).toBe('Fri, 20 Nov 2026 02:32:00 GMT');
      return response;
    },
  });
  return <Result>(endpoint: Endpoint<never, Result>, given = {}) => client.ask(endpoint, given);
}

const listed = (name: string) => ({ generalUsed: [], all: [{ id: 88, name, appkey: 'k', platform: 'iOS' }] });

test('a call is answered as it was answered last', async () => {
  const ask = replay([call({ answer: listed('first') }), call({ answer: listed('last') })]);
  expect(await ask(apps.all)).toMatchObject({ all: [{ name: 'last' }] });
  expect(sources.at(-1)).toBe('recording');
});

test('what was not recorded is answered by the demo service, to somebody with the same role', async () => {
  const ask = replay([]);
  expect((await ask(apps.all)).all.length).toBeGreaterThan(5);
  expect(sources.at(-1)).toBe('demo service');
});

test('another input is another question, and what was typed fits any text', async () => {
  const sent = { path: {}, query: { searchText: 'text1', page: 1 } };
  const ask = replay([call({ call: customChannels.search.call, sent, answer: { list: [], total: 0 } })]);
  sources.length = 0;
  await ask(customChannels.search, { search: 'anything', page: 1 });
  await ask(customChannels.search, { search: 'anything', page: 2 });
  expect(sources).toEqual(['recording', 'demo service']);
});

test.each(['broken', 'refused', 'session', 'offline', 'malformed'] as const)('a call that was %s is so again', async (trouble) => {
  const fault = { trouble, status: trouble === 'broken' ? 500 : 200, code: trouble === 'broken' ? 500 : -88, message: '原样', field: null };
  const ask = replay([call({ fault })]);
  await expect(ask(apps.all)).rejects.toMatchObject({ trouble, ...(trouble === 'refused' && { code: -88, serviceMessage: '原样' }) });
});

test('a body is compared field by field', async () => {
  const free = (id: number, answer: boolean) =>
    call({ call: customChannels.isNameFree.call, sent: { path: {}, query: {}, body: { name: 'text1', id } }, answer });
  const ask = replay([free(1, true), free(2, false)]);
  expect(await ask(customChannels.isNameFree, { body: { name: 'any', id: 1 } })).toBe(true);
  expect(await ask(customChannels.isNameFree, { body: { name: 'any', id: 2 } })).toBe(false);
});
