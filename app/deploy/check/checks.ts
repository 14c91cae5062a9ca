import { caching, headersForOthers, scriptsForOthers, securityHeaders } from '../headers.ts';
import type { Config } from '../../lib/config/shape.ts';
import { apiPath } from '../recipes/site.ts';
import { fail, pass, type Outcome } from './outcome.ts';
import { visit, type Answer } from './visit.ts';

/** What the checks share: where the console stands, its page and its configuration. */
export interface Installation {
  base: URL;
  page: Answer;
  config: Config;
  /** The first script that the page asks for. */
  script: URL | null;
}

type Check = (of: Installation) => Promise<Outcome[]>;

const regenerate = 'take nginx.conf or the Caddyfile of npm run deploy:make, made with the same --config and --path';

/** Every header of the one list, as it is on the page. A policy may be stricter elsewhere: each of its directives is looked for. */
export const headers: Check = async ({ page, config }) =>
  Object.entries(securityHeaders(config)).map(([name, wanted]) => {
    const sent = String(page.headers[name.toLowerCase()] ?? '');
    const missing = name === 'Content-Security-Policy' ? missingIn(sent, wanted) : sent === wanted ? [] : [wanted];
    if (missing.length === 0) return pass(name, name === 'Content-Security-Policy' ? `${wanted.split('; ').length} directives` : sent);
    return fail(name, sent === '' ? 'not sent' : `without ${missing.join('; ')}`, regenerate);
  });

const missingIn = (sent: string, wanted: string) => {
  const has = new Set(sent.split(';').map((one) => one.trim()));
  return wanted.split('; ').filter((one) => !has.has(one));
};

export const server: Check = async ({ page }) => {
  const name = String(page.headers.server ?? '');
  return [
    /\d/.test(name)
      ? fail('Server version', name, 'nginx: server_tokens off; Caddy: header -Server')
      : pass('Server version', name === '' ? 'not sent' : `not in “${name}”`),
  ];
};

export const compression: Check = async ({ script }) => {
  const name = 'Compression';
  if (!script) return [fail(name, 'the page has no script', 'install dist/console of npm run build')];
  const [plain, small] = await Promise.all([visit(script), visit(script, { headers: { 'Accept-Encoding': 'br, gzip' } })]);
  const encoding = small.headers['content-encoding'];
  const isVaried = /accept-encoding/i.test(String(small.headers.vary ?? ''));
  if (encoding !== 'br' && encoding !== 'gzip')
    return [fail(name, `${plain.body.length} bytes of ${script.pathname} are sent as they are`, 'send the .br and .gz files beside it')];
  return [
    isVaried
      ? pass(name, `${encoding}: ${plain.body.length} -> ${small.body.length} bytes`)
      : fail(name, `${encoding} without Vary`, 'send Vary: Accept-Encoding, or caches mix up the forms'),
  ];
};

export const cached: Check = async ({ base, page, script }) => {
  const file = script && (await visit(script));
  const etag = page.headers.etag ?? '';
  const again = etag === '' ? null : await visit(base, { headers: { 'If-None-Match': etag } });
  const ofFile = String(file?.headers['cache-control'] ?? '');
  const ofPage = String(page.headers['cache-control'] ?? '');
  return [
    ofFile === caching.hashed
      ? pass('Caching of files', ofFile)
      : fail('Caching of files', ofFile || 'not sent', `send Cache-Control: ${caching.hashed} below assets/`),
    ofPage === caching.others
      ? pass('Caching of the page', ofPage)
      : fail('Caching of the page', ofPage || 'not sent', `send Cache-Control: ${caching.others}, or an old page stays after an upgrade`),
    again?.status === 304
      ? pass('Asked again', '304, nothing is sent twice')
      : fail('Asked again', `${again?.status ?? 'no ETag'}`, 'send an ETag and answer If-None-Match'),
  ];
};

