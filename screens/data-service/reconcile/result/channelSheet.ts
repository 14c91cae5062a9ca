import type { FileSheet } from '#design-system';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import type { ComparedMetric, Join } from '../core/columns.ts';
import type { Comparison } from '../core/compareRows.ts';

interface SheetFacts {
  title: string;
  notes: readonly string[];
  heads: Record<'key' | 'name' | 'theirs' | 'ours' | 'difference' | 'share', string>;
  metric: ComparedMetric;
  join: Join;
}

/** All rows as a file that the channel can work with. What it has in its own names is written as text, never as a formula (`safeText`). */
export function channelSheet({ rows, totals }: Comparison, { title, notes, heads, metric, join }: SheetFacts): FileSheet {
  const kind = catalogue[metric].unit === 'money' ? ('money' as const) : ('count' as const);
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
