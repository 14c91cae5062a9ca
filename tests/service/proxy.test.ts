import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createProxy } from '#mocks/server/http/proxy.ts';
import { answerWith, raw, serve } from './testServer.ts';

const behind = async (origin: string, patience = 5000) => serve({ backend: async () => createProxy(origin, { patience }) });

test('a call arrives as it was sent, and its answer comes back as it was given', async () => {
  const seen: { method?: string | undefined; url?: string | undefined; headers?: IncomingMessage['headers']; body?: string } = {};
  const origin = await answerWith((request, response) => {
    let body = '';
    request.on('data', (words) => (body += words));
    request.on('end', () => {
      Object.assign(seen, { method: request.method, url: request.url, headers: request.headers, body });
      response
        .writeHead(201, { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename=a.csv', 'X-Extra': '1' })
        .end('a,b');
    });
  });
  const server = await behind(origin);
  const answer = await fetch(`${server.origin}/api/a%20b?x=1&r=0.5`, {
    method: 'DELETE',
    body: '{"id":1}',
    headers: { Authorization: 'token', auth_v2: '1' },
  });
  expect([answer.status, await answer.text()]).toEqual([201, 'a,b']);
  expect([answer.headers.get('content-disposition'), answer.headers.get('x-extra')]).toEqual(['attachment; filename=a.csv', '1']);
  expect(seen).toMatchObject({ method: 'DELETE', url: '/api/a%20b?x=1&r=0.5', body: '{"id":1}' });
  expect(seen.headers).toMatchObject({ authorization: 'token', auth_v2: '1', host: new URL(origin).host, 'x-forwarded-proto': 'http' });
});

test('what is about one connection does not go over the next', async () => {
  let headers: IncomingMessage['headers'] = {};
  const origin = await answerWith((request, response) => {
    headers = request.headers;
    response.writeHead(200, { Connection: 'close, x-mine', 'X-Mine': '1', 'Keep-Alive': 'timeout=99', Upgrade: 'h2c' }).end('{}');
  });
  const { port } = await behind(origin);
  const head =
    'GET /api/x HTTP/1.1\r\nHost: localhost\r\nConnection: close, x-secret\r\nX-Secret: 1\r\nTE: trailers\r\nProxy-Authorization: x\r\nX-Kept: 1\r\n\r\n';
  const answer = await raw(port, head);
  expect(headers['x-kept']).toBe('1');
  for (const name of ['x-secret', 'te', 'proxy-authorization']) expect(headers).not.toHaveProperty(name);
  expect(answer).not.toMatch(/x-mine|timeout=99|upgrade/i);
});

test('cookies and redirections mean this place, and its rules for the browser stand', async () => {
  let origin = '';
  origin = await answerWith((_, response) => {
    response.setHeader('Set-Cookie', ['a=1; Domain=.real.test; Path=/', 'b=2; Secure']);
    response
      .writeHead(302, {
        Location: `${origin}/api/next`,
        'Content-Security-Policy': 'default-src *; frame-ancestors *',
        'X-Frame-Options': 'ALLOWALL',
      })
      .end();
  });
  const { headers } = await fetch(`${(await behind(origin)).origin}/api/x`, { redirect: 'manual' });
  expect(headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Secure']);
  expect(headers.get('location')).toBe('/api/next');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('a long answer runs through as it comes', async () => {
  let finish: () => void = () => undefined;
  const origin = await answerWith((_, response) => {
    response.write('first');
    finish = () => void response.end('last');
  });
  const answer = await fetch(`${(await behind(origin)).origin}/api/x`);
  const reader = answer.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  finish();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last');
});

test.each([
  ['is not there', 'http://127.0.0.1:9', 502],
  ['has no name', 'http://no-such-host.invalid', 502],
])('a back end that %s is a 502 with a message', async (_, origin, status) => {
  const answer = await fetch(`${(await behind(origin)).origin}/api/x`, { method: 'POST', body: 'x' });
  expect([answer.status, await answer.json()]).toEqual([
    status,
    { code: status, message: 'The service behind the console cannot be reached', data: null },
  ]);
});

test('a back end that hangs up is a 502, one that says nothing a 504', async () => {
  const rude = await answerWith((request) => request.socket.destroy());
  expect((await fetch(`${(await behind(rude)).origin}/api/x`)).status).toBe(502);
  const silent = await answerWith(() => undefined);
  expect((await fetch(`${(await behind(silent, 100)).origin}/api/x`)).status).toBe(504);
});

test('an answer that breaks off is not taken for whole', async () => {
  const origin = await answerWith((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' });
    response.write('half', () => response.destroy());
  });
  const answer = await fetch(`${(await behind(origin)).origin}/api/x`);
  await expect(answer.text()).rejects.toThrow('terminated');
});

test('who leaves takes the call behind along', async () => {
  let asker: Socket | undefined;
  let tell: (word: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (tell = resolve));
  const origin = await answerWith((_, response) => {
    response.on('close', () => tell('ended'));
    asker?.destroy();
  });
  const { port } = await behind(origin);
  asker = connect(port, '127.0.0.1', () => asker?.write('GET /api/x HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  expect(await ended).toBe('ended');
});

test('only calls go to the back end', async () => {
  const server = await behind(await answerWith((_, response) => void response.end('back end')));
  for (const path of ['/monitor', '/apis', '/receiver/event'])
    expect(await (await fetch(server.origin + path)).text()).not.toBe('back end');
});
