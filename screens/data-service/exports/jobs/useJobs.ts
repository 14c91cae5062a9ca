import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AsyncState } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { exportJobs, type ExportJob } from '#app/api/ours/data/export-jobs.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';

const everySeconds = 5;

/** The files of an app, the newest first. Polled while one of them is generated and the page is visible. */
export function useJobs(): AsyncState<readonly ExportJob[]> {
  const call = exportJobs.all({ app: useApp().id });
  const { data, isFetching, ...answer } = useQuery(call);
  const isRunning = data?.some(({ state }) => state === 'running') ?? false;
  usePolledQuery(call, { every: everySeconds * 1000, isOn: isRunning });
  const newestFirst = useMemo(() => data?.toSorted((one, other) => other.id - one.id), [data]);
  // A list that refreshes every few seconds does not announce it each time.
  return { ...answer, data: newestFirst, isFetching: isFetching && !isRunning };
}
