import { QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { ApiError } from './error.ts';
import { limitCache } from '../limitCache.ts';

const clients = new WeakMap<QueryClient, Client>();

/** An answer is good for a minute when a screen opens again. */
const staleAfter = 60_000;

interface RetryOptions {
  /** How long the first pause is before a query is asked again, in milliseconds. */
  pause?: number;
  random?: () => number;
}

/**
 * A cache of answers that asks through a client. Only queries are asked again by themselves, twice at most and never at once with all others;
 * a write is sent once.
 */
export function createQueryClient(client: Client, { pause = 500, random = Math.random }: RetryOptions = {}): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleAfter,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isPassing,
        retryDelay: (failures) => pause * 2 ** failures * (0.5 + random()),
        refetchOnWindowFocus: false,
        // What is shown is as old as the line was away at least, and the shell has promised it: asked once each, however often it was due meanwhile.
        refetchOnReconnect: 'always',
      },
      // Without a network a write fails and says so: it must not wait and be done when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  limitCache(cache.getQueryCache());
  clients.set(cache, client);
  return cache;
}

export function clientOf(cache: QueryClient): Client {
  const found = clients.get(cache);
  if (!found) throw new Error('This QueryClient was not made by connect()');
  return found;
}
