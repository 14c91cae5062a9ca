import type { Dimension, ReportRow } from '#app/api/reports/shapes.ts';
import { isMetric, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { badRequest, forbidden } from '../../service/refusal.ts';
import { labelsFor } from './labels.ts';
import type { Subject } from './scope.ts';
import { columnsFor, valuesOf } from './values.ts';

/** What narrows rows, and in which order they stand: the same words in a question of a report and in an order for a file. */
interface Asked {
  limits?: readonly string[] | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  order?: 'asc' | 'desc' | null | undefined;
}

const inTime = new Set<Dimension>(['day', 'hour', 'week', 'month']);

/** Which rows are told. Judged here for the table and for the file that is made of it, so that both tell the same ones. */
export function tellingOf(subject: Subject, by: Dimension, { limits, search }: Asked) {
  const bounds = boundsOf(subject, limits ?? []);
  const labelOf = labelsFor(subject, by);
  const wanted = search?.trim().toLowerCase() ?? '';
  const isFound = (key: string) => !wanted || labelOf(key).label.toLowerCase().includes(wanted);
  return {
    bounds,
    labelOf,
    isFound,
    isTold: (key: string, facts: Float64Array) => {
      // Where only some people are asked about, most ads have none of them.
      if (subject.filter.cell && !inTime.has(by) && facts.every((count) => count === 0)) return false;
      return isFound(key) && bounds.every(({ metric, holds }) => holds(valuesOf(facts, [metric])[metric] ?? null));
    },
  };
}

/** What rows must have to be told. A metric that is kept from somebody tells them nothing this way either. */
function boundsOf(subject: Subject, limits: readonly string[]) {
  return limits.map((limit) => {
    const [, metric = '', sign = '', text] = /^(\w+)([<>])(-?[\d.]+)$/.exec(limit) ?? [];
    if (!isMetric(metric)) throw badRequest('having');
    if (columnsFor(subject, [metric]).withheld.length) throw forbidden();
    const bound = Number(text);
    return { metric, sign, bound, holds: (value: number | null) => value !== null && (sign === '>' ? value > bound : value < bound) };
  });
}

/** By what rows are sorted: as they were asked for, else those of time in its order and all others by their first column. */
export const sortingOf = (by: Dimension, shown: readonly MetricId[], { sort, order }: Asked) => ({
  sort: sort ?? (inTime.has(by) ? 'key' : (shown[0] ?? 'key')),
  order: order ?? (inTime.has(by) ? ('asc' as const) : ('desc' as const)),
});

type Standing = Pick<ReportRow, 'key' | 'day' | 'values'>;

/** What has no value stands last, whichever way it is sorted; what is equal stays in the order of its keys. */
export function comparison({ sort, order }: ReturnType<typeof sortingOf>) {
  const turn = order === 'asc' ? 1 : -1;
  const byKey = (a: Standing, b: Standing) =>
    Number(`${a.key}${a.day}` > `${b.key}${b.day}`) - Number(`${a.key}${a.day}` < `${b.key}${b.day}`);
  if (!isMetric(sort)) return (a: Standing, b: Standing) => turn * byKey(a, b);
  return (a: Standing, b: Standing) => {
    const [left, right] = [a.values[sort] ?? null, b.values[sort] ?? null];
    if (left === right) return byKey(a, b);
    if (left === null || right === null) return left === null ? 1 : -1;
    return turn * (left - right);
  };
}
