import type { QueryClient } from '@tanstack/react-query';
import { clientOf } from '#app/api/client/queryClient.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';

/**
 * Calls that carry secrets. The library keeps what a mutation was given, and a query is known by it, so neither may carry one: these go
 * to the service directly, and nothing of them stays in this window.
 */
export const askUncached = <Input extends Readonly<Record<string, unknown>>, Result>(
  cache: QueryClient,
  endpoint: Endpoint<Input, Result>,
  input: Input,
) => clientOf(cache).ask(endpoint, input);

export async function sendUncached<Input extends Readonly<Record<string, unknown>>, Result>(
  cache: QueryClient,
  endpoint: Endpoint<Input, Result>,
  input: Input,
): Promise<Result> {
  const result = await clientOf(cache).send(endpoint, input);
  await cache.invalidateQueries({ predicate: ({ queryKey }) => endpoint.touches.some((touched) => touched === queryKey[0]) });
  return result;
}
