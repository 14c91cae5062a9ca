import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkInstallation } from '#app/deploy/check/installation.ts';
import { behind, lazyScript, visitAs, type Break, type Sent } from './installed.ts';

const isAsset = ({ path }: Sent) => path.startsWith('/assets/') && !path.includes('none');
const isPage = ({ path, status }: Sent) => status !== 304 && (path === '/' || path.startsWith('/monitor'));
const isCall = ({ path }: Sent) => path.startsWith('/api/');
const isAt =
  (...paths: readonly string[]) =>
  ({ path }: Sent) =>
    paths.includes(path);

const on =
  (where: (sent: Sent) => boolean, change: Break): Break =>
  (sent) => {
    if (where(sent)) change(sent);
  };
const remove =
  (name: string): Break =>
  (sent) =>
    void (sent.headers = sent.headers.filter(([other]) => other !== name));
const put =
  (name: string, value: string): Break =>
  (sent) => {
    remove(name)(sent);
    sent.headers.push([name, value]);
  };
const add =
  (name: string, value: string): Break =>
  (sent) =>
    void sent.headers.push([name, value]);
const replace =
  (from: string | RegExp, to: string): Break =>
  (sent) => {
    remove('content-encoding')(sent);
    sent.body = Buffer.from(sent.body.toString().replace(from, to));
  };
const status =
  (code: number): Break =>
  (sent) =>
    void (sent.status = code);
const fill =
  (text: string): Break =>
  (sent) => {
    remove('content-encoding')(sent);
    sent.body = Buffer.from(text);
  };
const all =
  (...changes: readonly Break[]): Break =>
  (sent) => {
    for (const change of changes) change(sent);
  };
const policy =
  (from: string | RegExp, to: string): Break =>
  (sent) => {
    sent.headers = sent.headers.map(([name, value]) => [name, name === 'content-security-policy' ? value.replace(from, to) : value]);
  };
const uncompressed: Break = (sent) => {
  if (sent.headers.some(([name]) => name === 'content-encoding')) sent.body = brotliDecompressSync(sent.body);
  remove('content-encoding')(sent);
};
const missing = on(({ path }) => path.includes('none'), put('cache-control', 'public, max-age=31536000, immutable'));
const htmlFor404 = on(
  ({ path, status: code }) => code === 404 && !path.startsWith('/api/'),
  all(status(200), put('content-type', 'text/html; charset=utf-8')),
);

