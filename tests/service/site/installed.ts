import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit, type Answer, type Visit } from '#app/deploy/check/visit.ts';
import { compressFolder } from '#app/deploy/compress.ts';
import { filesName, filesOf } from '#app/deploy/files.ts';
import { answerWith, built, serve } from '../testServer.ts';

/** A script of the small build that its page does not load at first. */
export const lazyScript = '/assets/lazy-12345678.js';

/** Writes a small build with every kind of file. */
export async function installed(config: object = {}): Promise<string> {
  const root = built();
  writeFileSync(join(root, 'index.html'), `${readFileSync(join(root, 'index.html'), 'utf8')}<div id="root"></div>`);
  writeFileSync(join(root, 'config.json'), JSON.stringify(config));
  writeFileSync(join(root, 'assets/index-abc123.js'), `export const words = '${'provena '.repeat(500)}';`);
  writeFileSync(join(root, lazyScript), `export const more = '${'source '.repeat(500)}';`);
  writeFileSync(join(root, 'assets/entry-12345678.css'), 'body { margin: 0 }');
  writeFileSync(join(root, 'assets/inter-12345678.woff2'), 'wOF2');
  mkdirSync(join(root, 'tracker'));
  for (const name of ['v2.js', 'v2.full.js']) writeFileSync(join(root, 'tracker', name), 'window.provena = {};');
  writeFileSync(join(root, filesName), await filesOf(root));
  await compressFolder(root);
  return root;
}

/** An answer that a fault may change. Headers are pairs, because a header may come twice. */
export interface Sent {
  path: string;
  method: string;
  accepts: string;
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}
export type Break = (sent: Sent) => void;

/** Starts a healthy installation and a proxy in front of it that applies a fault to each answer. Returns the origin of the proxy. */
export async function behind(change: Break, config: object = {}): Promise<string> {
  const { origin } = await serve({ root: await installed(config) });
  return answerWith((request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const method = request.method ?? 'GET';
    void visit(new URL(request.url ?? '/', origin), { method, headers }).then((answer) => {
      const sent = { path: request.url ?? '/', method, accepts: headers['accept-encoding'] ?? '', ...copyOf(answer) };
      change(sent);
      const lines = sent.headers.filter(([name]) => name !== 'content-length');
      response.writeHead(sent.status, lines.flat()).end(sent.body);
    });
  });
}

const copyOf = ({ status, headers, body }: Answer): Pick<Sent, 'status' | 'headers' | 'body'> => ({
  status,
  body,
  headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name === 'connection' || name === 'keep-alive' || typeof value !== 'string' ? [] : [[name, value]],
  ),
});

/** Sends the requests for `origin` to `real`, so that tests can check a host name and HTTPS without having them. */
export const visitAs =
  (origin: string, real: string, plain: (() => Promise<Answer>) | null = null): Visit =>
  (url, options) => {
    if (url.origin !== new URL(origin).origin) return plain ? plain() : Promise.reject(new Error('connect ECONNREFUSED'));
    return visit(new URL(url.pathname + url.search, real), options);
  };
