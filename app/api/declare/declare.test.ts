import { expect, test } from 'vitest';
import { integer, nothing, text } from '../wire/scalars.ts';
import { shape } from '../wire/shapes.ts';
import { connect } from '../client/connection.ts';
import { standIn } from '../client/stand-in.ts';
import { calls } from './calls.ts';
import { endpointOf, type Call } from './endpoint.ts';

const { query, mutation, download } = calls('apps');

test('a declaration knows its method, its path and its placeholders', () => {
  const found = query('GET /api/{app}/find/{x}', { path: { app: integer }, result: text, cites: 'R-001' });
  expect({ ...found }).toMatchObject({
    method: 'GET',
    path: '/api/{app}/find/{x}',
    subject: 'apps',
    kind: 'query',
    touches: [],
    cites: 'R-001',
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
  const { client } = standIn(() => Response.json({ code: 200, content: 'x' }));
  const cache = connect(client);
  const asked = (['apps', 'channels', 'members'] as const).map((subject) =>
    calls(subject).query(`GET /api/${subject}`, { result: text })(),
  );
  for (const options of asked) await cache.fetchQuery(options);
  const change = mutation('PUT /api/change', { body: shape({ name: text }), result: nothing, touches: ['channels'] });
  await cache
    .getMutationCache()
    .build(cache, cache.defaultMutationOptions(change()))
    .execute({ body: { name: 'a' } });
  expect(asked.map(({ queryKey }) => cache.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true, false]);
});

test('what was handed back has changed nothing', async () => {
  const { client } = standIn(({ init }) => Response.json({ code: init.method === 'PUT' ? -1008 : 200, content: 'x' }));
  const cache = connect(client);
  const found = query('GET /api/find', { result: text })();
  await cache.fetchQuery(found);
  const change = mutation('PUT /api/change', { result: nothing });
  expect(await cache.getMutationCache().build(cache, cache.defaultMutationOptions(change())).execute({})).toMatchObject({
    isDone: false,
    code: -1008,
  });
  expect(cache.getQueryState(found.queryKey)?.isInvalidated).toBe(false);
});

test('a download is asked for like a change and changes nothing', async () => {
  const { client } = standIn(() => new Response('a,b', { headers: { 'content-disposition': 'attachment; filename=a.csv' } }));
  const cache = connect(client);
  const file = download('GET /api/file', {});
  expect(file.touches).toEqual([]);
  expect(await cache.getMutationCache().build(cache, cache.defaultMutationOptions(file())).execute({})).toMatchObject({
    code: 1,
    name: 'a.csv',
  });
});
