import { addDays, dayCount, type DayRange } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';

type Row = Cohorts['rows'][number];

/** A day of installs and the day at the same place of the compared period, with what the latter weighs in a mean. */
export interface SameDay {
  now: Row;
  before: Row;
  weight: number;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Days of both periods, the first beside the first. A day that one of them lacks is left out. */
export function sameDays(
  now: Cohorts | undefined,
  before: Cohorts | undefined,
  { of, against }: { of: DayRange; against: DayRange },
  weightOf: (row: Row) => number = ({ size }) => size,
): SameDay[] {
  const found = new Map(before?.rows.map((row) => [row.key, row]));
  const other = new Map(
    Array.from({ length: dayCount(of) }, (_, index): [string, string] => [addDays(of.start, index), addDays(against.start, index)]),
  );
  return (now?.rows ?? []).flatMap((row) => {
    const twin = found.get(other.get(row.key) ?? '');
    return twin ? [{ now: row, before: twin, weight: weightOf(twin) }] : [];
  });
}

/** The days that count at an age: those that are due, so that the immature are missing on both sides. */
export const countedAt = (days: readonly SameDay[], age: number): SameDay[] =>
  days.filter(({ now, weight }) => now.maturity[age] === 'final' && weight > 0);

/** What the compared days had come to at an age, of those that count. Nothing where one of them is not due itself. */
export function meanBefore(days: readonly SameDay[], age: number): number | null {
  const counted = countedAt(days, age);
  if (!counted.length || counted.some(({ before }) => before.maturity[age] !== 'final')) return null;
  return sum(counted.map(({ before, weight }) => (before.values[age] ?? 0) * weight)) / sum(counted.map(({ weight }) => weight));
}
