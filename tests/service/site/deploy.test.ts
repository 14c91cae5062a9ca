import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '#app/deploy/compress.ts';
import { checkInstallation } from '#app/deploy/check/installation.ts';
import { reportOf } from '#app/deploy/check/outcome.ts';
import { visit, type Visit } from '#app/deploy/check/visit.ts';
import { answerWith, folder, serve } from '../testServer.ts';
import { installed } from './installed.ts';

test('the embedded service passes every check of an installation', async () => {
  const { origin } = await serve({ root: await installed() });
  const outcomes = await checkInstallation(origin);
  expect(outcomes.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(outcomes.length).toBeGreaterThanOrEqual(19);
  expect(reportOf(outcomes)).toMatch(/All \d+ passed$/);
});

test('a server that only hands out files fails what is missing, each with its fix', async () => {
  const root = await installed();
  // Answers everything with the page, without a header, as a careless server does.
  const careless = await answerWith((request, response) => {
    const name = join(root, request.url?.split('?')[0] ?? '/');
    const file = name.endsWith('.js') && existsSync(name) ? name : join(root, 'index.html');
    response.setHeader('Server', 'careless/1.2').end(readFileSync(file));
  });
  const outcomes = await checkInstallation(careless);
  const failed = outcomes.filter(({ isGood }) => !isGood);
  expect(failed.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'config.json',
      'Build',
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Server version',
      'Caching of the page',
      'Asked again',
      'Missing files',
      'API',
      'Tracking script',
    ]),
  );
  expect(failed.filter(({ fix }) => !fix)).toEqual([]);
});

test('a server that stops answering during the check is named, after what was found before', async () => {
  const { origin } = await serve({ root: await installed() });
  const stopping: Visit = (url, options) => (url.pathname.startsWith('/monitor') ? Promise.reject(reset()) : visit(url, options));
  const outcomes = await checkInstallation(origin, stopping);
  expect(outcomes.filter(({ isGood }) => !isGood)).toMatchObject([{ name: 'Connection', detail: 'read ECONNRESET' }]);
  expect(outcomes.map(({ name }) => name)).toContain('Caching of the page');
});

const reset = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

test('where nothing answers, that alone is said', async () => {
  expect(await checkInstallation('http://127.0.0.1:9/')).toEqual([expect.objectContaining({ name: 'Page', isGood: false })]);
});

test('compressed forms say the same as the file beside them, and pictures have none', async () => {
  const root = folder();
  const text = '溯源 '.repeat(2000);
  writeFileSync(join(root, 'a.js'), text);
  writeFileSync(join(root, 'small.js'), 'export {};');
  writeFileSync(join(root, 'a.woff2'), text);
  expect(await compressFolder(root)).toBe(1);
  expect(brotliDecompressSync(readFileSync(join(root, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(root, 'a.js.gz'))).toString()).toBe(text);
  expect([existsSync(join(root, 'small.js.br')), existsSync(join(root, 'a.woff2.br'))]).toEqual([false, false]);
});

test('what the build has compressed is sent as it is, and never by its own name', async () => {
  const root = await installed();
  const { origin } = await serve({ root });
  const answer = await fetch(`${origin}/assets/index-abc123.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(Number(answer.headers.get('content-length'))).toBe(readFileSync(join(root, 'assets/index-abc123.js.br')).length);
  expect((await fetch(`${origin}/assets/index-abc123.js.br`)).status).toBe(404);
});
