import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { visit, type Answer, type Visit } from '#app/deploy/check/visit.ts';
import { compressFolder } from '#app/deploy/compress.ts';
import { filesName, filesOf } from '#app/deploy/files.ts';
import { built, serve } from '../testServer.ts';

/** The script of the small build that is fetched only when it is needed. */
export const lazyScript = '/assets/lazy-12345678.js';

/** A small build that has all that an installation has. */
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

/** What a server in between does to an answer. Headers are lines, because a header may come twice. */
export interface Sent {
  path: string;
  method: string;
  accepts: string;
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}
export type Break = (sent: Sent) => void;

/** A healthy installation, and a server in front of it that breaks what it is told to. */
export async function behind(change: Break, config: object = {}): Promise<string> {
  const { origin } = await serve({ root: await installed(config) });
  const front = createServer((request, response) => {
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
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    front.closeAllConnections();
    front.close();
  });
  const address = front.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const copyOf = ({ status, headers, body }: Answer): Pick<Sent, 'status' | 'headers' | 'body'> => ({
  status,
  body,
  headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name === 'connection' || name === 'keep-alive' || typeof value !== 'string' ? [] : [[name, value]],
  ),
});

/** Visits an installation as if it had this origin, of which no machine of the test has the name. */
export const visitAs =
  (origin: string, real: string, plain: (() => Promise<Answer>) | null = null): Visit =>
  (url, options) => {
    if (url.origin !== new URL(origin).origin) return plain ? plain() : Promise.reject(new Error('connect ECONNREFUSED'));
    return visit(new URL(url.pathname + url.search, real), options);
  };
