import { expect, test } from 'vitest';
import { calls } from '#app/api/declare/calls.ts';
import { createClient } from '#app/api/client/client.ts';
import { integer, nothing, text } from '#app/api/wire/scalars.ts';
import { list, named, shape } from '#app/api/wire/shapes.ts';
import { createWorld } from '../world/world.ts';
import { answer, answerPublic, answerFile } from './answer.ts';
import { taken } from './refusal.ts';
import { createService } from './service.ts';

const { query, mutation, download } = calls('apps');
const App = shape({ id: integer, title: named('appname', text) });
const declared = {
  one: query('GET /api/app/find/{id}', { path: { id: integer }, result: App }),
  all: query('GET /api/app/find/all', { isOpen: true, result: list(App) }),
  of: query('GET /api/{app}/title', { path: { app: integer }, result: text }),
  create: mutation('POST /api/app/create', { body: App, result: App }),
  file: download('GET /api/file/{days}', { path: { days: integer } }),
  broken: query('GET /api/broken', { isOpen: true, result: nothing }),
};
const answers = [
  answer(declared.one, ({ input }) => ({ id: input.id, title: 'one' })),
  answerPublic(declared.all, () => [{ id: 1, title: 'all' }]),
  answer(declared.of, ({ caller }) => caller.email),
  answer(declared.create, ({ input }) => {
    if (input.body.title === 'taken') throw taken('已存在');
    return input.body;
  }),
  answerFile(declared.file, ({ input: { days } }) =>
    days === 0 ? null : { name: '渠道 (1).csv', type: 'text/csv', bytes: new TextEncoder().encode('a,b'), isPartial: days > 1 },
  ),
  answerPublic(declared.broken, () => {
    throw new RangeError('hunter22');
  }),
];

const world = createWorld({ now: { day: '2026-11-20', minute: 632 } });
// Account 5 may open 1001, 1002 and 1005.
world.sessions.put({ token: 'of-5', account: 5, since: '2026-11-20 10:00:00' });
const service = createService(world, answers);

const ask = async (call: string, token: string | null = 'of-5', body?: string) => {
  const [method = '', path = ''] = call.split(' ');
  const headers = token === null ? {} : { Authorization: token };
  return service.handle(new Request(`http://localhost${path}`, { method, headers, ...(body !== undefined && { body }) }));
};
const said = async (...asked: Parameters<typeof ask>) => (await ask(...asked))?.json();

test('answers are written in the words of the service', async () => {
  expect(await said('GET /api/app/find/7')).toEqual({ code: 200, message: '', content: { id: 7, appname: 'one' } });
});

test('a path that is written out comes before one with placeholders', async () => {
  expect(await said('GET /api/app/find/all')).toMatchObject({ content: [{ appname: 'all' }] });
});

test('what is not the services is not answered', async () => {
  expect(await ask('GET /api/app')).toBeNull();
  expect(await ask('GET /api/app/find/')).toBeNull();
  expect(await ask('GET /monitor')).toBeNull();
  expect((await ask('DELETE /api/app/find/7'))?.status).toBe(405);
});

test('without a session nothing is learned, not even what would be wrong with the call', async () => {
  for (const token of [null, '', 'made-up'])
    for (const asked of ['GET /api/app/find/x', 'GET /api/9999/title', 'POST /api/app/create'])
      expect(await said(asked, token)).toMatchObject({ code: -1002 });
});

test('an app that is not theirs is refused, as one that does not exist (R-215)', async () => {
  expect(await said('GET /api/1001/title')).toMatchObject({ code: 200 });
  for (const app of [1003, 1101, 9999, 0, -1]) expect(await said(`GET /api/${app}/title`)).toMatchObject({ code: -1003 });
});

test('a call that cannot be read names the field and never the value', async () => {
  expect(await said('GET /api/app/find/hunter22')).toEqual({ code: 400, message: '参数有误：id', data: null });
  expect(await said('POST /api/app/create', 'of-5', '{"id":1,"appname":{"hunter22":1}}')).toMatchObject({
    code: 400,
    message: '参数有误：appname',
  });
});

test('a refusal is what its answer says', async () => {
  expect(await said('POST /api/app/create', 'of-5', '{"id":1,"appname":"taken"}')).toEqual({ code: -1008, message: '已存在', data: null });
});

test('a write that comes again with its key is answered as before and done once', async () => {
  let made = 0;
  const make = mutation('POST /api/made', { body: text, result: integer });
  const other = mutation('POST /api/other', { body: text, result: integer });
  const write = () => {
    made++;
    if (made === 4) throw taken('已存在');
    return made;
  };
  world.sessions.put({ token: 'of-2', account: 2, since: '2026-11-20 10:00:00' });
  const own = createService(world, [answer(make, write), answer(other, write)]);
  const send = async (key: string | null, { path = '/api/made', token = 'of-5', body = 'a' } = {}) => {
    const headers = { Authorization: token, ...(key !== null && { 'Idempotency-Key': key }) };
    const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const response = (await own.handle(request)) ?? Response.json({ code: 404 });
    const { code, content }: { code: number; content?: number } = await response.json();
    return content ?? code;
  };
  const [first, second] = ['0123456789abcdef', 'fedcba9876543210'];
  expect([await send(first), await send(first), await send(null), await send(second)]).toEqual([1, 1, 2, 3]);
  // A refusal has changed nothing.
  expect([await send('refused-at-first'), await send('refused-at-first')]).toEqual([-1008, 5]);
  // Keys of others, and of other calls, are other keys.
  expect([await send(first, { token: 'of-2' }), await send(first, { path: '/api/other' })]).toEqual([6, 7]);
  // Whoever takes a key twice for two things has made a mistake, and hears it.
  expect([await send(first, { body: 'b' }), await send('short'), await send('x'.repeat(65))]).toEqual([400, 400, 400]);
  expect(made).toBe(7);
});

test('an answer that goes wrong names its call', async () => {
  await expect(ask('GET /api/broken', null)).rejects.toThrow('GET /api/broken could not be answered');
  await expect(ask('GET /api/broken', null)).rejects.not.toThrow('hunter22');
});

const client = createClient({
  origin: 'http://localhost',
  token: () => 'of-5',
  onSessionLost: () => undefined,
  fetch: async (url, init) => (await service.handle(new Request(url, init))) ?? new Response(null, { status: 404 }),
});

test.each([
  [0, { code: -1 }],
  [1, { code: 1, name: '渠道 (1).csv' }],
  [2, { code: -2, name: '渠道 (1).csv' }],
])('the client takes a file of %s days as it was meant (R-224)', async (days, ended) => {
  expect(await client.download(declared.file, { days })).toMatchObject(ended);
});

test('the client reads what the service writes, and writes what the service reads', async () => {
  expect(await client.ask(declared.one, { id: 7 })).toEqual({ id: 7, title: 'one' });
  expect(await client.send(declared.create, { body: { id: 8, title: '星海' } })).toMatchObject({ id: 8, title: '星海' });
  await expect(client.send(declared.create, { body: { id: 8, title: 'taken' } })).rejects.toMatchObject({ code: -1008 });
});
