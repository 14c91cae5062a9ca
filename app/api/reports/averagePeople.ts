import { isMetric, isOfPeople } from '../../lib/metrics/catalogue.ts';
import { daysOfKey, isTimeUnit } from '../../lib/periods/timeUnits.ts';
import type { ReportRows } from './shapes.ts';

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/**
 * A service that adds people up day by day is read as their average day: who comes on thirty days is not thirty people. One that counts
 * everybody once is left as it is.
 */
export function averagePeople(answer: ReportRows, { from, to, by, byDay }: Readonly<Record<string, unknown>>): ReportRows {
  if (answer.people === 'distinct' || typeof from !== 'string' || typeof to !== 'string') return answer;
  const days = Math.max(1, daysBetween(from, to));
  const over = (values: Readonly<Record<string, number | null>>, count: number) =>
    Object.fromEntries(
      Object.entries(values).map(([id, value]) => [id, value !== null && isMetric(id) && isOfPeople(id) ? value / count : value]),
    );
  const isOfDays = byDay === true || by === 'day' || by === undefined;
  return {
    ...answer,
    rows: isOfDays
      ? answer.rows
      : answer.rows.map((row) => ({ ...row, values: over(row.values, spanOf(by, row.key, { from, to }, days)) })),
    totals: over(answer.totals, days),
  };
}

/** The days of the period that lie in a row. */
function spanOf(by: unknown, key: string, { from, to }: { from: string; to: string }, days: number): number {
  const row = isTimeUnit(by) ? daysOfKey(by, key) : null;
  return row ? Math.max(1, daysBetween(row.start > from ? row.start : from, row.end < to ? row.end : to)) : days;
}
