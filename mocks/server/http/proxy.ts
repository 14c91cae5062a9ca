import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Backend } from './backend.ts';
import { securityHeaders } from '#app/deploy/headers.ts';
import { usualConfig } from '#app/lib/config/shape.ts';
import { isUnder } from './paths.ts';
import { refuse, HttpError } from './httpError.ts';

/** Headers about the connection, which a proxy must not forward. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Longer than a call lasts, so that the console is the first to give up. */
const longest = 190_000;

/** Forwards calls to a real back end. Bodies are streamed in both directions. */
export function createProxy(origin: string, { patience = longest } = {}): Backend {
  const target = new URL(origin);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  return {
    owns: (path) => isUnder('/api', path),
    close: async () => undefined,

    handle: (incoming, response) =>
      new Promise((resolve) => {
        const onward = send(new URL(incoming.url ?? '', target), { method: incoming.method, headers: onwardHeaders(incoming, target) });
        const fail = (trouble: HttpError) => {
          onward.destroy();
          refuse(response, trouble);
        };
        onward.setTimeout(patience, () => fail(new HttpError(504, 'The service behind the console does not answer')));
        onward.on('error', () => fail(new HttpError(502, 'The service behind the console cannot be reached')));
        onward.on('response', (answer) => {
          answer.on('error', () => response.destroy());
          response.writeHead(answer.statusCode ?? 502, backwardHeaders(answer.headers, target));
          answer.pipe(response);
        });
        response.on('close', () => {
          onward.destroy();
          resolve();
        });
        incoming.on('error', () => onward.destroy());
        incoming.pipe(onward);
      }),
  };
}

function passing(headers: IncomingHttpHeaders): [string, string | string[]][] {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  const kept: [string, string | string[]][] = [];
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !hopByHop.has(name) && !named.has(name)) kept.push([name, value]);
  return kept;
}

function onwardHeaders({ headers, socket }: IncomingMessage, target: URL): Record<string, string | string[]> {
  const isInPieces = headers['transfer-encoding'] !== undefined;
  return {
    ...Object.fromEntries(passing(headers)),
    host: target.host,
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
    ...(isInPieces && { 'transfer-encoding': 'chunked' }),
  };
}

/** Our security headers win; cookies and redirects are rewritten to this origin. */
function backwardHeaders(headers: IncomingHttpHeaders, target: URL): Record<string, string | string[]> {
  const ours = new Set(Object.keys(securityHeaders(usualConfig)).map((name) => name.toLowerCase()));
  const kept = Object.fromEntries(passing(headers).filter(([name]) => !ours.has(name)));
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replaceAll(/;\s*domain=[^;]*/gi, ''));
  const location = headers.location?.startsWith(`${target.origin}/`) ? headers.location.slice(target.origin.length) : headers.location;
  return { ...kept, ...(cookies && { 'set-cookie': cookies }), ...(location !== undefined && { location }) };
}
