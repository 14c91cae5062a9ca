import { writeKeyHeader } from '#app/api/client/writes/writeKeys.ts';
import type { Account } from '../world/members/account.ts';
import { hash } from '../world/random.ts';
import { part } from '../world/state/part.ts';
import type { World } from '../world/world.ts';
import { badRequest } from './refusal.ts';

interface Write {
  caller: Account | null;
  headers: Headers;
  pathname: string;
  body: unknown;
}

/** How many answers are kept. Whoever has not heard of a write asks again soon, and a sheet of links makes a long answer. */
const most = 500;

interface Kept {
  body: number;
  content: unknown;
}

/** In memory alone: an answer may hold what must not stand on a disk. */
const answersOf = part(() => new Map<string, Kept>());

/**
 * Does a write, or answers it as before if the same caller has sent it with the same key: its first answer may have been lost on the way. What was
 * refused is not kept, for it has changed nothing.
 */
export function doneOnce(world: World, { caller, headers, pathname, body: sent }: Write, write: () => unknown): unknown {
  const key = headers.get(writeKeyHeader);
  if (key === null || !caller) return write();
  if (!/^[\w-]{8,64}$/.test(key)) throw badRequest(writeKeyHeader);
  const answers = answersOf(world);
  const name = [caller.id, pathname, key].join(' ');
  const body = hash(JSON.stringify(sent) ?? '');
  const known = answers.get(name);
  if (known && known.body !== body) throw badRequest(writeKeyHeader);
  if (known) return known.content;
  const content = write();
  const [oldest] = answers.keys();
  if (answers.size >= most && oldest !== undefined) answers.delete(oldest);
  answers.set(name, { body, content });
  return content;
}
