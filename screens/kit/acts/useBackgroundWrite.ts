import { useMutation } from '@tanstack/react-query';
import type { Call } from './useAct.ts';

/**
 * Tells the service something that the reader has not asked for: a page was opened, a reminder was shown. Nobody waits for it, so nobody is
 * told where it failed. What a reader does by a press is an act: see `useAct`.
 */
export function useBackgroundWrite<Input>(call: Call<Input, unknown>): (input: Input) => void {
  return useMutation(call).mutate;
}
