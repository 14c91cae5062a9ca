import { answerIn, SearchField } from '#design-system';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';

interface ListSearchProps<Row, Filters extends Params> {
  of: Listing<Row, Filters>;
  /** What is searched: `Name, ID or key`. */
  label: string;
  size?: 'sm' | 'md';
}

/** The search of a list with its count, 11 / 248. Stands in ListFilters, or in the head of a panel. */
export function ListSearch<Row, Filters extends Params>({ of: list, label, size = 'md' }: ListSearchProps<Row, Filters>) {
  const { total, all } = answerIn(list.of) ?? {};
  return (
    <SearchField
      label={label}
      size={size}
      value={list.search}
      onSearch={list.find}
      {...(list.search && total !== undefined && all !== undefined && { count: { found: total, of: all } })}
    />
  );
}
