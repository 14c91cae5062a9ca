import { useMemo, useState } from 'react';
import { sortRows, useProvenaLocale, type AsyncState } from '#design-system';
import type { Params, ParamValues } from '#app/lib/urlState.ts';
import type { ListAddress } from './address.ts';
import { createFinder } from './found.ts';
import type { Fetching } from './fetchPages.ts';
import type { FilterFacts, ListFacts, Listing } from './listing.ts';
import { narrowRows } from './narrowRows.ts';
import { useListAddress } from './useListAddress.ts';
import { useListing } from './useListing.ts';

type Matches<Row, Filters extends Params> = {
  readonly [Name in keyof Filters]: FilterFacts & {
    /** Whether a row has what is chosen. Asked only where something is. */
    matches: (row: Row, value: NonNullable<ParamValues<Filters>[Name]>) => boolean;
  };
};

interface LocalListingOptions<Row, Filters extends Params> extends ListFacts<Row, Filters> {
  address: ListAddress<Filters>;
  /** All rows: a query as it is, or its data made into rows. */
  rows: AsyncState<readonly Row[]>;
  /** The rest of the rows, where `rows` are those that have been read so far: a file is of all. */
  readAll?: (how: Fetching) => Promise<readonly Row[]>;
  /** What a search looks into: names by pinyin and initials too. */
  names: (row: Row) => readonly (string | null)[];
  /** Numbers, keys, addresses: found as written. */
  ids?: (row: Row) => readonly (string | null)[];
  /** A memo where rows are many: they are filtered again when it is a new one. */
  filters: Matches<Row, Filters>;
}

interface LocalListing<Row, Filters extends Params> extends Listing<Row, Filters> {
  /** All rows, whatever is searched for. */
  rowsOf: AsyncState<readonly Row[]>;
  /** The rows that would match with some filters changed: for counts on the filters themselves. */
  rowsWith: (values: Partial<ParamValues<Filters>>) => readonly Row[];
}

/** A list that the browser holds: searched, filtered and sorted here, and scrolled instead of paged. */
export function useLocalListing<Row, Filters extends Params>(options: LocalListingOptions<Row, Filters>): LocalListing<Row, Filters> {
  const { address, rows: source, names, ids, filters, columns, readAll } = options;
  const locale = useProvenaLocale();
  const at = useListAddress(address);
  const { search, values, sort } = at.state;
  const { data } = source;
  const [findBy] = useState(createFinder);
  const findIn = (all: readonly Row[] | undefined) => {
    const isFound = findBy(search);
    return all?.filter((row) => isFound({ names: names(row), ...(ids && { ids: ids(row) }) }));
  };
  const found = useMemo(
    () => findIn(data),
    // The texts of a row are those of its screen for ever; a new function for them is no new search.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [data, search],
  );
  const matching = useMemo(() => found && narrowRows(found, address.filters, filters, values), [found, address, filters, values]);
  const rows = useMemo(() => matching && sortRows(matching, sort ? [sort] : [], columns, locale), [matching, sort, columns, locale]);
  const listing = useListing({
    facts: options,
    address,
    at,
    of: { ...source, data: rows && { rows, total: rows.length, all: data?.length } },
    paging: null,
    fetchAll: async (how = {}) => {
      if (!readAll) return { rows: rows ?? [], hasChanged: false };
      const all = narrowRows(findIn(await readAll(how)) ?? [], address.filters, filters, values);
      return { rows: sortRows(all, sort ? [sort] : [], columns, locale), hasChanged: false };
    },
    question: JSON.stringify([search.trim(), Object.entries(address.filters).map(([name, param]) => param.format(values[name]))]),
  });
  return {
    ...listing,
    rowsOf: source,
    rowsWith: (change) => narrowRows(found ?? [], address.filters, filters, { ...values, ...change }),
  };
}
