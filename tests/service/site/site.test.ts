import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built, folder, json, rawGet, serve } from '../testServer.ts';
import { createSite } from '#mocks/server/http/site.ts';

test('an address of the console is answered with its page, which is always asked for again', async () => {
  const { origin } = await serve();
  for (const path of ['/', '/index.html', '/monitor/advertisinginfo', '/monitor/advertisinginfo?app=1001', '/skadnetwok/akandetails/']) {
    const answer = await fetch(origin + path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-cache']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<title>Provena</title>');
  }
});

test('a page that has not changed is not sent again', async () => {
  const { origin } = await serve();
  const etag = (await fetch(origin)).headers.get('etag') ?? '';
  expect((await fetch(origin, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await fetch(origin, { headers: { 'If-None-Match': `"other", W/${etag}` } })).status).toBe(304);
  expect((await fetch(origin, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
});

test('a file whose name holds its hash is kept for good', async () => {
  const { origin } = await serve();
  const answer = await fetch(`${origin}/assets/index-abc123.js`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await answer.text()).toBe('export {};');
});

test('HEAD brings the headers and no body', async () => {
  const { origin } = await serve();
  const answer = await fetch(`${origin}/assets/index-abc123.js`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', '']);
});

test.each(['/assets/index-gone.js', '/assets/gone', '/favicon.ico', '/.env', '/package.json'])('%s is not there', async (path) => {
  const { origin } = await serve();
  expect((await fetch(origin + path)).status).toBe(404);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page is not for %s', async (method) => {
  const { origin } = await serve();
  const answer = await fetch(origin, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['/../secret.txt', 400],
  ['/assets/../../secret.txt', 400],
  ['/..%2fsecret.txt', 400],
  ['/%2e%2e/secret.txt', 400],
  ['/%2E%2E%2Fsecret.txt', 400],
  ['/assets/..%5c..%5csecret.txt', 400],
  [String.raw`/..\secret.txt`, 400],
  ['//localhost/secret.txt', 400],
  ['http://elsewhere.test/secret.txt', 400],
  ['/secret.txt%00.html', 400],
  ['/%00', 400],
  ['/%', 400],
  ['/%ff', 400],
  ['/api/../secret.txt', 400],
  ['/api/%2e%2e/%2e%2e/secret.txt', 400],
  ['/link.txt', 404],
  ['/linked/secret.txt', 404],
])('%s leads to no file outside', async (path, status) => {
  const root = built();
  const outside = folder();
  writeFileSync(join(root, '../../secret.txt'), 'secret');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(join(outside, 'secret.txt'), join(root, 'link.txt'));
  symlinkSync(outside, join(root, 'linked'));
  const { port } = await serve({ root });
  const answer = await rawGet(port, path);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toContain('secret');
});

test('without a build there is nothing to serve, and it says how to make one', async () => {
  await expect(createSite(folder())).rejects.toThrow('npm start');
});

test('every answer tells the browser what to refuse', async () => {
  const { origin, port } = await serve();
  const answers = await Promise.all([
    fetch(origin),
    fetch(`${origin}/assets/gone.js`),
    fetch(origin, { method: 'POST' }),
    fetch(`${origin}/api/stand/1001`),
    fetch(`${origin}/api/nothing`),
    fetch(`${origin}/api/stand/broken?token=t`, json({ name: 'x' })),
    fetch(`${origin}/receiver/stand`, { method: 'OPTIONS' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 405, 200, 404, 500, 204]);
  for (const { headers } of answers) {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('x-powered-by')).toBe(false);
  }
  expect(await rawGet(port, '/', 'BREW')).toContain("frame-ancestors 'none'");
});

test('what is text goes squeezed to who takes it, and plain to who does not', async () => {
  const root = built();
  const script = `export const words = ${JSON.stringify(Array.from({ length: 2000 }, (_, at) => `溯源 ${(at * 37) % 101}`).join(' '))};`;
  writeFileSync(join(root, 'assets', 'words-abc123.js'), script);
  const { origin } = await serve({ root });
  const ask = async (accepted: string) => {
    const { headers, text } = await fetch(`${origin}/assets/words-abc123.js`, { headers: { 'Accept-Encoding': accepted } }).then(
      async (answer) => ({ headers: answer.headers, text: await answer.text() }),
    );
    return { text, encoding: headers.get('content-encoding'), etag: headers.get('etag'), length: Number(headers.get('content-length')) };
  };
  const [plain, squeezed] = [await ask('br;q=0, gzip'), await ask('gzip, br')];
  expect([plain.encoding, squeezed.encoding]).toEqual([null, 'br']);
  expect([plain.text, squeezed.text]).toEqual([script, script]);
  expect(squeezed.length).toBeLessThan(plain.length / 10);
  expect(squeezed.etag).not.toBe(plain.etag);
  // Better as soon as there was time for it, and then by its tag another thing.
  await expect.poll(async () => (await ask('br')).length).toBeLessThan(squeezed.length);
  expect((await ask('br')).etag).not.toBe(squeezed.etag);
});
