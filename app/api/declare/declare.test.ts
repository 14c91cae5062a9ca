import { expect, test } from 'vitest';
import { integer, nothing, text } from '../wire/scalars.ts';
import { named, shape } from '../wire/shapes.ts';
import { ApiError } from '../client/error.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { testClient } from '../client/testClient.ts';
import { calls } from './calls.ts';
import { endpointOf, type Call } from './endpoint.ts';

const { query, mutation, download } = calls('apps');

test('a declaration knows its method, its path and its placeholders', () => {
  const found = query('GET /api/{app}/find/{x}', { path: { app: integer }, result: text, cites: 'G-01' });
  expect({ ...found }).toMatchObject({
    method: 'GET',
    path: '/api/{app}/find/{x}',
    subject: 'apps',
    kind: 'query',
    touches: [],
    cites: 'G-01',
  });
  expect(found.placeholders).toEqual({ app: integer, x: text });
});

test('a declaration that contradicts itself is found when it is loaded', () => {
  expect(() => query('GET /api/find', { path: { app: integer }, result: text })).toThrow('{app}');
  // As one would reach it from a list of calls.
  const odd = 'PATCH /api/find' as Call;
  expect(() => endpointOf('apps', 'query', odd, { result: text })).toThrow('begins with no method');
});

test('what is asked stands in the key, so that two questions are two answers', () => {
  const found = query('GET /api/find/{id}', { path: { id: integer }, result: text });
  expect(found({ id: 1 }).queryKey).toEqual(['apps', 'GET /api/find/{id}', { id: 1 }]);
  expect(found({ id: 1 }).queryKey).not.toEqual(found({ id: 2 }).queryKey);
});

test('a change asks again for its own subject and for those that it touches, and for no other', async () => {
  const { client } = testClient(() => Response.json({ code: 200, content: 'x' }));
  const cache = createQueryClient(client);
  const queries = (['apps', 'channels', 'members'] as const).map((subject) =>
    calls(subject).query(`GET /api/${subject}`, { result: text })(),
  );
  for (const options of queries) await cache.fetchQuery(options);
  const change = mutation('PUT /api/change', { body: shape({ name: text }), result: nothing, touches: ['channels'] });
  await cache
    .getMutationCache()
    .build(cache, cache.defaultMutationOptions(change()))
    .execute({ body: { name: 'a' } });
  expect(queries.map(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, false]);
});

test('what was handed back has changed nothing', async () => {
  const { client } = testClient(({ init }) => Response.json({ code: init.method === 'PUT' ? -1008 : 200, content: 'x' }));
  const cache = createQueryClient(client);
  const found = query('GET /api/find', { result: text })();
  await cache.fetchQuery(found);
  const change = mutation('PUT /api/change', { result: nothing });
  await expect(cache.getMutationCache().build(cache, cache.defaultMutationOptions(change())).execute({})).rejects.toMatchObject({
    code: -1008,
  });
  expect(cache.getQueryState(found.queryKey)?.isInvalidated).toBe(false);
});

test('where no answer came, what may have changed is asked for again', async () => {
  const { client, sent } = testClient(({ init }) => {
    if (init.method === 'PUT') throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, content: 'x' });
  });
  const cache = createQueryClient(client);
  const found = query('GET /api/find', { result: text })();
  await cache.fetchQuery(found);
  const change = mutation('PUT /api/change', { result: nothing });
  const write = cache.getMutationCache().build(cache, cache.defaultMutationOptions(change()));
  await expect(write.execute({})).rejects.toMatchObject({ trouble: 'offline' });
  expect(sent).toHaveLength(2);
  expect(cache.getQueryState(found.queryKey)?.isInvalidated).toBe(true);
});

test('a refusal is about the input that the service names, or that its code means', async () => {
  const body = shape({ email: named('mail', text), password: text });
  const change = mutation('POST /api/change', {
    body,
    query: { word: named('searchText', text) },
    result: nothing,
    refusals: { '-1008': 'email' },
  });
  const refusedBy = async (answer: object) => {
    const { client } = testClient(() => Response.json(answer));
    return client
      .send(change, { searchText: '', body: { email: 'a@b.c', password: 'x' } })
      .catch((error: unknown) => (error instanceof ApiError ? error.field : error));
  };
  expect(await refusedBy({ code: -5000, message: '密码太短', data: { field: 'mail' } })).toBe('email');
  expect(await refusedBy({ code: -5000, message: '', data: { field: 'searchText' } })).toBe('word');
  expect(await refusedBy({ code: -1008, message: '', data: { field: 'password' } })).toBe('password');
  expect(await refusedBy({ code: -1008, message: '' })).toBe('email');
  for (const field of ['email', 'other', 'constructor', '__proto__', 7, null])
    expect(await refusedBy({ code: -5000, message: '邮箱格式不正确', data: { field } })).toBeNull();
  expect(() => mutation('POST /api/change', { body, result: nothing, refusals: { '-1008': 'mail' } })).toThrow('mail');
});

test('a download is asked for like a change and changes nothing', async () => {
  const { client } = testClient(() => new Response('a,b', { headers: { 'content-disposition': 'attachment; filename=a.csv' } }));
  const cache = createQueryClient(client);
  const file = download('GET /api/file', {});
  expect(file.touches).toEqual([]);
  expect(await cache.getMutationCache().build(cache, cache.defaultMutationOptions(file())).execute({})).toMatchObject({
    code: 1,
    name: 'a.csv',
  });
});
