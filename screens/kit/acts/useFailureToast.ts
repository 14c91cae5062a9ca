import { useCallback } from 'react';
import { toasts } from '#design-system';
import { isOutcomeUnknown } from '#app/api/client/error.ts';
import { useExplainError } from './useExplainError.ts';

/** Says in a toast what was not done and why, or that nobody knows whether it was done. A bad toast stays until it is dismissed. */
export function useFailureToast() {
  const explain = useExplainError();
  return useCallback(
    (error: unknown, failed: string) =>
      void toasts.show(isOutcomeUnknown(error) ? { kind: 'bad', title: explain(error) } : toastOf(explain(error, failed), failed)),
    [explain],
  );
}

/** The sentence of the screen comes first; the reason is a second line, unless it is that sentence with a code. */
export const toastOf = (reason: string, failed: string) =>
  reason.startsWith(failed) ? ({ kind: 'bad', title: reason } as const) : ({ kind: 'bad', title: failed, detail: reason } as const);
