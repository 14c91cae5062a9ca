import { keepPreviousData, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Report } from '#screens/kit/report/index.ts';

/** Asks once it is known what the reader may see. While the answer to a changed question is on its way, the former one stays in sight. */
export function useAnswer<Answer>({ reader }: Report, call: UseQueryOptions<Answer>, isWanted = true): UseQueryResult<Answer> {
  return useQuery<Answer>({ ...call, enabled: isWanted && !reader.isPending, placeholderData: keepPreviousData });
}
