import { ApiError } from '#app/api/client/error.ts';
import type { Reply } from '#app/api/client/codes.ts';

/** The service handed a write back, and says why in words for people. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly code: number,
  ) {
    super(message);
  }
}

/** What a write led to; where the service handed it back, that is thrown, so that a form and a question show it the same way. */
export function settled<Value>(reply: Reply<Value>): Value {
  if (reply.isDone) return reply.value;
  throw new Refused(reply.message, reply.code);
}

/** What the service said of a failure, or nothing where it said nothing (it was not reached, it broke). */
export function saidOf(error: unknown): string | undefined {
  if (error instanceof Refused) return error.message || undefined;
  return error instanceof ApiError && error.trouble === 'refused' ? error.said || undefined : undefined;
}
