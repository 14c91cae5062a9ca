import { queryOptions } from '@tanstack/react-query';
import { logs } from '#app/api/ours/data/logs.ts';
import type { ListRequest, LogSearch } from '../useLogSearch.ts';
import { readLogs, type ReadLogs } from './readLogs.ts';

type Selection = LogSearch['values']['selection'];

const keyOf = (request: ListRequest, kind: Selection, count: number) => [...logs.all({ ...request, kind }).queryKey, count];

const searchOf = ({ app, by, value, from, to }: ListRequest, kind: Selection) => JSON.stringify([app, by, value, from, to, kind]);

/** So many pages, with what is known already of them: nothing is where a write has changed what logs say. */
export const pagesOf = (request: ListRequest, kind: Selection, count: number) =>
  queryOptions<ReadLogs>({
    queryKey: keyOf(request, kind, count),
    queryFn: async ({ client }) => {
      const known = [count, count - 1].map((pages) => client.getQueryState<ReadLogs>(keyOf(request, kind, pages)));
      const found = known.find((one) => one?.data && !one.isInvalidated)?.data ?? null;
      return readLogs(
        // Its rows are held by the list, and not once more by a page of their own.
        async (after, size) => client.fetchQuery({ ...logs.all({ ...request, kind, after, size }), staleTime: 0, gcTime: 0 }),
        count,
        found,
      );
    },
    // Whatever they are filtered by, they are logs of this search: they stay until the answer has come. More of the same are no other answer.
    meta: { search: searchOf(request, kind) },
    placeholderData: (before, query) => (count === 1 && query?.meta?.['search'] === searchOf(request, kind) ? before : undefined),
    // Whoever comes back begins with the first page. A longer list that a longer one has followed would be held for nothing.
    ...(count > 1 && { gcTime: 0 }),

    // Hundreds of thousands of rows are compared by what was read, not one by one.
    structuralSharing: false,
  });
