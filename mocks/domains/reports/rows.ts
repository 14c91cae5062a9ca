import type { InputOf } from '#app/api/declare/endpoint.ts';
import type { reports } from '#app/api/reports/reports.ts';
import type { Dimension, ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import { badRequest, forbidden } from '../../service/refusal.ts';
import { factCount } from '../../world/facts/fact.ts';
import { tally } from '../../world/facts/tally.ts';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { labelsFor } from './labels.ts';
import { originOf, type Subject } from './scope.ts';
import { columnsFor, factsOf, valuesOf } from './values.ts';

type Asked = Pick<InputOf<typeof reports.rows>, 'by' | 'byDay' | 'metrics' | 'limits' | 'sort' | 'order' | 'search' | 'page' | 'size'>;

const inTime = new Set<Dimension>(['day', 'hour', 'week', 'month']);

/** Rows of any report: facts added up by what a row stands for, sorted, searched and cut into pages. Totals are of all rows, not of a page. */
export function rowsOf(subject: Subject, { by, byDay, metrics, limits, sort, order, search, page, size }: Asked): ReportRows {
  const { shown, withheld } = columnsFor(subject, metrics);
  const bounds = boundsOf(subject, limits ?? []);
  const labelOf = labelsFor(subject, by);
  const all = new Float64Array(factCount);
  const rows: ReportRow[] = [];
  const wanted = search?.trim().toLowerCase() ?? '';
  for (const [joined, facts] of tally(
    subject.books,
    { by, isByDay: byDay ?? false, facts: factsOf([...shown, ...bounds.map(({ metric }) => metric)]) },
    subject.filter,
  )) {
    const [key = '', day = null] = joined.split('@');
    // Where only some people are asked about, most ads have none of them.
    if (subject.filter.cell && !inTime.has(by) && facts.every((count) => count === 0)) continue;
    const label = labelOf(key);
    if (wanted && !label.label.toLowerCase().includes(wanted)) continue;
    if (!bounds.every(({ metric, holds }) => holds(valuesOf(facts, [metric])[metric] ?? null))) continue;
    for (let fact = 0; fact < factCount; fact++) all[fact] = (all[fact] ?? 0) + (facts[fact] ?? 0);
    rows.push({ key, day, ...label, values: valuesOf(facts, shown) });
  }
  rows.sort(comparison(sort ?? (inTime.has(by) ? 'key' : (shown[0] ?? 'key')), order ?? (inTime.has(by) ? 'asc' : 'desc')));
  return {
    columns: [...shown],
    rows: pageOf(rows, page, size),
    totals: valuesOf(all, shown),
    total: rows.length,
    ...originOf(subject.world),
    withheld,
  };
}

/** What rows must have to be told. A metric that is kept from somebody tells them nothing this way either. */
function boundsOf(subject: Subject, limits: readonly string[]) {
  return limits.map((limit) => {
    const [, metric = '', sign, text] = /^(\w+)([<>])(-?[\d.]+)$/.exec(limit) ?? [];
    if (!isMetric(metric)) throw badRequest('having');
    if (columnsFor(subject, [metric]).withheld.length) throw forbidden();
    const bound = Number(text);
    return { metric, holds: (value: number | null) => value !== null && (sign === '>' ? value > bound : value < bound) };
  });
}

/** What has no value stands last, whichever way it is sorted; what is equal stays in the order of its keys. */
function comparison(sort: string, order: 'asc' | 'desc') {
  const turn = order === 'asc' ? 1 : -1;
  const byKey = (a: ReportRow, b: ReportRow) =>
    Number(`${a.key}${a.day}` > `${b.key}${b.day}`) - Number(`${a.key}${a.day}` < `${b.key}${b.day}`);
  if (!isMetric(sort)) return (a: ReportRow, b: ReportRow) => turn * byKey(a, b);
  return (a: ReportRow, b: ReportRow) => {
    const [left, right] = [a.values[sort] ?? null, b.values[sort] ?? null];
    if (left === right) return byKey(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return turn * (left - right);
  };
}

/** Without a size all rows are one page. */
function pageOf<Row>(rows: readonly Row[], page: number | null | undefined, size: number | null | undefined): Row[] {
  if (!size || size < 1) return [...rows];
  const start = (Math.max(1, page ?? 1) - 1) * size;
  return rows.slice(start, start + size);
}
