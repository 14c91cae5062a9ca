import { useQueryClient } from '@tanstack/react-query';
import { clientOf } from '#app/api/client/queryClient.ts';
import { ApiError, type Trouble } from '#app/api/client/error.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { useOperation } from '#app/lib/operations/useOperation.ts';
import { runBulk, type Refusal } from './runBulk.ts';

/** A declared call and what it is sent: a row by itself, or up to so many rows at once. */
type Sent<Row, Input> = { input: (row: Row) => Input } | { inputOf: (rows: readonly Row[]) => Input; perCall?: number };

export type Given = Readonly<Record<string, unknown>>;

export type BulkCall<Row, Input, Answer = unknown> = {
  call: Endpoint<Input, Answer>;
  /** Rows that the answer leaves out. Without it, all of a call are done where it is answered. */
  refused?: (answer: Answer, rows: readonly Row[]) => readonly Refusal<Row>[];
} & Sent<Row, Input>;

const ending = new Set<Trouble>(['session', 'offline', 'unsent']);
const isFinal = (error: unknown) => error instanceof ApiError && ending.has(error.trouble);

/** Many rows in one call, where the call takes them. */
const usualPerCall = 200;

/** Writes past the cache of answers, which would ask for the whole list again after each row. */
export function useBulkWriter<Row>() {
  const cache = useQueryClient();
  const report = useOperation();
  return async <Input extends Given, Answer>(
    options: BulkCall<Row, Input, Answer>,
    rows: readonly Row[],
    onProgress: (finished: number) => void = () => {},
  ) => {
    const { call, refused = () => [] } = options;
    const client = clientOf(cache);
    const outcomes =
      'inputOf' in options
        ? await runBulk({
            rows,
            send: async (part) => refused(await client.send(call, options.inputOf(part)), part),
            perCall: options.perCall ?? usualPerCall,
            isFinal,
            onProgress,
          })
        : await runBulk({
            rows,
            send: async (part) =>
              (await Promise.all(part.map(async (row) => refused(await client.send(call, options.input(row)), [row])))).flat(),
            isFinal,
            onProgress,
          });
    report();
    await cache.invalidateQueries({ predicate: ({ queryKey }) => call.touches.some((touched) => touched === queryKey[0]) });
    return outcomes;
  };
}
