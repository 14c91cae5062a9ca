import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { AsyncState } from '#design-system';
import { isRecordGone } from '#app/api/client/error.ts';

export interface RecordState<Record> extends AsyncState<Record> {
  /** No such record, or none of the reader: the service does not tell which, and neither does the page. */
  isGone: boolean;
}

/** One record by its number: `useRecord(apps.one, usePathId())`. Nothing is asked about -1, which no record has. */
export function useRecord<Record>(call: (input: { id: number }) => UseQueryOptions<Record>, id: number): RecordState<Record> {
  const { data, error, isFetching, refetch } = useQuery({ ...call({ id }), enabled: id >= 0 });
  return { data, error, isFetching, refetch, isGone: id < 0 || isRecordGone(error) };
}
