import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { chosenFrom, type Wish } from '../accepted/accept.ts';
import type { Finding, GateRecord } from '../compare/record.ts';
import { kinds } from '../stage/server.ts';

export interface Served {
  reports: string;
  /** The built Storybook, so that the report can show a story. */
  stories: string;
  inputs: () => Promise<string>;
  /** Accepts findings of a run, and says so. */
  accept: (findings: readonly Finding[], record: GateRecord) => Promise<string[]>;
}

/** Serves the report to this machine alone. A page that is served so accepts pictures itself instead of copying a command. */
export const reportServer = (served: Served): Server =>
  createServer((request, response) => {
    void answer(request, response, served).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

async function answer(request: IncomingMessage, response: ServerResponse, served: Served) {
  // Another site may lead a browser here by a name of its own, and may post; it may not send a header that nobody allowed it.
  const isLocal = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '');
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (!isLocal) return response.writeHead(403).end();
  if (request.method === 'POST' && path === '/accept') {
    if (request.headers['x-picture-review'] !== 'accept') return response.writeHead(403).end();
    const { isRefused, lines } = await acceptFrom(await bodyOf(request), served);
    return response.writeHead(isRefused ? 409 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(lines));
  }
  if (request.method !== 'GET') return response.writeHead(405).end();
  const file = path.startsWith('/storybook/') ? inFolder(served.stories, path.slice('/storybook'.length)) : inFolder(served.reports, path);
  const data = file && (await readFile(file).catch(() => undefined));
  if (!data) return response.writeHead(404).end();
  const isReport = path === '/' || path === '/index.html';
  const body = isReport ? data.toString().replace('<html ', '<html data-served ') : data;
  return response
    .writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' })
    .end(body);
}

async function acceptFrom(body: string, { reports, inputs, accept }: Served): Promise<{ isRefused: boolean; lines: string[] }> {
  const record: GateRecord = JSON.parse(await readFile(join(reports, 'record.json'), 'utf8'));
  const choice = chosenFrom(record, wishOf(body), await inputs());
  if ('refusal' in choice) return { isRefused: true, lines: choice.refusal };
  return { isRefused: false, lines: await accept(choice.findings, record) };
}

/** Reads what stands behind `npm run visual:accept --`, as the page would copy it. */
export function wishOf(command: string): Wish {
  const [, cluster] = /^--cluster (\S+)$/.exec(command) ?? [];
  return cluster ? { filter: '', cluster } : { filter: command };
}

function inFolder(folder: string, path: string): string | undefined {
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  return file.startsWith(folder + sep) ? file : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
