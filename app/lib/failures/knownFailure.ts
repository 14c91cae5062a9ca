import { errorNumber, type KnownFailure } from '#design-system/foundation/failure.ts';
import type { wordsIn } from '#design-system/foundation/words.ts';
import { ApiError, isUnreached } from '../../api/client/error.ts';
import type { failureWords } from './words.ts';

type Words = ReturnType<typeof wordsIn<typeof failureWords>>;

/** The facts about a failed call, for the part of a page that waits for it. */
export function knownFailure(t: Words, error: unknown): KnownFailure | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const cause = causeOf(t, error);
  return { details: detailsOf(t, error), ...(cause !== undefined && { cause }) };
}

/**
 * A sentence for a call without an answer, for an unreadable answer, and for a refusal, which shows the message of the service with its code (R-222,
 * The message of a broken service is for developers, so there is none for it, and the page says what it lacks.
 */
function causeOf(t: Words, error: ApiError): string | undefined {
  if (isUnreached(error)) return t.unreached;
  if (error.trouble === 'malformed') return t.unreadable;
  return error.trouble === 'refused' ? t.withCode(error.serviceMessage || t.refused, errorNumber(error)) : undefined;
}

/** Facts for support: the call, its code, and the id by which the service finds the request. */
function detailsOf(t: Words, error: ApiError): KnownFailure['details'] {
  const { call, field, trace } = error;
  const facts: [string, string | undefined | null][] = [
    [t.call, call],
    [t.code, errorNumber(error)?.toString()],
    [t.field, field],
    [t.trace, trace],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
