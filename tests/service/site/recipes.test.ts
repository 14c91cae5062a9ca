import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isStorable, visit, type Answer } from '#app/deploy/check/visit.ts';
import { caching } from '#app/deploy/headers.ts';
import { isInstalled, serverNames } from '../../deploy/servers.ts';
import { folder, serve } from '../testServer.ts';
import { backEnd, runRecipe } from './realServer.ts';

const lifetime = ({ status, headers }: Answer): [number, string] => [status, headers['cache-control'] ?? 'none'];
const script = '/assets/index-abc123.js';

/** Simulates the cache of a browser, which reuses a storable answer of any status. Returns the status that a page sees. */
function cacheOver(get: (at: string) => Promise<Answer>) {
  const stored = new Map<string, number>();
  return async (at: string) => {
    const known = stored.get(at);
    if (known !== undefined) return known;
    const { status, headers } = await get(at);
    if (isStorable(headers['cache-control'] ?? '')) stored.set(at, status);
    return status;
  };
}

test('the embedded server caches only what is there', async () => {
  const { origin } = await serve();
  const at = (path: string, headers: Readonly<Record<string, string>> = {}) => visit(new URL(path, origin), { headers }).then(lifetime);
  expect(await at(script)).toEqual([200, caching.hashed]);
  expect(await at('/assets/gone-12345678.js')).toEqual([404, 'no-store']);
  expect(await at('/gone.js')).toEqual([404, 'no-store']);
});

