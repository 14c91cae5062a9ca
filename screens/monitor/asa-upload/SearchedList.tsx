import { useState, type ReactNode } from 'react';
import { AsyncView, Empty, Pagination, Panel, SearchField, Skeleton, useWords, type AsyncState } from '#design-system';
import { words } from './words.ts';

export const size = 20;

interface Paged<Row> {
  rows: readonly Row[];
  total: number;
}

/** What is searched for, and which page of it stands. A new search begins at its first page. */
export function useSearched() {
  const [{ search, page }, set] = useState({ search: '', page: 1 });
  return {
    search,
    page,
    find: (query: string) => set({ search: query, page: 1 }),
    turn: (to: number) => set({ search, page: to }),
  };
}

interface SearchedListProps<Row> {
  title: string;
  searchLabel: string;
  of: AsyncState<Paged<Row>>;
  searched: ReturnType<typeof useSearched>;
  /** What is said where there is nothing yet. */
  none: { title: string; cause: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is searched and turned page by page. */
export function SearchedList<Row>({ title, searchLabel, of, searched, none, children }: SearchedListProps<Row>) {
  const t = useWords(words);
  const { search, page, find, turn } = searched;
  const total = of.data?.total ?? 0;
  return (
    <Panel
      title={title}
      isFlush
      actions={<SearchField label={searchLabel} value={search} onSearch={find} size="sm" />}
      footer={total > size && <Pagination total={total} page={page} pageSize={size} onPage={turn} />}
    >
      <AsyncView
        of={of}
        skeleton={<Skeleton shape="block" height={280} />}
        explain={() => ({ title: t.loadFailed, cause: t.loadFailedCause })}
        empty={(found) => {
          if (found.total > 0) return undefined;
          return search ? <Empty kind="no-match" title={t.noMatch} cause={t.noMatchCause} /> : <Empty kind="no-data" {...none} />;
        }}
      >
        {({ rows }) => children(rows)}
      </AsyncView>
    </Panel>
  );
}
