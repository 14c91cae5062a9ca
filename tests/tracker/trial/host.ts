import { createServer, type RequestListener } from 'node:http';
import { portOf } from './port.ts';

export type Host = Awaited<ReturnType<typeof openHost>>;

export interface HostSetting {
  script: string;
  /** Address of the receiver, without a path. */
  receiver: string;
  appkey?: string;
  /** Answers what is sent to the receiver of the host's own origin, under `/collect/`. */
  collect?: RequestListener;
}

/**
 * A page of somebody else, as strict as pages are: scripts by a nonce, Trusted Types, and one address that may be called. It is careless as
 * well: it has a cookie, and would tell everybody where its visitors are.
 */
export async function openHost({ script, receiver, appkey = 'app-key', collect }: HostSetting) {
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'nonce-host' 'self'",
      `connect-src 'self' ${receiver}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'Referrer-Policy': 'unsafe-url',
    'Set-Cookie': 'theirs=1; HttpOnly; Path=/',
    'Content-Type': 'text/html',
  };
  const page = (run: string, more: string) => `<!doctype html><title>Host</title>
<script nonce="host">
  window.provena = window.provena || function () { (provena.q = provena.q || []).push(arguments); };
  provena('init', '${appkey}', ${JSON.stringify({ receiver: `${receiver}/${run}`, hosts: ['localhost'] }).slice(0, -1)}${more && `,${more}`}});
</script>
<script async src="/provena.js"></script>
<button>Buy</button> <a href="/elsewhere">Elsewhere</a>`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, kind, run = ''] = url.pathname.split('/');
    if (kind === 'collect' && collect) {
      collect(request, response);
      return;
    }
    if (kind === 'provena.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else
      response
        .writeHead(200, headers)
        .end(kind === 'page' ? page(run, url.searchParams.get('options') ?? '') : '<!doctype html><title>Elsewhere</title>');
  });
  const origin = `http://localhost:${await portOf(server)}`;
  return {
    origin,
    /** Options are the fields of an object, as its code has them: `"gpc":true`. */
    page: (run: string, options = '', more = '') =>
      `${origin}/page/${run}${more}${options && `${more.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`}`,
    /** A receiver on the origin of the page. */
    collect: (run: string) => `${origin}/collect/${run}`,
    elsewhere: `${origin}/elsewhere`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
