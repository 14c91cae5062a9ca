import type { QueryClient } from '@tanstack/react-query';
import { logs } from '#app/api/ours/data/logs.ts';
import type { ListRequest, LogSearch } from '../useLogSearch.ts';
import { readLogs, type AskPage } from './readLogs.ts';

interface How {
  signal?: AbortSignal;
  onProgress?: (fetched: number, total: number | null) => void;
}

/** All that there are, from the beginning: what has been read so far may be a small part, and is older. */
export async function readAllLogs(
  cache: QueryClient,
  request: ListRequest,
  kind: LogSearch['values']['selection'],
  { signal, onProgress }: How,
) {
  let fetched = 0;
  const ask: AskPage = async (after, size) => {
    signal?.throwIfAborted();
    // A page of a file is not kept: a million rows are held once.
    const page = await cache.fetchQuery({ ...logs.all({ ...request, kind, after, size }), staleTime: 0, gcTime: 0 });
    fetched += page.rows.length;
    // Those that arrive meanwhile may be read before they are counted.
    onProgress?.(fetched, page.total === null ? null : Math.max(fetched, page.total));
    return page;
  };
  return (await readLogs(ask, Number.POSITIVE_INFINITY, null)).rows;
}
