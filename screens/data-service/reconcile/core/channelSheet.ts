import type { FileSheet } from '#design-system';
import type { Join } from './columns.ts';
import type { Comparison } from './compareRows.ts';

/** What stands around the rows, in the words of the reader: a worker has none. */
export interface SheetFacts {
  title: string;
  notes: readonly string[];
  heads: Record<'key' | 'name' | 'theirs' | 'ours' | 'difference' | 'share', string>;
  /** What the metric that is compared is counted in. */
  kind: 'count' | 'money';
}

/** All rows as a file that the channel can work with. What it has in its own names is written as text, never as a formula (`safeText`). */
export function channelSheet({ rows, totals }: Comparison, join: Join, { title, notes, heads, kind }: SheetFacts): FileSheet {
  const hasKey = join === 'id';
  const named = (key: string, name: string) => (hasKey ? [key, name] : [join === 'date' ? key : name]);
  return {
    title,
    notes,
    columns: [
      ...named(heads.key, join === 'date' ? heads.key : heads.name).map((head) => ({ title: head, kind: 'text' as const })),
      { title: heads.theirs, kind },
      { title: heads.ours, kind },
      { title: heads.difference, kind },
      { title: heads.share, kind: 'percent' },
    ],
    rows: rows.map(({ key, name, theirs, ours, difference, share }) => [...named(key, name), theirs, ours, difference, share]),
    totals: [...named('', ''), totals.theirs, totals.ours, totals.difference, totals.share],
  };
}
