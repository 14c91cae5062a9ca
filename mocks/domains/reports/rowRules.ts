import type { Dimension, ReportRow } from '#app/api/reports/shapes.ts';
import { isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { badRequest, forbidden } from '../../service/refusal.ts';
import { labelsFor } from './labels.ts';
import type { Subject } from './scope.ts';
import { columnsFor, valuesOf } from './values.ts';

/** The filters and the sorting of rows, the same in report queries and export orders. */
interface RowQuery {
  limits?: readonly string[] | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  order?: 'asc' | 'desc' | null | undefined;
}

export const timeDimensions = new Set<Dimension>(['day', 'hour', 'week', 'month']);

/** Which rows are included. Tables and files share this, so that both have the same rows. */
export function rowRulesFor(subject: Subject, by: Dimension, { limits, search }: RowQuery) {
  const bounds = parseLimits(subject, limits ?? []);
  const labelOf = labelsFor(subject, by);
  const searched = search?.trim().toLowerCase() ?? '';
  const isFound = (key: string) => !searched || labelOf(key).label.toLowerCase().includes(searched);
  return {
    bounds,
    labelOf,
    isFound,
    isIncluded: (key: string, facts: Float64Array) => {
      // With a filter by people, most ads have no facts left.
      if (subject.filter.cell && !timeDimensions.has(by) && facts.every((count) => count === 0)) return false;
      return isFound(key) && bounds.every(({ metric, holds }) => holds(valuesOf(facts, [metric])[metric] ?? null));
    },
  };
}

/** Parses limits such as `installs>100`. A metric that the caller may not see is refused, because filtering by it would reveal its values. */
function parseLimits(subject: Subject, limits: readonly string[]) {
  return limits.map((limit) => {
    const [, metric = '', sign = '', text] = /^(\w+)([<>])(-?[\d.]+)$/.exec(limit) ?? [];
    if (!isMetric(metric)) throw badRequest('having');
    if (columnsFor(subject, [metric]).withheld.length) throw forbidden();
    const bound = Number(text);
    return { metric, sign, bound, holds: (value: number | null) => value !== null && (sign === '>' ? value > bound : value < bound) };
  });
}

/** The sorting of rows: as requested, else by time for time dimensions and by the first column for others. */
export const sortingOf = (by: Dimension, shown: readonly MetricId[], { sort, order }: RowQuery) => ({
  sort: sort ?? (timeDimensions.has(by) ? 'key' : (shown[0] ?? 'key')),
  order: order ?? (timeDimensions.has(by) ? ('asc' as const) : ('desc' as const)),
});

type SortableRow = Pick<ReportRow, 'key' | 'day' | 'values'>;

/** Rows without a value come last in both directions; equal rows keep the order of their keys. */
export function comparison({ sort, order }: ReturnType<typeof sortingOf>) {
  const sign = order === 'asc' ? 1 : -1;
  const byKey = (a: SortableRow, b: SortableRow) =>
    Number(`${a.key}${a.day}` > `${b.key}${b.day}`) - Number(`${a.key}${a.day}` < `${b.key}${b.day}`);
  if (!isMetric(sort)) return (a: SortableRow, b: SortableRow) => sign * byKey(a, b);
  return (a: SortableRow, b: SortableRow) => {
    const [left, right] = [a.values[sort] ?? null, b.values[sort] ?? null];
    if (left === right) return byKey(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return sign * (left - right);
  };
}
