import type { ReactNode } from 'react';
import { ColumnSettings, FilterBar } from '#design-system';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { ListExport } from './ListExport.tsx';
import { ListSearch } from './ListSearch.tsx';
import { SavedFilters } from './SavedFilters.tsx';

interface ListFiltersProps<Row, Filters extends Params> {
  of: Listing<Row, Filters>;
  /** What is searched: `Name, ID or key`. */
  search: string;
  /** Filters, chosen by being written: ChoiceFilter, KeysFilter, or a field of the screen. */
  children?: ReactNode;
}

/** Above a list: its search, its filters, and at the right what was saved of them, the columns where they can be chosen, and the way to a file. */
export function ListFilters<Row, Filters extends Params>({ of: list, search, children }: ListFiltersProps<Row, Filters>) {
  return (
    <FilterBar
      lead={<ListSearch of={list} label={search} />}
      count={list.applied.length}
      onClear={list.clear}
      end={
        <>
          <SavedFilters of={list} />
          {list.hasColumnSettings && <ColumnSettings columns={list.columns} view={list.view} onViewChange={list.setView} />}
          <ListExport of={list} />
        </>
      }
    >
      {children}
    </FilterBar>
  );
}
