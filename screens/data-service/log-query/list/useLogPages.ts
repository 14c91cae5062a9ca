import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { pagesOf } from './pagesOf.ts';

/** How often new logs are asked for while the page is seen. */
const everyFiveSeconds = 5000;
/** Two thousand rows. */
const mostSharedPages = 3;

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
