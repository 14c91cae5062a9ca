import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readSent, type Sent } from '../declared.ts';
import { portOf } from './port.ts';

/** How long anything may take on the busiest machine, in milliseconds. Whoever expects that nothing comes waits less. */
const longest = 30_000;

/** What a run is answered instead of 204. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Never answered at all. */
  isSilent?: boolean;
}

export interface Request {
  path: string;
  headers: IncomingMessage['headers'];
  form: string;
  /** What it was answered. */
  status?: number;
  /** The browser has given it up. */
  isAborted?: boolean;
}

export interface Kept {
  /** By the id of the event. The second of the same id is dropped. */
  accepted: Map<string, Sent>;
  repeats: number;
  /** What the declared calls cannot read, and why. It is answered with 400. */
  refused: string[];
  requests: Request[];
}

export type Collector = Awaited<ReturnType<typeof openCollector>>;

/** A log receiver over real HTTP. Every run has a path of its own, so that many can go on side by side. */
export async function openCollector() {
  const runs = new Map<string, Kept>();
  const answers = new Map<string, (request: number, form: string) => Answer | undefined>();
  /** What a run has not been answered. */
  const held = new Map<string, Set<ServerResponse>>();
  const waiting = new Set<() => void>();
  let preflights = 0;
  const unusual: string[] = [];
  const of = (run: string) => {
    const kept: Kept = runs.get(run) ?? { accepted: new Map(), repeats: 0, refused: [], requests: [] };
    runs.set(run, kept);
    return kept;
  };

  async function take(request: IncomingMessage, response: ServerResponse) {
    const [run = '', path = ''] = (request.url ?? '').split('/').slice(-2);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method === 'OPTIONS') preflights += 1;
    let form = '';
    for await (const chunk of request) form += String(chunk);
    const { headers } = request;
    const kept = of(run);
    const seen: Request = { path, headers, form };
    response.on('close', () => (seen.isAborted = !response.writableEnded));
    kept.requests.push(seen);
    const type = headers['content-type'] ?? '';
    if (!type.startsWith('application/x-www-form-urlencoded') || headers.cookie || headers.referer)
      unusual.push([path, type, headers.cookie, headers.referer].join(' '));
    const answer = answers.get(run)?.(kept.requests.length, form);
    if (answer?.isSilent) {
      held.set(run, (held.get(run) ?? new Set()).add(response));
      return;
    }
    const status = answer?.status ?? accept(kept, path, form);
    seen.status = status;
    response.writeHead(status, answer?.headers).end();
    for (const look of waiting) look();
  }

  function accept(kept: Kept, path: string, form: string): number {
    const result = readSent(path, form);
    if ('refused' in result) {
      kept.refused.push(result.refused);
      return 400;
    }
    if (kept.accepted.has(result.sent.eventid)) kept.repeats += 1;
    else kept.accepted.set(result.sent.eventid, result.sent);
    return 204;
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => void take(request, response).catch(() => response.destroy());
  const server = createServer(listener);
  const port = await portOf(server);
  const sent = (run: string) => [...of(run).accepted.values()];
  return {
    of,
    listener,
    /** Answers a run differently, by the number of the request; without a function as usual. */
    answering: (run: string, answer: (request: number, form: string) => Answer | undefined = () => undefined) =>
      void answers.set(run, answer),
    /** Ends what a run was not answered, as a receiver does that is started again. */
    hangUp(run: string) {
      held.get(run)?.forEach((response) => response.destroy());
      held.delete(run);
    },
    /** Those that have arrived. */
    sent,
    /** Those that have arrived, by what was said. */
    whats: (run: string) => sent(run).map(({ what }) => what),
    /** Everything that was read, of all runs, has to be readable. */
    refused: () => [...runs.values()].flatMap(({ refused }) => refused),
    /** Resolves as soon as all of these have arrived, or when `patience` is over. */
    until(run: string, whats: readonly string[], patience = longest): Promise<boolean> {
      return new Promise((resolve) => {
        const end = (all: boolean) => {
          waiting.delete(look);
          clearTimeout(timer);
          resolve(all);
        };
        const look = () => {
          const arrived = new Set(sent(run).map(({ what }) => what));
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
