import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { reports } from '#app/api/reports/reports.ts';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { factCount } from '../../world/facts/fact.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { originOf, type Subject } from './scope.ts';
import { comparison, sortingOf, rowRulesFor } from './rowRules.ts';
import { columnsFor, factsOf, valuesOf } from './values.ts';

type Asked = Pick<InputOf<typeof reports.rows>, 'by' | 'byDay' | 'metrics' | 'limits' | 'sort' | 'order' | 'search' | 'page' | 'size'>;

/** Rows of any report: facts added up by what a row stands for, sorted, searched and cut into pages. Totals are of all rows, not of a page. */
export function rowsOf(subject: Subject, asked: Asked): ReportRows {
  const { by, byDay, metrics, page, size } = asked;
  const { shown, withheld } = columnsFor(subject, metrics);
  const { bounds, labelOf, isIncluded } = rowRulesFor(subject, by, asked);
  const all = new Float64Array(factCount);
  const rows: ReportRow[] = [];
  for (const [joined, facts] of sumFacts(
    subject.books,
    { by, isByDay: byDay ?? false, facts: factsOf([...shown, ...bounds.map(({ metric }) => metric)]) },
    subject.filter,
  )) {
    const [key = '', day = null] = joined.split('@');
    if (!isIncluded(key, facts)) continue;
    for (let fact = 0; fact < factCount; fact++) all[fact] = (all[fact] ?? 0) + (facts[fact] ?? 0);
    rows.push({ key, day, ...labelOf(key), values: valuesOf(facts, shown) });
  }
  rows.sort(comparison(sortingOf(by, shown, asked)));
  return {
    columns: [...shown],
    rows: pageOf(rows, page, size),
    totals: valuesOf(all, shown),
    total: rows.length,
    ...originOf(subject.world),
    withheld,
  };
}

/** Without a size all rows are one page. */
function pageOf<Row>(rows: readonly Row[], page: number | null | undefined, size: number | null | undefined): Row[] {
  if (!size || size < 1) return [...rows];
  const start = (Math.max(1, page ?? 1) - 1) * size;
  return rows.slice(start, start + size);
}
