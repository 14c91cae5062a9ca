import { createServer, type RequestListener } from 'node:http';
import { portOf } from './port.ts';

export type Host = Awaited<ReturnType<typeof openHost>>;

export interface HostSetting {
  script: string;
  /** The second file, for pages with `?full`. */
  full?: () => Promise<string>;
  /** Address of the receiver, without a path. */
  receiver: string;
  appkey?: string;
  /** Answers what is sent to the receiver of the host's own origin, under `/collect/`. */
  collect?: RequestListener;
  /** For a browser that no test can lead: scripts that pages play by themselves, by the name of the page and the run, and what they ask. */
  plays?: { scripts: Readonly<Record<string, string>>; answer: (run: string, question: string) => Promise<string> };
}

/**
 * A page of somebody else, as strict as pages are: scripts by a nonce, Trusted Types, and one address that may be called. It is careless as
 * well: it has a cookie, and would tell everybody where its visitors are.
 */
export async function openHost({ script, full = () => Promise.resolve(''), receiver, appkey = 'app-key', collect, plays }: HostSetting) {
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
  const playedOn = (kind: string, run: string) => {
    const script = plays?.scripts[`${kind}/${run}`];
    return script === undefined ? '' : `<script nonce="host">${script}</script>`;
  };
  const page = (run: string, more: string, file: string) => `<!doctype html><title>Host</title>
<script nonce="host">
  window.provena = window.provena || function () { (provena.q = provena.q || []).push(arguments); };
  provena('init', '${appkey}', ${JSON.stringify({ receiver: `${receiver}/${run}`, hosts: ['localhost'] }).slice(0, -1)}${more && `,${more}`}});
</script>
<script async src="/${file}"></script>
<button>Buy</button> <a href="/elsewhere">Elsewhere</a> <a href="//127.0.0.1:1/shop?token=SECRET">Another host</a>
<a href="/prices.pdf">Prices</a>
${playedOn('page', run)}`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, kind, run = ''] = url.pathname.split('/');
    if (kind === 'collect' && collect) {
      collect(request, response);
      return;
    }
    const isFull = url.searchParams.has('full');
    if (kind === 'ask') void plays?.answer(run, url.searchParams.get('about') ?? '').then((text) => response.end(text));
    else if (kind === 'provena.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else if (kind === 'provena.full.js')
      void full().then((text) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text));
    else if (kind === 'page')
      response.writeHead(200, headers).end(page(run, url.searchParams.get('options') ?? '', isFull ? 'provena.full.js' : 'provena.js'));
    else response.writeHead(200, headers).end(`<!doctype html><title>Elsewhere</title>${playedOn('elsewhere', run)}`);
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
