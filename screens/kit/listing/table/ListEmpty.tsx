import type { ReactNode } from 'react';
import { Button, Empty, useWords } from '#design-system';
import type { Params } from '#app/lib/urlState.ts';
import type { Listing } from '../state/listing.ts';
import { listWords } from '../words.ts';

/** Why there is nothing, in the words of a screen. */
export interface Reason {
  title: string;
  cause: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

interface ListEmptyProps<Row, Filters extends Params> {
  of: Listing<Row, Filters>;
  none: Reason | undefined;
  noMatch: Partial<Reason> | undefined;
  headingLevel: 2 | 3;
}

/** Nothing yet, or nothing that matches: then it repeats the question and offers to clear it. */
export function ListEmpty<Row, Filters extends Params>({ of: list, none, noMatch, headingLevel }: ListEmptyProps<Row, Filters>) {
  const t = useWords(listWords);
  const { search, applied, isNarrowed, clear } = list;
  // Where there is nothing at all, no other question would find something.
  if (!isNarrowed || list.of.data?.all === 0) {
    const { title = t.none, cause = t.noneCause, action } = none ?? {};
    return (
      <Empty kind="no-data" headingLevel={headingLevel} title={title} cause={cause} {...(action !== undefined && { actions: action })} />
    );
  }
  const filters = applied.map(({ label, words }) => `${label} ${words}`).join(t.and);
  const query = [search.trim() && t.noMatchFor(search.trim()), filters && t.noMatchFilters(filters)].filter(Boolean).join(' ');
  return (
    <Empty
      kind="no-match"
      headingLevel={headingLevel}
      title={noMatch?.title ?? t.noMatch}
      cause={noMatch?.cause ?? query}
      actions={noMatch?.action ?? <Button onPress={clear}>{t.clear}</Button>}
    />
  );
}
