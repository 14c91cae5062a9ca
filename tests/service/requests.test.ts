import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { json, raw, rawGet, serve } from './testServer.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('calls are answered in their wrapping, and are never kept by a cache', async () => {
  const { origin } = await serve();
  const answer = await fetch(`${origin}/api/stand/1001?r=0.5`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({ code: 200, content: expect.any(String) });
});

test('nothing is answered without a session but what is for everybody', async () => {
  const { origin } = await serve();
  expect(await (await fetch(`${origin}/api/stand/closed`)).json()).toMatchObject({ code: -1002 });
  expect(await (await fetch(`${origin}/api/stand/closed`, { headers: { Authorization: 'made-up' } })).json()).toMatchObject({
    code: -1002,
  });
});

test('forms and files arrive', async () => {
  const { origin } = await serve();
  const filled = await fetch(`${origin}/api/stand/form`, { method: 'POST', headers: form, body: 'name=%E6%98%9F%26' });
  expect(await filled.json()).toMatchObject({ code: 200, content: '星&' });
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(3_000_000)]), 'large.csv');
  expect(await (await fetch(`${origin}/api/stand/file`, { method: 'POST', body })).json()).toMatchObject({ content: 3_000_000 });
});

test.each([
  ['half of a record', '/api/stand/1001', { method: 'PUT', body: '{"name":' }, 400],
  ['no record', '/api/stand/1001', { method: 'PUT' }, 400],
  ['a record of another shape', '/api/stand/1001', json({ name: {} }, 'PUT'), 400],
  ['null', '/api/stand/1001', json(null, 'PUT'), 400],
  ['a list that is nested too deep', '/api/stand/1001', { method: 'PUT', body: '['.repeat(900_000) }, 400],
  ['a word for a number in the path', '/api/stand/one', json({ name: 'x' }, 'PUT'), 400],
  ['a form for a file', '/api/stand/file', { method: 'POST', headers: form, body: 'file=x' }, 400],
  ['a file without a boundary', '/api/stand/file', { method: 'POST', headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' }, 400],
  ['a method that the call has not', '/api/stand/1001', { method: 'PATCH' }, 405],
  ['a call that is none', '/api/no/such/call', {}, 404],
  ['the service itself', '/api', {}, 404],
])('%s is refused with a message', async (_, path, init, status) => {
  const { origin, said } = await serve();
  const answer = await fetch(origin + path, init);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: status, message: expect.stringMatching(/./), data: null });
  expect(said).toEqual([]);
});

test('50 MB are refused at once, said beforehand or not, and are not kept', async () => {
  const { port } = await serve();
  const head = 'PUT /api/stand/1001 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  expect(await raw(port, `${head}Content-Length: 50000000\r\n\r\n`, Buffer.alloc(1000))).toMatch(/^HTTP\/1.1 413 /);
  const before = process.memoryUsage().arrayBuffers;
  const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'x'), Buffer.from('\r\n')]);
  const answer = await raw(port, `${head}Transfer-Encoding: chunked\r\n\r\n`, ...Array.from({ length: 50 }, () => piece), '0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30_000_000);
});

test.each([
  ['its headers', 'PUT /api/stand/1001 HTTP/1.1\r\nHost: loc'],
  ['its body', 'PUT /api/stand/1001 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"name"'],
])('who is too slow with %s is not waited for', async (_, beginning) => {
  const { origin, port } = await serve({ slowest: { headers: 200, request: 300 } });
  expect(await raw(port, beginning)).toMatch(/^HTTP\/1.1 408 /);
  expect((await fetch(origin)).status).toBe(200);
});

test.each([
  ['a method that nobody knows', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['no protocol', 'hello\r\n\r\n', 400],
  ['bytes', '\u0016\u0003\u0001\u0002', 400],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
  ['two lengths', 'POST /api/stand/form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 400],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE /api/stand/1001 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 405],
])('%s is refused and the next request is served', async (_, bytes, status) => {
  const { origin, port } = await serve();
  expect(await raw(port, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(origin)).status).toBe(200);
});

test('who leaves in the middle is forgotten', async () => {
  const { origin, port, said } = await serve();
  for (const beginning of [
    'PUT /api/stand/1001 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"name"',
    'GET /api/stand/1001 HTTP/1.1\r\nHost: x\r\n\r\n',
  ])
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(beginning, () => socket.resetAndDestroy());
        socket.on('close', () => resolve());
      });
    });
  expect((await fetch(origin)).status).toBe(200);
  expect(said).toEqual([]);
});

test('what goes wrong here is said once, without what was sent, and the next call is answered', async () => {
  const { origin, said } = await serve();
  const init = { ...json({ name: 'hunter22' }), headers: { 'Content-Type': 'application/json', Authorization: 'secret-token' } };
  const answer = await fetch(`${origin}/api/stand/broken?token=secret-token`, init);
  expect([answer.status, await answer.json()]).toEqual([500, { code: 500, message: 'Something went wrong here', data: null }]);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^POST \/api\/stand\/broken could not be answered\. TypeError\n\s+at /);
  expect(said[0]).not.toMatch(/hunter22|secret-token/);
  expect((await fetch(`${origin}/api/stand/1001`)).status).toBe(200);
});

test('pages of others may send to the receiver, and to nothing else', async () => {
  const { origin } = await serve();
  const headers = { ...form, Origin: 'https://shop.test' };
  const asked = await fetch(`${origin}/receiver/stand`, {
    method: 'OPTIONS',
    headers: { ...headers, 'Access-Control-Request-Method': 'POST' },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  const body = new URLSearchParams({ data: '{"what":"pay"}' });
  const sent = await fetch(`${origin}/receiver/stand`, { method: 'POST', headers, body });
  expect([sent.headers.get('access-control-allow-origin'), await sent.json()]).toEqual([
    '*',
    { code: 200, message: '', content: '{"what":"pay"}' },
  ]);
  const refused = await fetch(`${origin}/receiver/stand`, { method: 'POST', headers, body: 'x=1' });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, '*']);
  expect((await fetch(`${origin}/api/stand/1001`, { headers })).headers.has('access-control-allow-origin')).toBe(false);
});

test('HEAD of a call is refused without a body', async () => {
  const { port } = await serve();
  const answer = await rawGet(port, '/api/stand/1001', 'HEAD');
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer.endsWith('\r\n\r\n')).toBe(true);
});
