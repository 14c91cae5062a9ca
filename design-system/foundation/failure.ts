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

/** How a product takes reports about failures. */
export interface ProblemReports {
  /** The button that opens a report. `onPress` is called first, so that a menu can close. */
  button: (onPress?: () => void) => ReactNode;
  /** The open report. It is rendered outside of menus, which unmount when they close. */
  report: ReactNode;
}

/** Null if the product takes no reports. */
export const ReportContext = createContext<ProblemReports | null>(null);
