import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords, type AsyncState } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { levelWords } from './words.ts';

/** The last answer stays in sight when the next one fails, and says how old it is. */
export function useLastAnswer(query: UseQueryResult<ReportRows>) {
  const t = useWords(levelWords);
  const [last, setLast] = useState<ReportRows>();
  if (query.data && query.data !== last && !query.isPlaceholderData) setLast(query.data);
  const { isFetching, refetch } = query;
  // Stopped by the reader: neither an answer nor on its way.
  const isStopped = query.isEnabled && query.isPending && query.fetchStatus === 'idle';
  const error = query.error ?? (isStopped ? new Error('stopped') : null);
  const data = query.data ?? (error ? last : undefined);
  const of: AsyncState<ReportRows> = { data, error, isFetching, refetch };
  const explain = () => ({
    title: isStopped ? t.cancelled : data ? t.failedSince(data.fetchedAt.slice(11, 16)) : t.failed,
    cause: isStopped ? t.cancelledCause : t.failedCause,
  });
  return { of, explain };
}
