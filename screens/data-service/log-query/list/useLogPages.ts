import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { logs } from '#app/api/ours/data/logs.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import type { ListRequest, LogSearch } from '../useLogSearch.ts';
import { readLogs, type ReadLogs } from './readLogs.ts';

/** How often new logs are asked for while the page is seen. */
const everyFiveSeconds = 5000;
/** Two thousand rows. */
const mostSharedPages = 3;

type Selection = LogSearch['values']['selection'];

const keyOf = (request: ListRequest, kind: Selection, count: number) => [...logs.all({ ...request, kind }).queryKey, count];

const searchOf = ({ app, by, value, from, to }: ListRequest, kind: Selection) => JSON.stringify([app, by, value, from, to, kind]);

/** So many pages, with what is known already of them: nothing is where a write has changed what logs say. */
const pagesOf = (request: ListRequest, kind: Selection, count: number) =>
  queryOptions<ReadLogs>({
    queryKey: keyOf(request, kind, count),
    queryFn: async ({ client }) => {
      const known = [count, count - 1].map((pages) => client.getQueryState<ReadLogs>(keyOf(request, kind, pages)));
      const found = known.find((one) => one?.data && !one.isInvalidated)?.data ?? null;
      return readLogs(
        async (after, size) => client.fetchQuery({ ...logs.all({ ...request, kind, after, size }), staleTime: 0 }),
        count,
        found,
      );
    },
    // Whatever they are filtered by, they are logs of this search: they stay until the answer has come. More of the same are no other answer.
    meta: { search: searchOf(request, kind) },
    placeholderData: (before, query) => (count === 1 && query?.meta?.['search'] === searchOf(request, kind) ? before : undefined),
    // Hundreds of thousands of rows are compared by what was read, not one by one.
    structuralSharing: false,
  });

/** All logs of a search as they come, until the reader pauses. Days that are over get no more of them. */
export function useLogPages({ request: { app, by, value, from, to }, values: { selection }, today }: LogSearch, filters: string | null) {
  const request = { app, by, value, from, to, filters };
  const question = JSON.stringify([request, selection]);
  const [read, setRead] = useState({ question, count: 1 });
  const [isPaused, setPaused] = useState(false);
  const count = read.question === question ? read.count : 1;
  const canGrow = request.to >= today;
  const pages = pagesOf(request, selection, count);
  usePolledQuery(pages, { every: everyFiveSeconds, isOn: canGrow && !isPaused, isShared: count <= mostSharedPages });
  // What is paused stands still, also when the line is back.
  const answer = useQuery({ ...pages, ...(isPaused && { refetchOnReconnect: false }) });
  // While the next page is on its way, those that are read stay.
  const shorter = useQuery({ ...pagesOf(request, selection, Math.max(1, count - 1)), enabled: false });
  const data = answer.data ?? (answer.error === null ? shorter.data : undefined);
  // What stands is what was asked for, however often new logs are asked for and while more of it are read.
  const isReplaced = data === undefined || answer.isPlaceholderData || answer.error !== null;
  return {
    of: { ...answer, data, isFetching: answer.isFetching && isReplaced },
    isReading: answer.isFetching && answer.data === undefined,
    readMore: () => setRead({ question, count: count + 1 }),
    live: canGrow ? { isPaused, setPaused } : null,
  };
}
