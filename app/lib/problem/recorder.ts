import type { Endpoint } from '../../api/declare/endpoint.ts';
import { ApiError } from '../../api/client/error.ts';
import type { ObservedCall } from '../../api/client/observed/observed.ts';
import { wireNameOf } from '../../api/wire/shapes.ts';
import { isTypedParam } from '../urlState.ts';
import type { Click, Fault, RecordedCall, Sent } from './problem.ts';
import { createRedactor, type Redactor } from './redactor.ts';

/** In milliseconds. */
const longest = 5 * 60_000;
/** In characters of JSON. */
const largest = 4_000_000;

interface Entry {
  call: RecordedCall;
  /** When it was answered. */
  endedAt: number;
  size: number;
  page: string;
  isShell: boolean;
  /** The same for the same question. */
  question: string;
}

/** Parameters of every address. They hold a number, or a word of a list. */
const plainParams = new Set(['app', 'v', 'step', 'flow']);

interface Options {
  clock?: () => number;
  /** The path of the open page. */
  page?: () => string;
}

/**
 * The last five minutes of this tab, without private data. Older answers stay as long as they are the newest ones that the open page or the shell is
 * made of: a page that has been open for an hour can be replayed, too.
 */
export function createRecorder({ clock = Date.now, page = () => location.pathname }: Options = {}) {
  const redactor = createRedactor();
  let recorded: Entry[] = [];
  let clicks: (Click & { time: number })[] = [];
  let leftOut = 0;

  function prune() {
    const since = clock() - longest;
    const isNewest = (one: Entry, index: number) => !recorded.slice(index + 1).some(({ question }) => question === one.question);
    const here = page();
    recorded = recorded.filter((one, index) => one.endedAt >= since || ((one.isShell || one.page === here) && isNewest(one, index)));
    clicks = clicks.filter(({ time }) => time >= since);
    let size = recorded.reduce((sum, one) => sum + one.size, 0);
    // The shell goes last, because no page opens without it.
    for (const one of recorded.toSorted((a, b) => Number(a.isShell) - Number(b.isShell) || a.endedAt - b.endedAt)) {
      if (size <= largest) break;
      recorded = recorded.filter((other) => other !== one);
      size -= one.size;
      leftOut += 1;
    }
  }

  /** Part by part, because the access log sends the whole path as a text. */
  const cleanPath = (path: string) => path.split('/').map(redactor.sentence).join('/');

  return {
    redactor,

    /** Takes a call that has been answered. One that was cancelled has no answer. */
    call(observed: ObservedCall) {
      const { error, endpoint, startedAt, duration } = observed;
      if (error !== undefined && (!(error instanceof ApiError) || error.trouble === 'cancelled')) return;
      const call = recordedCall(redactor, observed);
      const question = JSON.stringify([call.call, call.sent]);
      const size = JSON.stringify(call).length;
      recorded.push({ call, question, size, endedAt: startedAt + duration, page: page(), isShell: endpoint.isShell });
      prune();
    },

    click(press: { role: string; name: string }) {
      clicks.push({ ...press, page: page(), time: clock(), at: new Date(clock()).toISOString() });
    },

    /** Everything recorded, with the names of what was pressed freed of private data. */
    snapshot() {
      prune();
      const pressed = clicks.map(({ at, role, name, page: path }): Click => ({
        at,
        role,
        page: cleanPath(path),
        name: redactor.sentence(name),
      }));
      return { calls: recorded.map(({ call }) => call), clicks: pressed, leftOut };
    },

    /** An address whose typed text is replaced. */
    address(pathname: string, search: string): string {
      const params = [...new URLSearchParams(search)].map(([name, value]) =>
        plainParams.has(name) || !isTypedParam(name) ? [name, redactor.sentence(value)] : [name, redactor.typed(value)],
      );
      const query = new URLSearchParams(params).toString();
      return `${encodeURI(cleanPath(decoded(pathname)))}${query && `?${query}`}`;
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '/';
  }
}

function recordedCall(redactor: Redactor, { endpoint, input, result, error, startedAt, duration }: ObservedCall): RecordedCall {
  const sent = sentOf(redactor, endpoint, input);
  const fault = error instanceof ApiError ? faultOf(redactor, error) : undefined;
  const isFile = endpoint.kind === 'download';
  return {
    call: endpoint.call,
    at: new Date(startedAt).toISOString(),
    duration: Math.round(duration),
    sent,
    ...(fault ? { fault } : !isFile && { answer: redactor.answer(endpoint.result.json, endpoint.result.write(result)) }),
  };
}

/** Placeholders of a path are ids and keys: only those that are declared as private are replaced. */
function sentOf(redactor: Redactor, { placeholders, query, body }: Endpoint, input: ObservedCall['input']): Sent {
  const path = Object.entries(placeholders).map(([name, codec]) => [name, redactor.answer(codec.json, codec.write(input[name]))]);
  const search = Object.entries(query)
    .filter(([name]) => input[name] !== undefined && input[name] !== null)
    .map(([name, codec]) => [wireNameOf(name, codec), redactor.input(codec.json, codec.write(input[name]))]);
  return {
    path: Object.fromEntries(path),
    query: Object.fromEntries(search),
    ...(body && { body: redactor.input(body.json, body.write(input['body'])) }),
  };
}

function faultOf(redactor: Redactor, { trouble, status, code, field, serviceMessage }: ApiError): Fault {
  return { trouble: trouble === 'cancelled' ? 'offline' : trouble, status, code, field, message: redactor.sentence(serviceMessage) };
}
