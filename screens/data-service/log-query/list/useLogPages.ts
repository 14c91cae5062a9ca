import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResultOf } from '#app/api/declare/endpoint.ts';
import { logs, type LogEntry } from '#app/api/ours/data/logs.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import type { LogRequest, LogSearch } from '../useLogSearch.ts';

/** How often new logs are asked for while the page is seen. */
const everyFiveSeconds = 5000;

/** Pages grow as somebody reads on: the first is there at once, and whoever wants thousands does not press hundreds of times. */
const sizes = [20, 200] as const;
const largestPage = 2000;

interface LogPages {
  rows: readonly LogEntry[];
  hasMore: boolean;
}

type Page = ResultOf<typeof logs.all>;
type Selection = LogSearch['values']['selection'];

/**
 * So many pages, newest first. The service continues after a log, so new logs move all pages: they are read again one after the other, and
 * none falls between two.
 */
const pagesOf = (request: LogRequest, kind: Selection, count: number) =>
  queryOptions<LogPages>({
    queryKey: [...logs.all({ ...request, kind }).queryKey, count],
    queryFn: async ({ client }) => {
      const rows: LogEntry[] = [];
      let after: string | null = null;
      for (let page = 0; page < count; page++) {
        const answer: Page = await client.fetchQuery({
          ...logs.all({ ...request, kind, after, size: sizes[page] ?? largestPage }),
          staleTime: 0,
        });
        rows.push(...answer.rows);
        after = answer.next;
        if (after === null) break;
      }
      return { rows, hasMore: after !== null };
    },
  });

/** All logs of a search as they come, until the reader pauses. Days that are over get no more of them. */
export function useLogPages({ request, values: { selection }, today }: LogSearch) {
  const question = JSON.stringify([request, selection]);
  const [read, setRead] = useState({ question, count: 1 });
  const [isPaused, setPaused] = useState(false);
  const count = read.question === question ? read.count : 1;
  const canGrow = request.to >= today;
  const pages = pagesOf(request, selection, count);
  usePolledQuery(pages, { every: everyFiveSeconds, isOn: canGrow && !isPaused });
  const answer = useQuery(pages);
  // While the next page is on its way, those that are read stay.
  const shorter = useQuery({ ...pagesOf(request, selection, Math.max(1, count - 1)), enabled: false });
  return {
    of: { ...answer, data: answer.data ?? (answer.error === null ? shorter.data : undefined) },
    readMore: () => setRead({ question, count: count + 1 }),
    live: canGrow ? { isPaused, setPaused } : null,
  };
}
