import { createClient, type ClientOptions } from '../../api/client/client.ts';
import { ApiError, isUnreached } from '../../api/client/error.ts';
import { menu } from '../../api/menu.ts';

/** Calls that are made one after the other. */
const times = 5;

/** How the service answers: it does, it answers with failures of its own, or nothing reaches it. */
export type Answering = 'answers' | 'fails' | 'unreached';

export interface Probe {
  answering: Answering;
  /** The median of the calls that were answered, in milliseconds. Null without one. */
  latency: number | null;
}

/**
 * Makes a cheap call of the specification a few times. A refusal because nobody is signed in is an answer, too. It goes past the observers, so that
 * the page lists none of its own calls, and ends no session.
 */
export async function probeService(options: Pick<ClientOptions, 'origin' | 'token' | 'onDated' | 'fetch'>, now = Date.now): Promise<Probe> {
  const client = createClient({ ...options, onSessionLost: () => undefined });
  const durations: number[] = [];
  let answering: Answering = 'answers';
  for (let made = 0; made < times; made++) {
    const start = now();
    const error: unknown = await client.ask(menu.isCustom, {}).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (isUnreached(error)) return { answering: 'unreached', latency: median(durations) };
    durations.push(now() - start);
    if (isServiceFailure(error)) answering = 'fails';
  }
  return { answering, latency: median(durations) };
}

const isServiceFailure = (error: unknown) => error instanceof ApiError && (error.trouble === 'broken' || error.trouble === 'malformed');

const median = (numbers: readonly number[]): number | null => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