for (const name of serverNames)
  describe.skipIf(!isInstalled(name))(`the recipe of a server (needs ${name})`, () => {
    test.each(['/', '/console/'])('keeps a file for ever only where it is there: below %s', async (path) => {
      const { get } = await runRecipe(name, { path });
      const found = await get(script);
      expect(lifetime(found)).toEqual([200, caching.hashed]);
      expect(lifetime(await get(script, { 'If-None-Match': found.headers.etag ?? '' }))).toEqual([304, caching.hashed]);
      for (const [at, headers, method] of [
        ['/assets/gone-12345678.js', {}, 'GET'],
        ['/assets/', {}, 'GET'],
        ['/assets/gone', {}, 'GET'],
        ['/gone.js', {}, 'GET'],
        ['/tracker/v2.js', {}, 'GET'],
        [script, {}, 'POST'],
        [script, { 'If-Match': '"other"' }, 'GET'],
        [script, { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 'GET'],
        [script, { Range: 'bytes=900000-' }, 'GET'],
      ] as const) {
        const answer = await get(at, headers, method);
        // Caddy answers POST with the file, and nginx ignores ranges.
        const isFound = at === script && [200, 206].includes(answer.status);
        expect([at, answer.status >= 400, answer.headers['cache-control']]).toEqual([at, !isFound, isFound ? caching.hashed : 'no-store']);
      }
      expect(lifetime(await get('/'))).toEqual([200, caching.others]);
      expect(lifetime(await get('/monitor/dashboard'))).toEqual([200, caching.others]);
    });

    test('a file that is missing during an upload is there after it', async () => {
      const { get, folder: site } = await runRecipe(name);
      const late = '/assets/late-12345678.js';
      expect(lifetime(await get(late))).toEqual([404, 'no-store']);
      writeFileSync(join(site, late), 'export {};');
      expect(lifetime(await get(late))).toEqual([200, caching.hashed]);
    });

    test('an upgrade in the wrong order, a rollback and another upgrade leave no file missing in a browser', async () => {
      const { get, folder: site } = await runRecipe(name);
      const browser = cacheOver(get);
      const [former, next] = ['/assets/entry-former12.js', '/assets/entry-next1234.js'];
      const deploy = (entry: string) => writeFileSync(join(site, 'index.html'), `<script src="${entry}"></script>`);
      writeFileSync(join(site, former), 'former');
      deploy(former);
      expect(await browser(former)).toBe(200);
      // This upload replaces the page before its script.
      deploy(next);
      expect(await browser(next)).toBe(404);
      writeFileSync(join(site, next), 'next');
      expect(await browser(next)).toBe(200);
      rmSync(join(site, next));
      deploy(former);
      expect([await browser(former), await browser('/assets/lazy-next1234.js')]).toEqual([200, 404]);
      for (const file of [next, '/assets/lazy-next1234.js']) writeFileSync(join(site, file), 'next');
      deploy(next);
      expect([await browser(next), await browser('/assets/lazy-next1234.js')]).toEqual([200, 200]);
    });

    test('without a console the server is not healthy', async () => {
      const { get, folder: site } = await runRecipe(name, { path: '/console/' });
      expect((await get('/healthz')).status).toBe(200);
      rmSync(join(site, 'index.html'));
      expect((await get('/healthz')).status).toBe(503);
    });

    test('calls arrive below the path of the back end, as they were written, and leave compressed and uncached', async () => {
      const { seen, origin } = await backEnd();
      const { get, logs } = await runRecipe(name, {
        path: '/console/',
        config: { api: '/console' },
        more: ['--upstream', `${origin}/v2`],
      });
      const answer = await get('/api/account/a.b%2Fc%20d?token=secret-7', { 'Accept-Encoding': 'gzip', Authorization: 'secret-8' });
      expect(seen.map(({ url }) => url)).toEqual(['/v2/api/account/a.b%2Fc%20d?token=secret-7']);
      expect([answer.status, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([200, 'gzip', 'no-store']);
      expect(JSON.parse(gunzipSync(answer.body).toString())).toMatchObject({ code: 0 });
      // Browsers enforce both policies when two are sent.
      expect(answer.headers['content-security-policy']).not.toContain("default-src 'self'");
      await expect.poll(logs).toContain('/console/api/account/');
      expect(logs()).not.toMatch(/secret-\d/);
    });

    test('what a TLS terminator in a private network says is forwarded, and brings HSTS', async () => {
      const { seen, origin, host } = await backEnd();
      const { get } = await runRecipe(name, { more: ['--upstream', origin] });
      const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'console.example.com', 'X-Forwarded-For': '203.0.113.7' };
      const answer = await get('/api/x', forwarded);
      expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'console.example.com', host });
      expect(seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.7, 127.0.0.1');
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
      await get('/api/x');
      expect(seen[1]?.headers).toMatchObject({ 'x-forwarded-proto': 'http', 'x-forwarded-for': '127.0.0.1' });
      expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    });

    test('starts where the name of the back end is not known yet', async () => {
      const { get } = await runRecipe(name, { more: ['--upstream', 'https://api.invalid', '--resolver', '127.0.0.1'] });
      expect((await get('/')).status).toBe(200);
    });

    test('answers over IPv6', async () => {
      const { origin } = await runRecipe(name);
      expect((await fetch(origin.replace('127.0.0.1', '[::1]'))).status).toBe(200);
    });

    const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
    test.skipIf(!hasOpenssl)('speaks HTTPS with HSTS for a host (needs openssl)', async () => {
      const certificates = folder();
      const [chain, key] = [join(certificates, 'chain.pem'), join(certificates, 'key.pem')];
      spawnSync(
        'openssl',
        `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${chain}`.split(
          ' ',
        ),
      );
      const { get, origin } = await runRecipe(name, { more: ['--host', 'localhost', '--certificate', chain, '--key', key] });
      await expect(get('/')).rejects.toThrow(/self.signed/);
      const answer = await visit(new URL(origin), { trusted: readFileSync(chain, 'utf8') });
      expect([answer.status, answer.headers['strict-transport-security']]).toEqual([200, expect.stringMatching(/^max-age=\d+$/)]);
    });
  });

test.skipIf(!isInstalled('nginx'))('the server block runs in an nginx of somebody else (needs nginx)', async () => {
  const { seen, origin } = await backEnd();
  const { get } = await runRecipe('nginx', { file: 'other.conf', more: ['--upstream', origin] });
  expect(lifetime(await get(script))).toEqual([200, caching.hashed]);
  expect((await get('/api/x')).status).toBe(200);
  expect(seen).toHaveLength(1);
});
