import { buildFile } from '../files.ts';
import { caching } from '../headers.ts';
import { regenerate } from './headers.ts';
import { fail, pass, type Outcome } from './outcome.ts';
import type { Check } from './subject.ts';
import { isStorable, type Answer } from './visit.ts';

const stopRewriting = 'switch off what rewrites the page on the way: a CDN, a proxy, a tag manager';

/** Compares the page with that of the build, byte by byte, and names the likely cause of a difference. */
export const pageContent: Check = async ({ page, files }) => {
  const name = 'Contents of the page';
  const built = files?.find((file) => file.name === 'index.html');
  if (!files || !built) return [];
  if (buildFile('index.html', page.body).sha256 === built.sha256) return [pass(name, `${page.body.length} bytes, as built`)];
  const inline = /<script(?![^>]*\b(?:src|type="application\/json"))[^>]*>([^<]*)/i.exec(page.text)?.[1];
  if (inline !== undefined)
    return [fail(name, `an inline script was added: ${inline.trim().slice(0, 60)}`, `${stopRewriting}. The policy blocks the script`)];
  const own = new Set(files.map((file) => file.name.replace(/^.*\//, '')));
  const scripts = [...page.text.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => source);
  const foreign = scripts.find((source) => /^(https?:)?\/\//.test(source));
  if (foreign !== undefined)
    return [fail(name, `a script of another origin was added: ${foreign}`, `${stopRewriting}. The policy blocks the script`)];
  const other = scripts.find((source) => !own.has(source.replace(/^.*\//, '')));
  if (other !== undefined)
    return [
      fail(
        name,
        `it names ${other}, which is of another build`,
        'upload index.html of the same build, last, and empty the cache of the CDN',
      ),
    ];
  const policy = /<meta[^>]*http-equiv="content-security-policy"/i.test(page.text);
  const what = policy ? 'a second policy was added in a meta element' : `${page.body.length} bytes instead of ${built.size}`;
  return [fail(name, `it was rewritten: ${what}`, stopRewriting)];
};

export const pageType: Check = async ({ page }) => {
  const sent = page.headers['content-type'] ?? '';
  return [
    /^text\/html\b/.test(sent) && /charset=utf-8/i.test(sent)
      ? pass('Type of the page', sent)
      : fail('Type of the page', sent || 'not sent', 'send text/html; charset=utf-8'),
  ];
};

export const compression: Check = async ({ script, visit }) => {
  const name = 'Compression';
  if (!script) return [fail(name, 'the page has no script', 'install dist/console of npm run build')];
  const [plain, small] = await Promise.all([visit(script), visit(script, { headers: { 'Accept-Encoding': 'br, gzip' } })]);
  // The check of files reports a missing script.
  if (plain.status !== 200) return [];
  const encoding = small.headers['content-encoding'];
  if (plain.headers['content-encoding'] !== undefined)
    return [fail(name, `${plain.headers['content-encoding']} without a request for it`, 'compress only for who accepts it')];
  if (encoding !== 'br' && encoding !== 'gzip')
    return [fail(name, `${plain.body.length} bytes of ${script.pathname} are sent as they are`, 'send the .br and .gz files next to it')];
  const isVaried = /accept-encoding/i.test(String(small.headers.vary ?? ''));
  return [
    isVaried
      ? pass(name, `${encoding}: ${plain.body.length} -> ${small.body.length} bytes`)
      : fail(name, `${encoding} without Vary`, 'send Vary: Accept-Encoding, or caches mix up the forms'),
  ];
};

export const pageCaching: Check = async ({ base, page, visit }) => {
  const etag = page.headers.etag ?? '';
  const again = etag === '' ? null : await visit(base, { headers: { 'If-None-Match': etag } });
  const sent = page.headers['cache-control'] ?? '';
  return [
    sent === caching.others
      ? pass('Caching of the page', sent)
      : fail('Caching of the page', sent || 'not sent', `send Cache-Control: ${caching.others}, or an old page stays after an upgrade`),
    again?.status === 304
      ? pass('Asked again', '304, nothing is sent twice')
      : fail('Asked again', `${again?.status ?? 'no ETag'}`, 'send an ETag and answer If-None-Match'),
  ];
};

const missingPaths = ['assets/none-00000000.js', 'none.js'];

export const fallback: Check = async ({ base, page, visit }) => {
  const deep = await visit(new URL('monitor/dashboard?app=1001', base));
  const missing = await Promise.all(missingPaths.map(async (path) => ({ path, answer: await visit(new URL(path, base)) })));
  const bare = base.pathname === '/' ? null : await visit(new URL(base.pathname.slice(0, -1), base));
  return [
    ...(bare === null ? [] : [withoutSlash(bare, page, base)]),
    deep.status === 200 && deep.text === page.text
      ? pass('Deep addresses', 'the page')
      : fail('Deep addresses', `${deep.status}, not the page`, 'answer every path without a dot with index.html'),
    ...absence(missing),
  ];
};

function withoutSlash(bare: Answer, page: Answer, { pathname }: URL): Outcome {
  const isLed = bare.status >= 300 && bare.status < 400 && bare.headers.location?.includes(pathname);
  return bare.text === page.text || isLed
    ? pass('Without the slash', `${bare.status}`)
    : fail('Without the slash', `${bare.status}, neither the page nor a redirect to it`, regenerate);
}

function absence(missing: readonly { path: string; answer: Answer }[]): Outcome[] {
  const wrong = missing.filter(({ answer }) => answer.status !== 404);
  const stored = missing.filter(({ answer }) => answer.status === 404 && isStorable(answer.headers['cache-control'] ?? ''));
  return [
    wrong.length === 0
      ? pass('Missing files', '404')
      : fail(
          'Missing files',
          wrong.map(({ path, answer }) => `${path}: ${answer.status}`).join(', '),
          'a file that is gone has to be 404, or an open tab cannot tell that it is old',
        ),
    stored.length === 0
      ? pass('Caching of missing files', 'not stored')
      : fail(
          'Caching of missing files',
          stored.map(({ path, answer }) => `${path}: ${answer.headers['cache-control']}`).join(', '),
          `send Cache-Control: no-store with 404, or a file that is missing during an upload stays missing: ${regenerate}`,
        ),
  ];
}
