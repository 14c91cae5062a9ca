import { isMetric } from '#app/lib/metrics/catalogue.ts';
import type { ExportOrder } from '#app/api/exports/exports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import type { Subject } from '../reports/scope.ts';
import { comparison, sortingOf, type tellingOf } from '../reports/told.ts';
import { columnsFor, factsOf, valuesOf, type Columns } from '../reports/values.ts';
import type { Cut } from './cut.ts';
import { addTo, rowsOf, type FactRow } from './rows.ts';

export interface Judged {
  subject: Subject;
  order: ExportOrder;
  cut: Cut;
  shown: Columns['shown'];
  telling: ReturnType<typeof tellingOf>;
}

/**
 * The rows of an order as its table tells them. Search and limits are about the rows of the first level: what stands below one that is not
 * told is not told either, and below one that is, all is. Each level is sorted as the first.
 */
export function toldRows({ subject, order, cut, shown, telling }: Judged, missing: readonly string[]): FactRow[] {
  const { levels, isByDay } = cut;
  const [first = 'all'] = levels;
  const sorting = sortingOf(first, shown, order);
  const sorted = isMetric(sorting.sort) ? columnsFor(subject, [sorting.sort]).shown : [];
  const inOrder = comparison(sorting);
  const facts = factsOf([...shown, ...sorted, ...telling.bounds.map(({ metric }) => metric)]);
  // The table tells of a campaign that nothing was counted for it; the levels of a file are crossed, and most of the crossings are empty.
  const counted = rowsOf(subject, cut, { facts, missing }).filter((row) => levels.length === 1 || row.facts.some((fact) => fact !== 0));
  const below = (rows: readonly FactRow[], at: number): readonly FactRow[] => {
    const level = levels[at];
    if (!level) return rows;
    return headsOf(rows, level, isByDay && at === 0)
      .filter(({ key, sum }) => at > 0 || telling.isTold(key, sum))
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

/** Rows gathered under what they have in common at a level. */
function headsOf(rows: readonly FactRow[], level: Dimension, isByDay: boolean): Head[] {
  const heads = new Map<string, Head>();
  for (const row of rows) {
    const key = row.keys[level] ?? 'all';
    const day = isByDay ? (row.keys.day ?? null) : null;
    const id = `${key}@${day ?? ''}`;
    const head = heads.get(id);
    if (head) {
      // At the last level each is alone, and its facts are nobody else's.
      if (head.rows.length === 1) head.sum = head.sum.slice();
      addTo(head.sum, row.facts);
      head.rows.push(row);
    } else heads.set(id, { key, day, sum: row.facts, rows: [row] });
  }
  return [...heads.values()];
}
