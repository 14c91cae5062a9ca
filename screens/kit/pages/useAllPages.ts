import { useQueries, useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combined, type AsyncState } from '#design-system';
import type { Page } from '#app/api/wire/shapes.ts';

/** The most that the service answers at once. */
const size = 500;

type AskedPage<Row> = UseQueryOptions<Page<Row>> & { queryKey: QueryKey };

/**
 * All rows of a list, for what has to know every one of them: as many answers as they fill.
 *
 *     const all = useAllPages((place) => customChannels.search(place));
 */
export function useAllPages<Row>(
  pageAt: (place: { page: number; size: number }) => AskedPage<Row>,
  { isWanted = true } = {},
): AsyncState<readonly Row[]> {
  const first = useQuery({ ...pageAt({ page: 1, size }), enabled: isWanted });
  const { data } = first;
  const others = Math.max(0, Math.ceil((data?.total ?? 0) / size) - 1);
  const rest = useQueries({
    queries: Array.from({ length: others }, (_, index) => pageAt({ page: index + 2, size })),
    combine: joined<Row>,
  });
  const all = useMemo(() => data && rest.data && [...data.rows, ...rest.data], [data, rest.data]);
  return { ...combined<unknown>(first, rest), data: all };
}

/** Answers that are read as one. */
const joined = <Row>(answers: readonly UseQueryResult<Page<Row>>[]): AsyncState<readonly Row[]> => ({
  data: answers.every(({ data }) => data !== undefined) ? answers.flatMap(({ data }) => data?.rows ?? []) : undefined,
  error: answers.find(({ error }) => error)?.error ?? null,
  isFetching: answers.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
});
