import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { standAnswers } from './answers.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import type { Backend } from '#mocks/server/http/backend.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

/** A temporary folder, deleted after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'provena-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A minimal build of the console. */
export function built(root = join(folder(), 'dist/console')): string {
  mkdirSync(join(root, 'assets'), { recursive: true });
  const links = '<link rel="preload" href="/config.json" as="fetch"><script type="module" src="/assets/index-abc123.js"></script>';
  writeFileSync(join(root, 'index.html'), `<!doctype html><title>Provena</title>${links}`);
  writeFileSync(join(root, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'assets/index-abc123.js'), 'export {};');
  return root;
}

interface Options {
  backend?: () => Promise<Backend>;
  stateFile?: string | null;
  root?: string;
  slowest?: { headers: number; request: number };
}

/** A server on a free port, until the test is over. */
export async function serve({ stateFile = null, root = built(), slowest = { headers: 10_000, request: 10_000 }, ...other }: Options = {}) {
  const said: string[] = [];
  const say = (words: string) => void said.push(words);
  const backend = other.backend ?? (() => createEmbedded({ stateFile, answers: standAnswers, say }));
  const { port, close } = await listen({ site: await createSite(root), backend, host: '127.0.0.1', port: 0, say, slowest });
  let isOpen = true;
  const closeOnce = async () => {
    if (isOpen) await close();
    isOpen = false;
  };
  onTestFinished(closeOnce);
  return { origin: `http://127.0.0.1:${port}`, port, said, close: closeOnce };
}

/** A plain HTTP server on a free port, until the test is over. Returns its origin. */
export async function answerWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

/** The answer to bytes that no normal client sends. */
export function raw(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (words: string) => (answer += words));
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    for (const piece of pieces) socket.write(piece);
  });
}

/** A request whose address is sent as it is written. */
export const rawGet = (port: number, address: string, method = 'GET') =>
  raw(port, `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

export const json = (body: unknown, method = 'POST'): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
