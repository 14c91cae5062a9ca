import { addDays, dayCount, type DayRange } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';

type Row = Cohorts['rows'][number];

/** A day of installs and the day at the same place of the compared period, with what the latter weighs in a mean. */
export interface DayPair {
  now: Row;
  before: Row;
  weight: number;
}

/** Days of two periods, side by side. Days that are not yet mature, or were not received, are missing on both sides, so that like is compared with like. */
export interface ComparedDays {
  pairs: readonly DayPair[];
  /** How many installs stand behind the compared side. */
  size: number;
  /** The pairs that count at an age. */
  matureAt: (age: number) => readonly DayPair[];
  /** What the compared days had come to at an age, of those that count. Nothing where one of them is not mature itself. */
  previousAt: (age: number) => number | null;
  /** How many installs those are. */
  sizeAt: (age: number) => number;
  /** Some of the days. */
  where: (isWanted: (pair: DayPair) => boolean) => ComparedDays;
}

/** Whether there is a value that will not change any more: a day that was not received has none, and neither has one without installs. */
export const isKnownAt = ({ maturity, values }: Row, age: number): boolean => maturity[age] === 'final' && typeof values[age] === 'number';

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** The first day beside the first, and so on. A day that one of the periods lacks is left out. */
export function compareDays(
  now: Cohorts | undefined,
  before: Cohorts | undefined,
  { of, against }: { of: DayRange; against: DayRange },
  weightOf: (row: Row) => number = ({ size }) => size ?? 0,
): ComparedDays {
  const found = new Map(before?.rows.map((row) => [row.key, row]));
  const counterpart = new Map(
    Array.from({ length: dayCount(of) }, (_, index): [string, string] => [addDays(of.start, index), addDays(against.start, index)]),
  );
  return comparedDays(
    (now?.rows ?? []).flatMap((row) => {
      const twin = found.get(counterpart.get(row.key) ?? '');
      return twin ? [{ now: row, before: twin, weight: weightOf(twin) }] : [];
    }),
  );
}

export function comparedDays(pairs: readonly DayPair[]): ComparedDays {
  const isMissing = (row: Row, age: number) => row.maturity[age] === 'final' && !isKnownAt(row, age);
  const matureAt = (age: number) => pairs.filter(({ now, before, weight }) => isKnownAt(now, age) && !isMissing(before, age) && weight > 0);
  return {
    pairs,
    size: sum(pairs.map(({ before }) => before.size ?? 0)),
    matureAt,
    sizeAt: (age) => sum(matureAt(age).map(({ before }) => before.size ?? 0)),
    previousAt: (age) => {
      const counted = matureAt(age);
      if (!counted.length || counted.some(({ before }) => before.maturity[age] !== 'final')) return null;
      return sum(counted.map(({ before, weight }) => (before.values[age] ?? 0) * weight)) / sum(counted.map(({ weight }) => weight));
    },
    where: (isWanted) => comparedDays(pairs.filter(isWanted)),
  };
}
