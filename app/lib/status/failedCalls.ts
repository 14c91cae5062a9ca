import { ApiError } from '../../api/client/error.ts';
import { observeCalls } from '../../api/client/observed/observed.ts';
import type { BrowserStorage } from '../../session/browserStorage.ts';

/** A failed call without what was sent and answered: when it was sent, the declared call, its trouble, code, milliseconds and trace id. */
export type FailedCall = readonly [at: number, call: string, trouble: string, code: number | null, duration: number, trace: string | null];

/** Under which name a tab stores them. */
export const failedCallsName = 'failedCalls';
const most = 50;

/** Stores the failed calls of this tab, the newest last, so that they are there after a reload. */
export function recordFailedCalls(tab: BrowserStorage): () => void {
  return observeCalls(({ endpoint: { call }, startedAt, duration, error }) => {
    // Calls that were given up, or that the operator has ruled out, are no failures.
    if (!(error instanceof ApiError) || (/cancelled|lacking/.test(error.trouble) && error.status === null)) return;
    const failed: FailedCall = [startedAt, call, error.trouble, error.code ?? error.status, Math.round(duration), error.trace];
    const stored = tab.get(failedCallsName);
    tab.put(failedCallsName, [...(Array.isArray(stored) ? stored : []), failed].slice(-most));
  });
}
