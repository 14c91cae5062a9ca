import type { Endpoint } from '../../declare/endpoint.ts';
import type { Client } from '../client.ts';
import type { CallInput } from '../request.ts';

/** A call that has been answered, or has failed. */
export interface ObservedCall {
  endpoint: Endpoint;
  input: CallInput;
  /** In milliseconds, by the clock of this device. */
  startedAt: number;
  /** In milliseconds. */
  duration: number;
  /** The decoded answer. Files are only named by their call. */
  result?: unknown;
  error?: unknown;
}

const observers = new Set<(call: ObservedCall) => void>();

/** The last calls of the tab, until an observer that is loaded after the first page takes them. */
let early: ObservedCall[] | null = [];
const mostEarly = 100;

/** Observes every call of this tab; `withEarlier`, which one observer can have, also the last ones before. Returns the function that stops it. */
export function observeCalls(observer: (call: ObservedCall) => void, { withEarlier = false } = {}): () => void {
  observers.add(observer);
  if (withEarlier) {
    for (const call of early ?? []) observer(call);
    early = null;
  }
  return () => void observers.delete(observer);
}

/** A client whose calls are reported to the observers. */
export function observed(client: Client): Client {
  function report<Result>(endpoint: Endpoint, input: CallInput, answer: Promise<Result>): Promise<Result> {
    const [startedAt, start] = [Date.now(), performance.now()];
    const tell = (outcome: Pick<ObservedCall, 'result' | 'error'>) => {
      const call = { endpoint, input, startedAt, duration: performance.now() - start, ...outcome };
      early = early && [...early.slice(1 - mostEarly), call];
      for (const observer of observers) observer(call);
    };
    answer.then(
      (result) => tell({ result }),
      (error: unknown) => tell({ error }),
    );
    return answer;
  }
  return {
    ask: (endpoint, input, signal) => report(endpoint, input, client.ask(endpoint, input, signal)),
    send: (endpoint, input, as) => report(endpoint, input, client.send(endpoint, input, as)),
    download: (endpoint, input) => report(endpoint, input, client.download(endpoint, input)),
  };
}
