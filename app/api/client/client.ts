import type { Call, Endpoint } from '../declare/endpoint.ts';
import { decode, type DroppedRow } from '../wire/codec.ts';
import { envelopeOf, refusedInput, verdictOf, type Envelope } from './codes.ts';
import { downloadCode, fileName, isFile, isWebPage, type Download } from './download.ts';
import { ApiError } from './error.ts';
import { planOf, type CallInput } from './request.ts';
import { traceOf } from './trace/trace.ts';
import { createOnce, numberOf } from './writes/once.ts';
import { createWriteKeys } from './writes/writeKeys.ts';

/** */
const longest = 180_000;

const longestError = 64_000;

/** With these a server says that it does not know a path or a method. With an envelope it is the service that speaks, of a record. */
const unknownCall = new Set([404, 405, 501]);

interface Answered {
  response: Response;
  /** The token that the call was sent with. */
  sent: string | null;
  /** Why nothing more comes. */
  silent: () => ApiError;
  /** The call carried a key of its own. */
  hasKey: boolean;
}

/** What goes with a call besides its input. */
interface Carried {
  signal?: AbortSignal;
  writeKey?: string | null;
  /** Instead of the token of who is signed in. */
  token?: string | undefined;
}

export interface ClientOptions {
  /** Where the service is, when not where the page is. */
  origin?: string;
  fetch?: typeof fetch;
  /** Who is signed in now. */
  token: () => string | null;
  /** Whom the console is shown as, if not as the one who is signed in: `member:5`. Then nothing is written. */
  preview?: () => string | null;
  /** Called once for each token that the service does not accept any more. Must forget the token at once. */
  onSessionLost: (token: string) => void;
  /** Whether there is a network, as far as the browser knows. Without one nothing is written or downloaded. */
  isOnline?: () => boolean;
  /** Whether the back end is known not to have a call of ours. It is not sent then. */
  lacks?: (call: Call) => boolean;
  /** Rows that could not be read and were left out. */
  onDropped?: (endpoint: Endpoint, rows: readonly DroppedRow[]) => void;
  /** The `Date` header of an answer, and when its call was sent. */
  onDated?: (date: string, sentAt: number) => void;
  random?: () => number;
  /** A signal that aborts after some milliseconds. */
  limit?: (milliseconds: number) => AbortSignal;
}

/** Sends declared calls. The only place that knows the envelope, the error codes and the session codes of the service. */
export function createClient({
  origin = '',
  fetch: call = (...given) => fetch(...given),
  token,
  preview = () => null,
  onSessionLost,
  isOnline = () => true,
  lacks = () => false,
  onDropped,
  onDated,
  random = Math.random,
  limit = (milliseconds) => AbortSignal.timeout(milliseconds),
}: ClientOptions) {
  const [once, withKey] = [createOnce(), createWriteKeys()];
  let lost: string | null = null;

  async function fetched(endpoint: Endpoint, given: CallInput, { signal, writeKey = null, ...as }: Carried = {}): Promise<Answered> {
    if (endpoint.isOurs && lacks(endpoint.call)) throw new ApiError('lacking', endpoint.call);
    const [sent, hasKey, sentAt] = [as.token ?? token(), writeKey !== null, Date.now()];
    // The service may issue the same token again after another sign-in.
    if (sent !== lost) lost = null;
    const { url, ...init } = planOf(endpoint, given, { origin, token: sent, preview: preview(), writeKey, random });
    const late = limit(longest);
    const silent = () => new ApiError(signal?.aborted ? 'cancelled' : late.aborted ? 'timeout' : 'offline', endpoint.call, { hasKey });
    const sending = { ...init, credentials: 'include', signal: signal ? AbortSignal.any([signal, late]) : late } as const;
    const response = await call(url, sending).catch(() => Promise.reject(silent()));
    readDate(response, sentAt, onDated);
    if (response.status === 401) throw ended(endpoint, sent, { status: 401, trace: traceOf(response) });
    return { response, sent, silent, hasKey };
  }

  /** Reports the end of a session once, however many calls notice it. An old session cannot end a new one. */
  function ended(endpoint: Endpoint, sent: string | null, facts: ConstructorParameters<typeof ApiError>[2]) {
    if (sent !== null && token() === sent && lost !== sent) {
      lost = sent;
      onSessionLost(sent);
    }
    return new ApiError('session', endpoint.call, facts);
  }

  async function exchange<Result>(endpoint: Endpoint<never, Result>, given: CallInput, carried?: Carried): Promise<Result> {
    const answered = await fetched(endpoint, given, carried);
    const { content, trace } =
      endpoint.mayBeFile && isFile(answered.response)
        ? { content: { file: await downloaded(endpoint, answered) }, trace: traceOf(answered.response) }
        : await contentOf(endpoint, answered);
    const result = decode(endpoint.result, content);
    if (!result.isRead) throw new ApiError('malformed', endpoint.call, { ...result, trace, hasKey: answered.hasKey });
    if (result.dropped.length) onDropped?.(endpoint, result.dropped);
    return result.value;
  }

  async function contentOf(endpoint: Endpoint, answered: Answered): Promise<Traced> {
    const [{ ok, status }, envelope] = [answered.response, await enveloped(endpoint, answered)];
    const verdict = verdictOf(endpoint.method, envelope.code);
    if (verdict === 'session') throw ended(endpoint, answered.sent, envelope);
    // A code that says yes under a status that says no is not believed.
    if (verdict !== 'done' || !ok) throw refusalOf(endpoint, envelope, status);
    return envelope;
  }

  async function downloaded(endpoint: Endpoint, answered: Answered): Promise<Download> {
    const [{ response, sent, silent }, { headers, ok, status }] = [answered, answered.response];
    const code = downloadCode(status);
    if (code === -1) return { code };
    const isSaid = !ok || /[/+]json\b/i.test(headers.get('content-type') ?? '');
    const file = isSaid ? null : await response.blob().catch(() => Promise.reject(silent()));
    const envelope = file ? await errorIn(file, response) : await enveloped(endpoint, answered);
    if (!envelope) return { code, ...(await fileIn(endpoint, response, file)) };
    const facts = { code: envelope.code, message: envelope.message, status, trace: envelope.trace };
    if (verdictOf(endpoint.method, envelope.code) === 'session') throw ended(endpoint, sent, facts);
    throw new ApiError(status >= 500 ? 'broken' : 'refused', endpoint.call, facts);
  }

  return {
    ask: <Result>(endpoint: Endpoint<never, Result>, given: CallInput, signal?: AbortSignal) =>
      exchange(endpoint, given, signal && { signal }),

    /** Writes. An error code of the service is thrown as a refusal for every verb, so that no caller can overlook it. `as` is the token of a session that has ended here already, for its sign-out. */
    send: <Result>(endpoint: Endpoint<never, Result>, given: CallInput, as?: string): Promise<Result> => {
      const held = preview() !== null ? 'preview' : isOnline() ? null : 'unsent';
      if (held !== null) return Promise.reject(new ApiError(held, endpoint.call));
      const write = keyOf(endpoint, token(), given);
      return once(write, () => withKey(endpoint, write, (writeKey) => exchange(endpoint, given, { writeKey, token: as })));
    },

    /** A file is asked for by a press, as a write is: without a network it fails at once and says so. */
    download: (endpoint: Endpoint, given: CallInput): Promise<Download> =>
      isOnline()
        ? once(keyOf(endpoint, token(), given), async () => downloaded(endpoint, await fetched(endpoint, given)))
        : Promise.reject(new ApiError('unsent', endpoint.call)),
  };
}

