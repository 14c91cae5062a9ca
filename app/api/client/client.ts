import type { Endpoint } from '../declare/endpoint.ts';
import { decode, type DroppedRow } from '../wire/codec.ts';
import { envelopeOf, verdictOf, type Envelope, type Reply } from './codes.ts';
import { downloadCode, fileName, type Download } from './download.ts';
import { ApiError } from './error.ts';
import { planOf, type Given } from './request.ts';

/** */
const longest = 180_000;

export interface ClientOptions {
  /** Where the service is, when not where the page is. */
  origin?: string;
  fetch?: typeof fetch;
  /** Who is signed in now. */
  token: () => string | null;
  /** The service does not know this token any more. Must forget it at once; is told once for each. */
  onSessionLost: (token: string) => void;
  /** Rows that could not be read and were left out. */
  onDropped?: (endpoint: Endpoint, rows: readonly DroppedRow[]) => void;
  random?: () => number;
  /** A signal that aborts after some milliseconds. */
  limit?: (milliseconds: number) => AbortSignal;
}

/** Sends declared calls. The only place that knows how the service wraps, refuses and ends things. */
export function createClient({
  origin = '',
  fetch: call = (...given) => fetch(...given),
  token,
  onSessionLost,
  onDropped,
  random = Math.random,
  limit = (milliseconds) => AbortSignal.timeout(milliseconds),
}: ClientOptions) {
  const onTheirWay = new Map<string, Promise<unknown>>();

  async function fetched(endpoint: Endpoint, given: Given, signal?: AbortSignal): Promise<Response> {
    const sent = token();
    const { url, ...init } = planOf(endpoint, given, { origin, token: sent, random });
    const late = limit(longest);
    const signals = signal ? AbortSignal.any([signal, late]) : late;
    try {
      const response = await call(url, { ...init, credentials: 'include', signal: signals });
      if (response.status === 401) throw ended(endpoint, sent, { status: 401 });
      return response;
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError(silence(late, signal), endpoint.call);
    }
  }

  /** The end of a session is told once, however many calls learn of it, and an old session cannot end a new one. */
  function ended(endpoint: Endpoint, sent: string | null, facts: ConstructorParameters<typeof ApiError>[2]) {
    if (sent !== null && token() === sent) onSessionLost(sent);
    return new ApiError('session', endpoint.call, facts);
  }

  async function enveloped(endpoint: Endpoint, response: Response, signal?: AbortSignal): Promise<Envelope> {
    const { status } = response;
    const words = await response.text().catch(() => {
      throw new ApiError(signal?.aborted ? 'cancelled' : 'offline', endpoint.call);
    });
    const envelope = envelopeOf(parsed(words));
    if (envelope) return envelope;
    throw new ApiError(response.ok ? 'malformed' : 'broken', endpoint.call, { status, field: '' });
  }

  async function exchange<Result>(endpoint: Endpoint<never, Result>, given: Given, signal?: AbortSignal): Promise<Reply<Result>> {
    const sent = token();
    const response = await fetched(endpoint, given, signal);
    const envelope = await enveloped(endpoint, response, signal);
    const { code, message, content } = envelope;
    switch (verdictOf(endpoint.method, code)) {
      case 'session':
        throw ended(endpoint, sent, { code, message });
      case 'handed':
        return { isDone: false, ...envelope };
      case 'refused':
        throw new ApiError(code >= 500 ? 'broken' : 'refused', endpoint.call, { code, message, data: content, status: response.status });
      case 'done': {
        const result = decode(endpoint.result, content);
        if (!result.isRead) throw new ApiError('malformed', endpoint.call, { field: result.field, message: result.reason });
        if (result.dropped.length) onDropped?.(endpoint, result.dropped);
        return { isDone: true, value: result.value };
      }
    }
  }

  /** The same write, pressed twice, is sent once. */
  function once<Value>(endpoint: Endpoint, given: Given, act: () => Promise<Value>): Promise<Value> {
    const key = `${endpoint.call} ${JSON.stringify(given)}`;
    const known = onTheirWay.get(key);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the key names the call, and with it the type of its answer
    if (known) return known as Promise<Value>;
    const sent = act().finally(() => onTheirWay.delete(key));
    onTheirWay.set(key, sent);
    return sent;
  }

  return {
    /** Asks; what is handed back to a write is a refusal here. */
    async ask<Result>(endpoint: Endpoint<never, Result>, given: Given, signal?: AbortSignal): Promise<Result> {
      const reply = await exchange(endpoint, given, signal);
      if (reply.isDone) return reply.value;
      throw new ApiError('refused', endpoint.call, { code: reply.code, message: reply.message, data: reply.content });
    },

    send: <Result>(endpoint: Endpoint<never, Result>, given: Given): Promise<Reply<Result>> =>
      once(endpoint, given, () => exchange(endpoint, given)),

    download: (endpoint: Endpoint, given: Given): Promise<Download> =>
      once(endpoint, given, async () => {
        const sent = token();
        const response = await fetched(endpoint, given);
        const code = downloadCode(response.status);
        // An error in the clothes of a file.
        if (!response.ok || response.headers.get('content-type')?.includes('application/json')) {
          const { message, ...envelope } = await enveloped(endpoint, response);
          if (verdictOf(endpoint.method, envelope.code) === 'session') throw ended(endpoint, sent, { code: envelope.code, message });
          throw new ApiError(response.ok ? 'refused' : 'broken', endpoint.call, { code: envelope.code, message, status: response.status });
        }
        if (code === -1) return { code };
        return { code, name: fileName(response.headers.get('content-disposition')), file: await response.blob() };
      }),
  };
}

export type Client = ReturnType<typeof createClient>;

const silence = (late: AbortSignal, signal?: AbortSignal) => (signal?.aborted ? 'cancelled' : late.aborted ? 'timeout' : 'offline');

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}
