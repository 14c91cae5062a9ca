import { createContext, type ReactNode } from 'react';

/** What the product knows of an error. */
export interface KnownFailure {
  /** Why, in a sentence. Without one the part that failed has a sentence of its own. */
  cause?: string;
  /** Facts for support. */
  details: readonly { term: string; value: string }[];
}

/** Explains the error of a part that did not load. */
export const FailureContext = createContext<(error: unknown) => KnownFailure | undefined>(() => undefined);

/**
 * The number that the service gave a failure, for whoever asks for help with it: its own code, else that of HTTP. Numbers from 200 to 299 say that
 * all is well, so they are no number of a failure.
 */
export function errorNumber(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const numbers: unknown[] = [Reflect.get(error, 'code'), Reflect.get(error, 'status')];
  return numbers.find((number): number is number => typeof number === 'number' && (number < 200 || number > 299));
}

/** The product’s button for a report about a failure, shown wherever something failed. Null where it takes no reports. */
export const ReportContext = createContext<ReactNode>(null);
