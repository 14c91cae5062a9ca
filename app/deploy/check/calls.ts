import { headersForOthers, scriptsForOthers } from '../headers.ts';
import { apiPath } from '../recipes/site.ts';
import { regenerate } from './headers.ts';
import { fail, pass, type Outcome } from './outcome.ts';
import type { Check, Installation } from './subject.ts';
import { isStorable, type Answer, type Visit } from './visit.ts';

const name = 'API';

/** Sends a call without a session. An answer in the envelope of the service, also a refusal, shows that calls arrive there. */
export const api: Check = async ({ base, config, visit }) => {
  const isAbsolute = /^https?:/.test(config.api);
  const at = isAbsolute ? new URL(`${config.api}/api/notice/findDeploy`) : new URL(`${apiPath(config)}notice/findDeploy`, base);
  if (base.protocol === 'https:' && at.protocol === 'http:')
    return [fail(name, `${at.origin} is plain HTTP, and browsers block it on a page with HTTPS`, 'give “api” in config.json with https:')];
  const headers = { Origin: base.origin, auth_v2: '1' };
  const answer = await visit(at, { headers }).catch((error: Error) => error);
  if (answer instanceof Error)
    return [fail(name, `${at.origin} does not answer: ${answer.message}`, 'check “api” in config.json, and --upstream')];
  if (!isOfService(answer))
    return [fail(name, `${at.pathname}: ${answer.status}, not an answer of the service`, 'forward /api to the back end (--upstream)')];
  // Tokens contain dots. A server that takes such a path for a file answers it without the back end.
  const dotted = new URL('../account/a.b.c', at);
  const other = await visit(dotted, { headers });
  if (!isOfService(other))
    return [
      fail(name, `${dotted.pathname}: ${other.status}, not an answer of the service`, `forward names with dots as well: ${regenerate}`),
    ];
  return [
    ...(at.origin === base.origin ? [pass(name, `${at.origin}${at.pathname}: ${answer.status}`)] : [openTo(base, at, answer)]),
    ...aboutAnswer(answer),
  ];
};

function openTo({ origin }: URL, at: URL, { headers, status }: Answer): Outcome {
  return headers['access-control-allow-origin'] === origin && headers['access-control-allow-credentials'] === 'true'
    ? pass(name, `${at.origin}${at.pathname}: ${status}`)
    : fail(
        name,
        `${at.origin} does not allow ${origin}`,
        'the back end has to send Access-Control-Allow-Origin with this origin, and -Credentials: true',
      );
}

/** Answers are personal, so no cache may store them. */
function aboutAnswer({ headers }: Answer): Outcome[] {
  const sent = headers['cache-control'] ?? '';
  const type = headers['content-type'] ?? '';
  return [
    sent === '' || isStorable(sent) || /\bpublic\b/.test(sent)
      ? fail('Caching of calls', sent || 'not sent', `the back end has to send Cache-Control: no-store: ${regenerate}`)
      : pass('Caching of calls', sent),
    /^application\/json\b/.test(type)
      ? pass('Type of calls', type)
      : fail('Type of calls', type || 'not sent', 'the back end has to send Content-Type: application/json'),
    headers['x-content-type-options'] === 'nosniff'
      ? pass('Headers of calls', 'nosniff')
      : fail('Headers of calls', 'X-Content-Type-Options: nosniff is not sent', regenerate),
  ];
}

const isOfService = ({ status, text }: Answer) => status === 401 || (/^\s*\{/.test(text) && /"code"\s*:/.test(text));

export const trackingScript: Check = ({ base, visit }) => Promise.all(scriptsForOthers.map((path) => scriptAt(path, base, visit)));

async function scriptAt(path: string, base: URL, visit: Visit) {
  const script = 'Tracking script';
  const answer = await visit(new URL(path.slice(1), base));
  if (answer.status !== 200) return fail(script, `${path}: ${answer.status}`, 'npm run build writes it; install it with the rest');
  const missing = Object.entries(headersForOthers).filter(([header, value]) => answer.headers[header.toLowerCase()] !== value);
  return missing.length === 0
    ? pass(script, `${path}: ${answer.body.length} bytes, for pages of others`)
    : fail(script, `${path} without ${missing.map((one) => one.join(': ')).join('; ')}`, regenerate);
}

export const receiver: Check = async ({ base, config, visit }: Installation) => {
  if (config.logReceiver === null) return [];
  const receiverName = 'Log receiver';
  const at = new URL(`${config.logReceiver.replace(/\/$/, '')}/event`, base);
  const headers = {
    Origin: 'https://shop.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const answer = await visit(at, { method: 'OPTIONS', headers }).catch((error: Error) => error);
  if (answer instanceof Error) return [fail(receiverName, `does not answer: ${answer.message}`, 'check “logReceiver” in config.json')];
  const allowed = String(answer.headers['access-control-allow-origin'] ?? '');
  return [
    answer.status < 300 && /^(\*|https:\/\/shop\.example)$/.test(allowed)
      ? pass(receiverName, at.href)
      : fail(
          receiverName,
          `${answer.status}, open to “${allowed}”`,
          'pages of others send to it: Access-Control-Allow-Origin: * for OPTIONS and POST',
        ),
  ];
};
