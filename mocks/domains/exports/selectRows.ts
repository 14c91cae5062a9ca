import { isMetric } from '#app/lib/metrics/catalogue.ts';
import type { ExportOrder } from '#app/api/exports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import type { Subject } from '../reports/scope.ts';
import { comparison, sortingOf, type rowRulesFor } from '../reports/rowRules.ts';
import { columnsFor, factsOf, valuesOf, type Columns } from '../reports/values.ts';
import type { Breakdown } from './breakdown.ts';
import { addTo, rowsOf, type FactRow } from './rows.ts';

export interface CheckedOrder {
  subject: Subject;
  order: ExportOrder;
  breakdown: Breakdown;
  shown: Columns['shown'];
  rowRules: ReturnType<typeof rowRulesFor>;
}

/**
 * The rows of an order, as its table shows them. Search and limits apply to the rows of the first level: rows below them are included or
 * left out together with them. Each level is sorted like the first.
 */
export function selectRows({ subject, order, breakdown, shown, rowRules }: CheckedOrder, missing: readonly string[]): FactRow[] {
  const { levels, isByDay } = breakdown;
  const [first = 'all'] = levels;
  const sorting = sortingOf(first, shown, order);
  const sorted = isMetric(sorting.sort) ? columnsFor(subject, [sorting.sort]).shown : [];
  const inOrder = comparison(sorting);
  const facts = factsOf([...shown, ...sorted, ...rowRules.bounds.map(({ metric }) => metric)]);
  // A table lists campaigns without facts. A file with several levels leaves out empty combinations, which are most of them.
  const counted = rowsOf(subject, breakdown, { facts, missing }).filter(
    (row) => levels.length === 1 || row.facts.some((fact) => fact !== 0),
  );
  const below = (rows: readonly FactRow[], at: number): readonly FactRow[] => {
    const level = levels[at];
    if (!level) return rows;
    return headsOf(rows, level, isByDay && at === 0)
      .filter(({ key, sum }) => at > 0 || rowRules.isIncluded(key, sum))
      .map(({ key, day, sum, rows: inside }) => ({ key, day, rows: inside, values: valuesOf(sum, sorted) }))
      .toSorted(inOrder)
      .flatMap((head) => below(head.rows, at + 1));
  };
  return [...below(counted, 0)];
}

interface Head {
  key: string;
  day: string | null;
  sum: Float64Array;
  rows: FactRow[];
}

/** Rows grouped by their key at a level. */
function headsOf(rows: readonly FactRow[], level: Dimension, isByDay: boolean): Head[] {
  const heads = new Map<string, Head>();
  for (const row of rows) {
    const key = row.keys[level] ?? 'all';
    const day = isByDay ? (row.keys.day ?? null) : null;
    const id = `${key}@${day ?? ''}`;
    const head = heads.get(id);
    if (head) {
      // A group of one row shares its facts with that row, so they are copied before anything is added.
      if (head.rows.length === 1) head.sum = head.sum.slice();
      addTo(head.sum, row.facts);
      head.rows.push(row);
    } else heads.set(id, { key, day, sum: row.facts, rows: [row] });
  }
  return [...heads.values()];
}
