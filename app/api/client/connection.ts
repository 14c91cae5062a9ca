import { QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { ApiError } from './error.ts';
import { keepFew } from '../cache/few.ts';

const clients = new WeakMap<QueryClient, Client>();

/** An answer is good for a minute when a screen opens again. */
const fresh = 60_000;

interface Patience {
  /** How long the first pause is before a query is asked again, in milliseconds. */
  pause?: number;
  random?: () => number;
}

/**
 * A cache of answers that asks through a client. Only queries are asked again by themselves, twice at most and never at once with all others;
 * a write is sent once.
 */
export function connect(client: Client, { pause = 500, random = Math.random }: Patience = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isPassing,
        retryDelay: (failures) => pause * 2 ** failures * (0.5 + random()),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  keepFew(cache.getQueryCache());
  clients.set(cache, client);
  return cache;
}

export function clientOf(cache: QueryClient): Client {
  const found = clients.get(cache);
  if (!found) throw new Error('This QueryClient was not made by connect()');
  return found;
}