export type Client = ReturnType<typeof createClient>;

/** A write that is pressed twice in the same session is sent once. */
const keyOf = (endpoint: Endpoint, token: string | null, given: CallInput) =>
  JSON.stringify([endpoint.call, token, given], (_, part: unknown) => (part instanceof Blob ? numberOf(part) : part));

function refusalOf(endpoint: Endpoint, envelope: Traced, status: number) {
  const { code, message, content, trace } = envelope;
  const field = refusedInput(endpoint, envelope);
  const facts = { code, message, data: content, status, trace, ...(field !== undefined && { field }) };
  return new ApiError(Math.max(code, status) >= 500 ? 'broken' : 'refused', endpoint.call, facts);
}

/** An answer out of a cache in between has the date at which it was put there, so it is passed over. */
function readDate({ headers }: Response, sentAt: number, onDated: ClientOptions['onDated']) {
  const date = headers.get('date');
  if (date !== null && !headers.has('age')) onDated?.(date, sentAt);
}

/** An envelope, with the id of the request. */
type Traced = Envelope & { trace: string | null };

function tracedEnvelope(words: string, response: Response): Traced | null {
  const body = parsed(words);
  const envelope = envelopeOf(body);
  return envelope && { ...envelope, trace: traceOf(response, body) };
}

async function enveloped(endpoint: Endpoint, { response, silent, hasKey }: Answered): Promise<Traced> {
  const words = await response.text().catch(() => Promise.reject(silent()));
  const envelope = tracedEnvelope(words, response);
  if (envelope) return envelope;
  const facts = { status: response.status, trace: traceOf(response) };
  if (endpoint.isOurs && unknownCall.has(response.status)) throw new ApiError('lacking', endpoint.call, facts);
  throw new ApiError(response.ok ? 'malformed' : 'broken', endpoint.call, { ...facts, hasKey });
}

/** A file, where it is one: not the sign-in page of a proxy. */
async function fileIn({ call }: Endpoint, { headers, status }: Response, file: Blob | null) {
  const name = fileName(headers.get('content-disposition'));
  if (!file || (await isWebPage(file, name))) throw new ApiError('malformed', call, { status, reason: 'expected a file' });
  return { name, file };
}

/** An error answer that was sent in place of a file. */
async function errorIn(file: Blob, response: Response): Promise<Traced | null> {
  return file.size > longestError ? null : tracedEnvelope(await file.text(), response);
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}
