import { createServer } from 'node:http';
import { portOf } from './port.ts';

export type Host = Awaited<ReturnType<typeof openHost>>;

/** A page of somebody else, as strict as pages are: scripts by a nonce, Trusted Types, and one address that may be called. */
export async function openHost(script: string, collector: string, appkey = 'app-key') {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-host' 'self'",
    `connect-src ${collector}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const page = (run: string, more: string) => `<!doctype html><title>Host</title>
<script nonce="host">
  window.provena = window.provena || function () { (provena.q = provena.q || []).push(arguments); };
  provena('init', '${appkey}', ${JSON.stringify({ receiver: `${collector}/${run}`, hosts: ['localhost'] }).slice(0, -1)}${more && `,${more}`}});
</script>
<script async src="/provena.js"></script>
<button>Buy</button> <a href="/elsewhere">Elsewhere</a>`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Security-Policy', policy);
    if (url.pathname === '/provena.js') response.setHeader('Content-Type', 'text/javascript').end(script);
    else if (url.pathname.startsWith('/page/'))
      response.setHeader('Content-Type', 'text/html').end(page(url.pathname.split('/')[2] ?? '', url.searchParams.get('options') ?? ''));
    else response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  });
  const port = await portOf(server);
  return {
    page: (run: string, options = '') => `http://localhost:${port}/page/${run}${options && `?options=${encodeURIComponent(options)}`}`,
    elsewhere: `http://localhost:${port}/elsewhere`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
