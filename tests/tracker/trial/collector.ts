import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from './port.ts';

export interface Kept {
  /** What was said, by the id of the event. The second of the same id is dropped. */
  accepted: Map<string, string>;
  repeats: number;
  refused: number;
}

export type Collector = Awaited<ReturnType<typeof openCollector>>;

/** A log receiver over real HTTP. Every run has a path of its own, so that many can go on side by side. */
export async function openCollector() {
  const runs = new Map<string, Kept>();
  const failing = new Set<string>();
  const waiting = new Set<() => void>();
  let preflights = 0;
  const unusual: string[] = [];
  const of = (run: string) => {
    const kept = runs.get(run) ?? { accepted: new Map<string, string>(), repeats: 0, refused: 0 };
    runs.set(run, kept);
    return kept;
  };

  async function take(request: IncomingMessage, response: ServerResponse) {
    const [, run = '', path] = (request.url ?? '').split('/');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') preflights += 1;
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const kept = of(run);
    if (failing.has(run)) {
      kept.refused += 1;
      response.writeHead(500).end();
      return;
    }
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('application/x-www-form-urlencoded') || request.headers['cookie']) unusual.push(`${path} ${type}`);
    const { eventid, what }: { eventid: string; what: string } = JSON.parse(new URLSearchParams(body).get('data') ?? '');
    if (kept.accepted.has(eventid)) kept.repeats += 1;
    else kept.accepted.set(eventid, what);
    response.writeHead(204).end();
    for (const look of waiting) look();
  }

  const server = createServer((request, response) => void take(request, response).catch(() => response.destroy()));
  const port = await portOf(server);
  return {
    of,
    fail: (run: string, yes: boolean) => void (yes ? failing.add(run) : failing.delete(run)),
    /** Those that have arrived, by what was said. */
    whats: (run: string) => [...of(run).accepted.values()],
    /** Resolves as soon as all of these have arrived, or when `patience` is over. */
    until(run: string, whats: readonly string[], patience: number): Promise<boolean> {
      return new Promise((resolve) => {
        const end = (all: boolean) => {
          waiting.delete(look);
          clearTimeout(timer);
          resolve(all);
        };
        const look = () => {
          const arrived = new Set(of(run).accepted.values());
          if (whats.every((what) => arrived.has(what))) end(true);
        };
        const timer = setTimeout(() => end(false), patience);
        waiting.add(look);
        look();
      });
    },
    preflights: () => preflights,
    unusual,
    address: (run: string) => `http://127.0.0.1:${port}/${run}`,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
