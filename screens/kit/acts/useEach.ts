import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isOutcomeUnknown } from '#app/api/client/error.ts';
import { clientOf } from '#app/api/client/queryClient.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { useOperation } from '#app/lib/operations/useOperation.ts';
import { useExplainError } from './useExplainError.ts';

/** What became of one thing that was sent. */
export interface EachOutcome<Input, Result> {
  input: Input;
  result?: Result;
  /** Why it was not done, in words. */
  reason?: string;
  /** No answer came: it may have been done. */
  isUnknown?: boolean;
}

/**
 * Sends one call for each of several things, in their order, and says what became of each. A failure stops only its own. For lists that are
 * written or pasted; the selected rows of a list are sent by `useBulkAct`.
 *
 *     const invite = useEach({ call: members.invite });
 *     const outcomes = await invite.run(people.map((body) => ({ body })));
 */
export function useEach<Input extends Readonly<Record<string, unknown>>, Result>({ call }: { call: Endpoint<Input, Result> }) {
  const cache = useQueryClient();
  const explain = useExplainError();
  const report = useOperation();
  const [isRunning, setRunning] = useState(false);
  const run = async (
    inputs: readonly Input[],
    onOutcome: (outcome: EachOutcome<Input, Result>, index: number) => void = () => {},
  ): Promise<EachOutcome<Input, Result>[]> => {
    setRunning(true);
    const outcomes: EachOutcome<Input, Result>[] = [];
    for (const [index, input] of inputs.entries()) {
      // In their order: the service answers for each before the next one goes.
      const outcome = await clientOf(cache)
        .send(call, input)
        .then(
          (result): EachOutcome<Input, Result> => ({ input, result }),
          (error: unknown): EachOutcome<Input, Result> => ({ input, reason: explain(error), isUnknown: isOutcomeUnknown(error) }),
        );
      outcomes.push(outcome);
      onOutcome(outcome, index);
    }
    setRunning(false);
    report();
    // What is shown is asked again once, at the end.
    await cache.invalidateQueries({ predicate: ({ queryKey }) => call.touches.some((touched) => touched === queryKey[0]) });
    return outcomes;
  };
  return { run, isRunning };
}
