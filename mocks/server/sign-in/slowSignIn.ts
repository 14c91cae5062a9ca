import { setTimeout as wait } from 'node:timers/promises';
import { session } from '#app/api/account/session.ts';
import type { Service } from '../../service/service.ts';

/** Injected in tests. In milliseconds. */
export interface Pace {
  now(): number;
  wait(milliseconds: number): Promise<unknown>;
}

const realPace: Pace = { now: Date.now, wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }) };

interface Attempts {
  wrong: number;
  /** Attempts that wait for their turn. */
  waiting: number;
  lastAt: number;
  /** Ends with the attempt before. */
  turn: Promise<unknown>;
}

/** Wrong passwords that cost nothing: people mistype. */
const free = 3;
const longest = 30_000;
const mostWaiting = 5;
/** Wrong passwords are forgotten after this time. */
const memory = 15 * 60_000;
const mostKeys = 10_000;

/** The delay before the next attempt: 1, 2, 4, 8, 16 seconds and then 30. */
export const delayAfter = (wrong: number) => (wrong < free ? 0 : Math.min(1000 * 2 ** (wrong - free), longest));

/**
 * Slows down the guessing of a password. Attempts for one account from one address have to wait one after the other, longer after each wrong one; the
 * same account from another address does not wait, so nobody can lock out somebody else.
 */
export function slowSignIn(service: Service, pace: Pace = realPace) {
  const attempts = new Map<string, Attempts>();

  function attemptsOf(key: string): Attempts {
    const known = attempts.get(key);
    if (known && (known.waiting > 0 || pace.now() - known.lastAt < memory)) return known;
    const made: Attempts = { wrong: 0, waiting: 0, lastAt: pace.now(), turn: Promise.resolve() };
    const [oldest] = attempts.keys();
    if (attempts.size >= mostKeys && oldest !== undefined) attempts.delete(oldest);
    attempts.delete(key);
    attempts.set(key, made);
    return made;
  }

  async function attempt(of: Attempts, request: Request): Promise<Response | null> {
    const delay = delayAfter(of.wrong);
    if (delay > 0) await pace.wait(delay);
    const answer = await service.handle(request);
    of.wrong = (await isWrong(answer)) ? of.wrong + 1 : 0;
    of.lastAt = pace.now();
    return answer;
  }

  return {
    async handle(request: Request, address: string): Promise<Response | null> {
      const { pathname } = new URL(request.url);
      if (request.method !== session.login.method || pathname !== session.login.path) return service.handle(request);
      const of = attemptsOf(JSON.stringify([address, await emailIn(request)]));
      if (of.waiting >= mostWaiting) return Response.json({ code: 429, message: '尝试过于频繁，请稍后再试', data: null }, { status: 429 });
      of.waiting += 1;
      const answer = of.turn.then(() => attempt(of, request)).finally(() => (of.waiting -= 1));
      of.turn = answer.catch(() => undefined);
      return answer;
    },
  };
}

const bodyOf = async (from: Request | Response): Promise<unknown> =>
  from
    .clone()
    .json()
    .catch(() => null);

async function emailIn(request: Request): Promise<string> {
  const body = await bodyOf(request);
  return typeof body === 'object' && body !== null && 'email' in body ? String(body.email).trim().toLowerCase() : '';
}

async function isWrong(answer: Response | null): Promise<boolean> {
  const body = answer && (await bodyOf(answer));
  return typeof body === 'object' && body !== null && 'code' in body && body.code === wrongPassword;
}

/** The code of a wrong email or password. */
const wrongPassword = -5000;
