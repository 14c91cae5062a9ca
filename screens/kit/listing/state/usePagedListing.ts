import { useState } from 'react';
import {
  hashKey,
  keepPreviousData,
  skipToken,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { lastPage, useLastPage, type AsyncState } from '#design-system';
import type { Page } from '#app/api/wire/shapes.ts';
import { usePolledQuery } from '#app/lib/usePolledQuery.ts';
import type { Params, ParamValues } from '#app/lib/urlState.ts';
import type { ListAddress, ListState } from './address.ts';
import { fetchPages } from './fetchPages.ts';
import type { ListFacts, Listing } from './listing.ts';
import { useListAddress } from './useListAddress.ts';
import { useListing } from './useListing.ts';

/** A question for one page, by the names that declared calls have: `devices.page({ app, ...paging, ...values })`. */
export interface PageQuestion<Filters extends Params> {
  paging: { search: string | null; page: number; size: number };
  sorting: { sort: string | null; order: 'asc' | 'desc' | null };
  values: ParamValues<Filters>;
}

interface PagedListingOptions<Row, Filters extends Params> extends ListFacts<Row, Filters> {
  address: ListAddress<Filters>;
  page: (question: PageQuestion<Filters>) => UseQueryOptions<Page<Row>>;
  /** One record by the key in the address, which anybody may have typed: for a RecordDrawer, where the record may be on another page. */
  one?: (key: string) => UseQueryOptions<Row>;
  /** Asks again while such a row is in sight and the page is visible: something is awaited. A constant. */
  watch?: { every: number; isOn: (row: Row) => boolean };
}

/** As many as a service hands out at once where all rows are wanted. */
const mostAtOnce = 200;

/** A list that a service searches, filters, sorts and hands out page by page. Old rows stay in sight while the next ones come. */
export function usePagedListing<Row, Filters extends Params>(options: PagedListingOptions<Row, Filters>): Listing<Row, Filters> {
  const { address, page: pageOf } = options;
  const at = useListAddress(address);
  const { state } = at;
  const cache = useQueryClient();
  const asked = questionOf(state);
  const answer = useQuery({ ...pageOf(asked), placeholderData: keepPreviousData });
  const { watch } = options;
  const isAwaited = watch !== undefined && answer.data?.rows.some(watch.isOn) === true;
  usePolledQuery(pageOf(asked), { every: watch?.every ?? 0, isOn: isAwaited });
  const fallback = { ...asked, paging: { ...asked.paging, search: null, page: 1 }, values: fallbacksOf(address.filters) };
  const isNarrowed = hashKey(pageOf(fallback).queryKey) !== hashKey(pageOf({ ...asked, paging: { ...asked.paging, page: 1 } }).queryKey);
  // The first page of all rows is known already, unless the list was opened by a link.
  const all = useQuery({ ...pageOf(fallback), enabled: isNarrowed, select: ({ total }) => total });
  const { data } = answer;
  const question = hashKey(pageOf({ ...asked, paging: { ...asked.paging, page: 1, size: 1 }, sorting: unsorted }).queryKey);
  const isFormer = useIsFormer(question, answer);
  const elsewhere = useElsewhere(options, state.id, answer.isPlaceholderData ? undefined : data?.rows);
  useLastPage({
    page: state.page,
    last: data && !answer.isPlaceholderData ? lastPage(data.total, state.size) : undefined,
    turn: (page) => at.change({ page }, true),
  });
  return useListing({
    facts: options,
    address,
    at,
    of: {
      data: data && { rows: data.rows, total: data.total, all: isNarrowed || isFormer ? all.data : data.total },
      error: answer.error,
      isFetching: answer.isFetching,
      refetch: answer.refetch,
      isPlaceholderData: isFormer,
    },
    paging: {
      page: state.page,
      size: state.size,
      turn: (page) => at.change({ page }),
      resize: (size) => at.change({ size }),
    },
    isStale: answer.isPlaceholderData,
    elsewhere,
    fetchAll: async (how) =>
      fetchPages({
        ...how,
        fetchPage: async (page) =>
          fetchFresh(cache, pageOf({ ...asked, paging: { ...asked.paging, page, size: mostAtOnce } }), how?.signal),
        keyOf: options.rowKey,
      }),
    question,
  });
}

/** Whether the rows in sight answer another search or other filters. Another page, or another order, is the same question. */
function useIsFormer(question: string, { data, isPlaceholderData }: { data: unknown; isPlaceholderData: boolean }): boolean {
  const [answered, setAnswered] = useState('');
  const isAnswered = data !== undefined && !isPlaceholderData;
  if (isAnswered && answered !== question) setAnswered(question);
  return isPlaceholderData && answered !== question;
}

/** Past what is stored: nobody looks at these pages again. */
async function fetchFresh<Answer>(cache: QueryClient, call: UseQueryOptions<Answer>, signal: AbortSignal | undefined) {
  const { queryKey } = call;
  const stop = () => void cache.cancelQueries({ queryKey, exact: true });
  signal?.addEventListener('abort', stop);
  return cache.fetchQuery({ ...call, staleTime: 0, gcTime: 0 }).finally(() => signal?.removeEventListener('abort', stop));
}

const unsorted = { sort: null, order: null };

function questionOf<Filters extends Params>({ search, page, size, sort, values }: ListState<Filters>): PageQuestion<Filters> {
  return {
    paging: { search: search.trim() || null, page, size },
    sorting: sort ? { sort: sort.column, order: sort.isDescending ? 'desc' : 'asc' } : unsorted,
    values,
  };
}

function fallbacksOf<Filters extends Params>(filters: Filters): ParamValues<Filters> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the fallback of each param is one of its values
  return Object.fromEntries(Object.entries(filters).map(([name, { fallback }]) => [name, fallback])) as ParamValues<Filters>;
}

/** The record of the address, asked for where the rows of this page have it not. */
function useElsewhere<Row, Filters extends Params>(
  { one, rowKey }: PagedListingOptions<Row, Filters>,
  key: string,
  rows: readonly Row[] | undefined,
): AsyncState<Row> | undefined {
  const isElsewhere = one !== undefined && key !== '' && rows !== undefined && !rows.some((row) => rowKey(row) === key);
  const { data, error, isFetching, refetch } = useQuery<Row>(isElsewhere ? one(key) : { queryKey: ['no record'], queryFn: skipToken });
  return isElsewhere ? { data, error, isFetching, refetch } : undefined;
}