export const fallback: Check = async ({ base, page }) => {
  const deep = await visit(new URL('monitor/dashboard?app=1001', base));
  const missing = await Promise.all(
    ['assets/none-00000000.js', 'none.js'].map(async (path) => ({ path, status: (await visit(new URL(path, base))).status })),
  );
  const wrong = missing.filter(({ status }) => status !== 404);
  const bare = base.pathname === '/' ? null : await visit(new URL(base.pathname.slice(0, -1), base));
  const leads =
    bare && (bare.text === page.text || (bare.status >= 300 && bare.status < 400 && bare.headers.location?.includes(base.pathname)));
  return [
    ...(bare === null
      ? []
      : [
          leads
            ? pass('Without the slash', `${bare.status}`)
            : fail('Without the slash', `${bare.status}, neither the page nor the way to it`, regenerate),
        ]),
    deep.status === 200 && deep.text === page.text
      ? pass('Deep addresses', 'the page')
      : fail('Deep addresses', `${deep.status}, not the page`, 'answer every path without a dot with index.html'),
    wrong.length === 0
      ? pass('Missing files', '404')
      : fail(
          'Missing files',
          wrong.map(({ path, status }) => `${path}: ${status}`).join(', '),
          'a file that is gone has to be 404, or an open tab cannot tell that it is old',
        ),
  ];
};

/** A call that needs no session, or else is refused in the envelope of the service: both show that it is there. */
export const api: Check = async ({ base, config }) => {
  const name = 'API';
  const at = /^https?:/.test(config.api)
    ? new URL(`${config.api}/api/notice/findDeploy`)
    : new URL(`${apiPath(config)}notice/findDeploy`, base);
  const answer = await visit(at, { headers: { Origin: base.origin, auth_v2: '1' } }).catch((error: Error) => error);
  if (answer instanceof Error)
    return [fail(name, `${at.origin} does not answer: ${answer.message}`, 'check “api” in config.json, and --upstream')];
  if (!isOfService(answer))
    return [fail(name, `${at.pathname}: ${answer.status}, not an answer of the service`, 'forward /api to the back end (--upstream)')];
  // Tokens have dots, and a server that sees files in them answers by itself.
  const dotted = new URL('../account/a.b.c', at);
  const other = await visit(dotted, { headers: { Origin: base.origin, auth_v2: '1' } });
  if (!isOfService(other))
    return [
      fail(name, `${dotted.pathname}: ${other.status}, not an answer of the service`, `forward names with dots as well: ${regenerate}`),
    ];
  const isOther = at.origin !== base.origin;
  if (
    isOther &&
    (answer.headers['access-control-allow-origin'] !== base.origin || answer.headers['access-control-allow-credentials'] !== 'true')
  )
    return [
      fail(
        name,
        `${at.origin} does not allow ${base.origin}`,
        'the back end has to send Access-Control-Allow-Origin with this origin, and -Credentials: true',
      ),
    ];
  return [pass(name, `${at.origin}${at.pathname}: ${answer.status}`)];
};

const isOfService = ({ status, text }: Answer) => status === 401 || (/^\s*\{/.test(text) && /"code"\s*:/.test(text));

export const trackingScript: Check = ({ base }) => Promise.all(scriptsForOthers.map((path) => scriptAt(path, base)));

async function scriptAt(path: string, base: URL) {
  const name = 'Tracking script';
  const answer = await visit(new URL(path.slice(1), base));
  if (answer.status !== 200 || !/javascript/.test(answer.headers['content-type'] ?? ''))
    return fail(
      name,
      `${path}: ${answer.status} ${answer.headers['content-type'] ?? ''}`,
      'npm run build writes it; install it with the rest',
    );
  const missing = Object.entries(headersForOthers).filter(([header, value]) => answer.headers[header.toLowerCase()] !== value);
  return missing.length === 0
    ? pass(name, `${path}: ${answer.body.length} bytes, for pages of others`)
    : fail(name, `${path} without ${missing.map((one) => one.join(': ')).join('; ')}`, regenerate);
}

export const receiver: Check = async ({ base, config }) => {
  if (config.logReceiver === null) return [];
  const name = 'Log receiver';
  const at = new URL(`${config.logReceiver.replace(/\/$/, '')}/event`, base);
  const asked = {
    Origin: 'https://shop.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const answer = await visit(at, { method: 'OPTIONS', headers: asked }).catch((error: Error) => error);
  if (answer instanceof Error) return [fail(name, `does not answer: ${answer.message}`, 'check “logReceiver” in config.json')];
  const allowed = String(answer.headers['access-control-allow-origin'] ?? '');
  return [
    answer.status < 300 && /^(\*|https:\/\/shop\.example)$/.test(allowed)
      ? pass(name, at.href)
      : fail(
          name,
          `${answer.status}, open to “${allowed}”`,
          'pages of others send to it: Access-Control-Allow-Origin: * for OPTIONS and POST',
        ),
  ];
};
