import type { Call } from '../declare/endpoint.ts';

/**
 * What went wrong with a call.
 * - `offline`, `timeout`, `cancelled`: no answer
 * - `unsent`: the browser has no network, and the write or the download was not sent: nothing has come of it
 * - `session`: the service does not know us any more (-1002, 401)
 * - `preview`: the console is shown as somebody else, and nothing is written: it was not sent
 * - `refused`: it answered with a code that says no, and why; `field` is the input that it is about, where that is known
 * - `lacking`: it has no such call: one of ours, which another back end may do without
 * - `broken`: it answered with a failure of its own
 * - `malformed`: it answered with something else than was agreed; `field` says where
 */
export type Trouble =
  | 'offline'
  | 'timeout'
  | 'cancelled'
  | 'unsent'
  | 'session'
  | 'preview'
  | 'lacking'
  | 'refused'
  | 'broken'
  | 'malformed';

interface Facts {
  /** The message of the service for people. Empty when there is none. */
  message?: string;
  status?: number;
  code?: number;
  field?: string;
  /** What was expected there. */
  reason?: string;
  /** The inner data of a refusal. */
  data?: unknown;
  /** The id by which the service finds the request in its logs. */
  trace?: string | null;
  /** The write carried a key, by which the service knows it again. */
  hasKey?: boolean;
}

/** The one error of the API layer. Its message names the call and never holds a token, a password or what a user typed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The message of the service for people. Empty when there is none. */
  readonly serviceMessage: string;
  readonly status: number | null;
  readonly code: number | null;
  readonly field: string | null;
  readonly data: unknown;
  readonly trace: string | null;
  readonly hasKey: boolean;

  constructor(
    readonly trouble: Trouble,
    readonly call: Call,
    { message = '', status, code, field, reason, data, trace = null, hasKey = false }: Facts = {},
  ) {
    const where = [code !== undefined && `code ${code}`, status !== undefined && `HTTP ${status}`, field && `at “${field}”`, reason];
    super([`${call}: ${trouble}`, ...where.filter(Boolean)].join(', '));
    this.serviceMessage = message;
    this.status = status ?? null;
    this.code = code ?? null;
    this.field = field ?? null;
    this.data = data ?? null;
    this.trace = trace;
    this.hasKey = hasKey;
  }

  /** Worth another try of a call that changes nothing. */
  get isPassing() {
    if (this.trouble !== 'broken') return this.trouble === 'offline' || this.trouble === 'timeout';
    return this.status === null || this.status < 400 || (this.status >= 500 && this.status !== 501);
  }
}

/** With these a server in between says that the service was not reached. With an envelope it is the service that answers. */
const unreached = new Set([502, 503, 504]);

/** Whether the service itself did not answer: there is no network, or a server in between answered for it. Another try may reach it. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { trouble, code, status } = error;
  if (trouble === 'broken') return code === null && status !== null && unreached.has(status);
  return trouble === 'offline' || trouble === 'timeout' || trouble === 'cancelled';
}

/** Whether the back end does not have the call at all. Asking again changes nothing. */
export const isLacking = (error: unknown): boolean => error instanceof ApiError && error.trouble === 'lacking';

/** Whether there is no such record, or none for this reader: the service does not tell which. Any other refusal says in its own words what is wrong. */
export const isRecordGone = (error: unknown): boolean =>
  error instanceof ApiError && error.trouble === 'refused' && (error.status === 404 || error.code === 404 || error.code === -1003);

/** Whether a write was refused because somebody else has changed the record since the revision that was sent with it. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiError && error.trouble === 'refused' && error.status === 409;

/**
 * Whether a write may have taken effect although it failed: no answer came, or none that can be read, or a machine in between gave up waiting.
 * Then nobody may say that nothing was changed: what stands there now has to be looked at again.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { trouble, code, status } = error;
  if (trouble === 'broken') return code === null && (status === 502 || status === 504);
  return trouble === 'offline' || trouble === 'timeout' || trouble === 'cancelled' || trouble === 'malformed';
}

/** Whether the same write can be sent again without being done twice: what is put or deleted twice is what it was, and a key is answered once more. */
export const isSafeToRepeat = (error: unknown): boolean =>
  error instanceof ApiError && (error.hasKey || /^(PUT|DELETE|GET) /.test(error.call));

/** The service's message about a failure; nothing where it was not reached or failed itself. */
export function serviceMessageOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.trouble === 'refused' ? error.serviceMessage || undefined : undefined;
}
