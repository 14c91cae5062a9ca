import { useState } from 'react';
import { leavesIn, useWords, type AsyncState, type TableView } from '#design-system';
import { useLosses } from '#app/lib/address/losses.ts';
import type { Params, ParamValues } from '#app/lib/urlState.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useStored } from '#app/session/useStored.ts';
import { lookOf, readLook } from '#screens/kit/saved/index.ts';
import { useBulkReports } from '../bulk/report.ts';
import { useSelection } from '../selection/useSelection.ts';
import { listWords } from '../words.ts';
import { lossesOfSort, type ListAddress } from './address.ts';
import { filterStates } from './filters.ts';
import type { FileProgress, ListFacts, Listing, OpenRecord } from './listing.ts';
import type { useListAddress } from './useListAddress.ts';

interface Given<Row, Filters extends Params> extends Pick<Listing<Row, Filters>, 'of' | 'paging' | 'fetchAll'> {
  facts: ListFacts<Row, Filters>;
  address: ListAddress<Filters>;
  at: ReturnType<typeof useListAddress<Filters>>;
  /** Changes with what is asked, not with the page or the order. */
  question: string;
  /** The rows in sight answer an earlier question. */
  isStale?: boolean;
  /** The record that is open and not in sight. */
  elsewhere?: AsyncState<Row> | undefined;
}

/** What every list has, wherever its rows come from. */
export function useListing<Row, Filters extends Params>({
  facts,
  address,
  at,
  of,
  paging,
  fetchAll,
  question,
  isStale = false,
  elsewhere,
}: Given<Row, Filters>) {
  const t = useWords(listWords);
  const { state, change } = at;
  const { name, title, rowKey, columns } = facts;
  const [look, setLook] = useLook(facts);
  const reports = useBulkReports();
  const [progress, show] = useState<FileProgress | null>(null);
  const rows = of.data?.rows ?? none;
  const total = of.data?.total ?? 0;
  const selection = useSelection({
    question,
    rows,
    total,
    rowKey,
    canSelect: facts.canSelect,
    isWhole: paging === null,
    isStale,
    fetchAll,
  });
  const leaves = leavesIn(columns);
  useLosses(
    lossesOfSort(
      state.sort,
      address.common.sort.fallback,
      leaves.map(({ id }) => id),
    ),
  );
  const changeValues = (values: Partial<ParamValues<Filters>>) => change({ values });
  const { filters, applied, cleared } = filterStates({
    facts: facts.filters,
    params: address.filters,
    values: state.values,
    change: changeValues,
    t,
  });
  const listing: Listing<Row, Filters> = {
    name,
    title,
    rowKey,
    columns,
    hasColumnSettings: facts.hasColumnSettings ?? false,
    nameOf: (row) => {
      const first = leaves.find(({ phone }) => phone === 'title') ?? leaves[0];
      return String(first?.value?.(row) ?? rowKey(row));
    },
    search: state.search,
    find: (search) => change({ search }, true),
    values: state.values,
    change: changeValues,
    filters,
    applied,
    isNarrowed: state.search.trim() !== '' || applied.length > 0,
    clear: () => change({ search: '', values: cleared }),
    view: { ...look, sort: state.sort ? [state.sort] : [] },
    setView: (view) => {
      setLook(view);
      const [first = null] = view.sort ?? [];
      if (first?.column !== state.sort?.column || first?.isDescending !== state.sort?.isDescending) change({ sort: first });
    },
    paging,
    of,
    fetchAll,
    selection,
    reports,
    file: { progress, show },
    record: recordOf({ at, rows, rowKey, elsewhere }),
    saved: { question: at.question, open: at.openQuestion },
  };
  return listing;
}

const none: readonly never[] = [];

/** How the table is set up: kept where its columns can be chosen, as only there what was hidden comes back. */
function useLook<Row, Filters extends Params>({ name, columns, hasColumnSettings }: ListFacts<Row, Filters>) {
  const { account } = useSignedIn();
  const [stored, keep] = useStored(`list.${account?.id ?? 0}.${name}`, readLook);
  const here = useState<TableView>({});
  if (!hasColumnSettings) return here;
  const known = new Set(leavesIn(columns).map(({ id }) => id));
  const { columns: chosen = [], ...look } = stored;
  const shown = chosen.filter((id) => known.has(id));
  return [{ ...look, ...(shown.length && { columns: shown }) }, (view: TableView) => keep(lookOf(view))] as const;
}

interface Opened<Row, Filters extends Params> {
  at: ReturnType<typeof useListAddress<Filters>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  elsewhere: AsyncState<Row> | undefined;
}

function recordOf<Row, Filters extends Params>({
  at: { state, change, closeRecord, hrefOfKey },
  rows,
  rowKey,
  elsewhere,
}: Opened<Row, Filters>) {
  const key = state.id;
  const at = key === '' ? -1 : rows.findIndex((row) => rowKey(row) === key);
  const record: OpenRecord<Row> = {
    key,
    row: rows[at] ?? elsewhere?.data,
    elsewhere,
    previous: at > 0 ? rows[at - 1] : undefined,
    next: at < 0 ? undefined : rows[at + 1],
    hrefOf: (row) => hrefOfKey(rowKey(row)),
    hrefOfKey,
    open: (row) => change({ id: rowKey(row) }, key !== ''),
    close: closeRecord,
  };
  return record;
}