/** A fault, the outcomes that it has to fail, and words of their details and fixes. */
const broken: [what: string, change: Break, names: readonly string[], words: RegExp, fix: RegExp][] = [
  // Files
  ['a lazy script is missing', on(isAt(lazyScript), status(404)), ['Files'], /lazy-12345678\.js: 404/, /upload the build again/],
  ['a style is missing', on(isAt('/assets/entry-12345678.css'), status(404)), ['Files'], /entry-12345678\.css: 404/, /upload/],
  ['a font is missing', on(isAt('/assets/inter-12345678.woff2'), status(404)), ['Files'], /woff2: 404/, /upload/],
  ['the mark is missing', on(isAt('/mark.svg'), status(404)), ['Files'], /mark\.svg: 404/, /upload/],
  [
    'a file is cut off',
    on(isAt('/assets/entry-12345678.css'), fill('body {')),
    ['Contents of files'],
    /has 6 bytes instead of 18/,
    /upload/,
  ],
  ['a file is empty', on(isAt('/assets/entry-12345678.css'), fill('')), ['Contents of files'], /has 0 bytes instead of 18/, /upload/],
  [
    'a CDN rewrites scripts',
    on(isAt(lazyScript), replace('export const more', 'export const less')),
    ['Contents of files'],
    /another one|bytes instead/,
    /switch off what rewrites/,
  ],
  [
    'a compressed form is of another build',
    on(
      (sent) => isAt(lazyScript)(sent) && sent.accepts.includes('br'),
      all(put('content-encoding', 'br'), (sent) => void (sent.body = brotliCompressSync('old'))),
    ),
    ['Compressed forms'],
    /its br form has 3 bytes/,
    /\.br and \.gz/,
  ],
  [
    'a compressed form cannot be read',
    on(
      (sent) => isAt(lazyScript)(sent) && sent.accepts.includes('br'),
      all(put('content-encoding', 'br'), (sent) => void (sent.body = Buffer.from('x'))),
    ),
    ['Compressed forms'],
    /cannot be decoded/,
    /\.br and \.gz/,
  ],
  [
    'scripts are sent as text',
    on(({ path }) => path.endsWith('.js') && !path.includes('none'), put('content-type', 'text/plain')),
    ['Content types'],
    /sent as text\/plain/,
    /mime\.types/,
  ],
  [
    'styles are sent as binary',
    on(isAt('/assets/entry-12345678.css'), put('content-type', 'application/octet-stream')),
    ['Content types'],
    /octet-stream/,
    /mime\.types/,
  ],
  ['the list of files is missing', on(isAt('/files.json'), status(404)), ['Build'], /files\.json: 404/, /upload files\.json/],
  ['the list of files is a page', on(isAt('/files.json'), fill('<html>')), ['Build'], /not the list of a build/, /upload/],
  // Caching
  ['files are not kept', on(isAsset, put('cache-control', 'no-cache')), ['Caching of files'], /no-cache/, /immutable below assets/],
  ['files have no lifetime', on(isAsset, remove('cache-control')), ['Caching of files'], /not sent/, /immutable/],
  ['the page is kept', on(isPage, put('cache-control', 'public, max-age=3600')), ['Caching of the page'], /max-age=3600/, /no-cache/],
  [
    'other files are kept',
    on(isAt('/mark.svg'), put('cache-control', 'max-age=86400')),
    ['Caching of other files'],
    /mark\.svg: max-age/,
    /no-cache/,
  ],
  [
    'the configuration is kept',
    on(isAt('/config.json'), put('cache-control', 'max-age=600')),
    ['Caching of config.json'],
    /max-age=600/,
    /no-cache/,
  ],
  ['missing files are kept', missing, ['Caching of missing files'], /none-00000000\.js: public/, /no-store with 404/],
  [
    'answers of the API are kept',
    on(isCall, put('cache-control', 'public, max-age=600')),
    ['Caching of calls'],
    /public, max-age=600/,
    /no-store/,
  ],
  ['the page has no tag', on(isPage, remove('etag')), ['Asked again'], /no ETag/, /ETag/],
  // Headers
  [
    'headers are only on the page',
    on((sent) => isAsset(sent), remove('x-content-type-options')),
    ['Headers of files'],
    /X-Content-Type-Options not sent/,
    /deploy:make/,
  ],
  [
    'other files have no policy',
    on(isAt('/mark.svg'), remove('content-security-policy')),
    ['Headers of other files'],
    /mark\.svg: Content-Security-Policy/,
    /deploy:make/,
  ],
  ['calls may be sniffed', on(isCall, remove('x-content-type-options')), ['Headers of calls'], /nosniff is not sent/, /deploy:make/],
  [
    'the page may be framed',
    on(isPage, put('x-frame-options', 'SAMEORIGIN')),
    ['X-Frame-Options'],
    /“SAMEORIGIN” instead of “DENY”/,
    /deploy:make/,
  ],
  ['the page has no policy', on(isPage, remove('content-security-policy')), ['Content-Security-Policy'], /not sent/, /deploy:make/],
  [
    'the policy is only reported',
    on(
      isPage,
      (sent) =>
        void (sent.headers = sent.headers.map(([name, value]) => [
          name === 'content-security-policy' ? `${name}-report-only` : name,
          value,
        ])),
    ),
    ['Content-Security-Policy'],
    /only reported/,
    /deploy:make/,
  ],
  [
    'a second policy is sent',
    on(isPage, add('Content-Security-Policy', "default-src 'self'")),
    ['Content-Security-Policy'],
    /sent 2 times/,
    /remove the other/,
  ],
  [
    'the policy is loosened',
    on(isPage, policy("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
    ['Content-Security-Policy'],
    /script-src is loosened by 'unsafe-inline'/,
    /remove what was added/,
  ],
  [
    'a directive of the policy is missing',
    on(isPage, policy("; require-trusted-types-for 'script'", '')),
    ['Content-Security-Policy'],
    /require-trusted-types-for is missing/,
    /deploy:make/,
  ],
  [
    'a directive is added to the policy',
    on(isPage, policy('; worker-src', '; script-src-elem *; worker-src')),
    ['Content-Security-Policy'],
    /script-src-elem is added/,
    /deploy:make/,
  ],
  [
    'the policy blocks what the console needs',
    on(isPage, policy(' blob:', '')),
    ['Content-Security-Policy'],
    /img-src is without blob:/,
    /deploy:make/,
  ],
  ['the server names its version', on(isPage, put('server', 'nginx/1.18.0')), ['Server version'], /1\.18\.0/, /server_tokens off/],
  // The page
  [
    'an inline script is injected',
    on(isPage, replace('</title>', '</title><script>window.ga = 1</script>')),
    ['Contents of the page'],
    /an inline script was added: window\.ga/,
    /tag manager/,
  ],
  [
    'a script of another origin is injected',
    on(isPage, replace('</title>', '</title><script src="https://cdn.example/a.js"></script>')),
    ['Contents of the page'],
    /cdn\.example\/a\.js/,
    /CDN/,
  ],
  [
    'a policy is injected',
    on(isPage, replace('</title>', '</title><meta http-equiv="Content-Security-Policy" content="default-src *">')),
    ['Contents of the page'],
    /second policy .* meta/,
    /switch off/,
  ],
  [
    'a CDN rewrites the page',
    on(isPage, replace('<!doctype html>', '<!DOCTYPE html>\n')),
    ['Contents of the page'],
    /it was rewritten/,
    /switch off/,
  ],
  [
    'the page is of another build',
    on(isPage, replace('index-abc123.js', 'index-old12345.js')),
    ['Contents of the page'],
    /index-old12345\.js, which is of another build/,
    /index\.html of the same build/,
  ],
  ['the page is sent as text', on(isPage, put('content-type', 'text/plain')), ['Type of the page'], /text\/plain/, /text\/html/],
  [
    'deep addresses are missing',
    on(({ path }) => path.startsWith('/monitor'), status(404)),
    ['Deep addresses'],
    /404, not the page/,
    /without a dot/,
  ],
  ['missing files are answered with the page', htmlFor404, ['Missing files'], /none\.js: 200/, /has to be 404/],
  ['nothing is compressed', on(isAsset, uncompressed), ['Compression'], /sent as they are/, /\.br and \.gz/],
  ['caches are not warned of forms', on(isAsset, remove('vary')), ['Compression'], /without Vary/, /Vary: Accept-Encoding/],
  // Calls
  ['calls are not forwarded', on(isCall, all(status(404), fill('<html>'))), ['API'], /not an answer of the service/, /--upstream/],
  [
    'tokens with dots are taken for files',
    on(({ path }) => path.includes('a.b.c'), all(status(404), fill('<html>'))),
    ['API'],
    /a\.b\.c: 404/,
    /names with dots/,
  ],
  [
    'answers of the API are sent as text',
    on(isCall, put('content-type', 'text/html')),
    ['Type of calls'],
    /text\/html/,
    /application\/json/,
  ],
  [
    'the tracking script is closed to others',
    on(isAt('/tracker/v2.js'), remove('access-control-allow-origin')),
    ['Headers of other files', 'Tracking script'],
    /Access-Control-Allow-Origin/,
    /deploy:make/,
  ],
  ['the configuration is missing', on(isAt('/config.json'), status(404)), ['config.json'], /404/, /upload config\.json/],
  ['the configuration is not JSON', on(isAt('/config.json'), fill('{')), ['config.json'], /not JSON/, /correct it/],
  [
    'the configuration is wrong',
    on(isAt('/config.json'), fill('{"language":"de"}')),
    ['config.json'],
    /“language” has to be/,
    /correct it/,
  ],
  ['another page answers', on(isPage, all(status(200), fill('<h1>It works</h1>'))), ['Page'], /200, not the console/, /address/],
];

test('at least forty things are broken, each once', () => {
  expect(new Set(broken.map(([what]) => what)).size).toBe(broken.length);
  expect(broken.length).toBeGreaterThanOrEqual(40);
});

test('what nothing is wrong with passes', async () => {
  const outcomes = await checkInstallation(await behind(() => undefined));
  expect(outcomes.filter(({ isGood }) => !isGood)).toEqual([]);
});

test.each(broken)('where %s, that is named and nothing else', async (_, change, names, words, fix) => {
  const failed = (await checkInstallation(await behind(change))).filter(({ isGood }) => !isGood);
  expect(failed.map(({ name }) => name)).toEqual(names);
  expect(failed.map(({ detail }) => detail).join('\n')).toMatch(words);
  expect(failed.map((one) => one.fix ?? '').join('\n')).toMatch(fix);
});

const secure = 'https://console.example.com';
const hsts = put('strict-transport-security', 'max-age=31536000');

const transports: [what: string, origin: string, change: Break, names: readonly string[], words: RegExp][] = [
  ['plain HTTP', 'http://console.example.com', hsts, ['HTTPS'], /can be read on the way/],
  ['HTTPS without HSTS', secure, () => undefined, ['HSTS'], /is not sent/],
  ['HSTS for a minute', secure, put('strict-transport-security', 'max-age=60'), ['HSTS'], /60 seconds/],
];

test.each(transports)('%s is named', async (_, origin, change, names, words) => {
  const failed = (await checkInstallation(origin, visitAs(origin, await behind(change)))).filter(({ isGood }) => !isGood);
  expect(failed.map(({ name }) => name)).toEqual(names);
  expect(failed[0]?.detail).toMatch(words);
});

test('HTTPS with HSTS passes, and the console over plain HTTP next to it is named', async () => {
  const real = await behind(hsts);
  const bad = (visit = visitAs(secure, real)) => checkInstallation(secure, visit).then((all) => all.filter(({ isGood }) => !isGood));
  expect(await bad()).toEqual([]);
  const open = await visitAs(secure, real)(new URL(secure));
  expect((await bad(visitAs(secure, real, async () => open))).map(({ name, detail }) => [name, detail])).toEqual([
    ['Plain HTTP', '200, without a redirect to HTTPS'],
  ]);
});

test.each([
  [{ product: { mark: '/gone.svg' } }, 'Mark', '“product.mark” in config.json: /gone.svg 404'],
  [
    { lacks: ['GET /api/nothing', 'GET /api/notice/findDeploy', 'GET /api/none*'] },
    'Calls that are lacking',
    'GET /api/nothing; GET /api/none*',
  ],
  [{ product: { name: '  ' } }, 'config.json', 'config.json: “product.name” has to be a name'],
])('the configuration %j is named', async (config, name, detail) => {
  const failed = (await checkInstallation(await behind(() => undefined, config))).filter(({ isGood }) => !isGood);
  expect(failed.map((one) => [one.name, one.detail])).toEqual([[name, detail]]);
});
