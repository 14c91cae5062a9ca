import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { SettingsError } from '../settings.ts';
import type { Backend } from './backend.ts';
import { securityHeaders } from '#app/deploy/headers.ts';
import { usualConfig, type Config } from '#app/lib/config/shape.ts';
import { pathOf } from './paths.ts';
import type { Site } from './site.ts';
import { placesOf, refuse, HttpError } from './httpError.ts';

interface Listening {
  site: Site;
  /** What the security headers depend on. */
  config?: Config;
  /** Created after the port is bound, because a second server must not touch the state of the first. */
  backend: () => Promise<Backend>;
  host: string;
  port: number;
  say: (words: string) => void;
  /** How long a request may take to arrive, in milliseconds. */
  slowest?: { headers: number; request: number };
}

export interface Listener {
  port: number;
  close(): Promise<void>;
}

/** One origin for the console and its calls. Every request is answered or its connection closed, and the process keeps running. */
export async function listen({
  site,
  config = usualConfig,
  backend: make,
  host,
  port,
  say,
  slowest = { headers: 10_000, request: 60_000 },
}: Listening): Promise<Listener> {
  const headers = securityHeaders(config);
  const server = createServer(
    {
      headersTimeout: slowest.headers,
      requestTimeout: slowest.request,
      connectionsCheckingInterval: Math.min(1000, slowest.headers),
      keepAliveTimeout: 5000,
    },
    (request, response) => void answer(request, response),
  );
  let made: Promise<Backend> | null = null;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseRaw(error.code ?? '', socket, headers));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    try {
      const path = pathOf(request.url);
      const backend = await made;
      if (backend?.owns(path)) await backend.handle(request, response, path);
      else await site.answer(request, response, path);
    } catch (error) {
      if (error instanceof HttpError) refuse(response, error);
      else {
        say(wordsAbout(error));
        refuse(response, new HttpError(500, 'Something went wrong here'));
      }
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new SettingsError(whyNot(error.code ?? error.message, host, port))));
    server.listen(port, host, resolve);
  });
  made = make();
  const backend = await made;
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await backend.close();
    },
  };
}

/** The name of the call, if known. Never the address, which may hold private data. */
function wordsAbout(error: unknown): string {
  const failure = error instanceof Error && error.name === 'Failure' ? error : null;
  return `${failure?.message ?? 'A request failed'}. ${placesOf(failure ? failure.cause : error)}`;
}

function whyNot(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} is not for everybody. Choose one above 1023: PORT=4173 npm start`;
  return `HOST ${host} cannot be listened on (${code}).`;
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** For bytes that are not a valid request. */
function refuseRaw(code: string, socket: Duplex, security: Readonly<Record<string, string>>) {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = refusals[code] ?? '400 Bad Request';
  const body = JSON.stringify({ code: Number.parseInt(status, 10), message: status.slice(4), data: null });
  const headers = { ...security, 'Content-Type': 'application/json', 'Content-Length': body.length, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}
