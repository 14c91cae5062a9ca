import { addDays, isDay, type DayRange, type Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import type { CountedRow } from '#screens/kit/question/index.ts';
import type { CohortCell } from '../cohortCell.ts';
import type { ComparedDays } from './compareDays.ts';

type Row = Cohorts['rows'][number];

/** How many days of installs a row of the map holds: one, or seven. */
export type Span = 1 | 7;

/** The days of a row, as far as they are in the period. */
function daysOfRow(key: string, span: Span, { start, end }: DayRange): DayRange {
  if (!isDay(key)) return { start, end };
  const last = addDays(key, span - 1);
  return { start: key < start ? start : key, end: last > end ? end : last };
}

/** The days that a cell is of, and those that it is held against. */
export function cohortDays({ of }: CohortCell, span: Span, days: DayRange, against: DayRange | undefined) {
  const isPrevious = of === 'previous' && against !== undefined;
  return isPrevious ? { days: against, against: days } : { days: daysOfRow(of, span, days), against };
}

const pairsOf = ({ key }: Row, span: Span, days: ComparedDays) =>
  days.only(({ now }) => isDay(key) && now.key >= key && now.key <= addDays(key, span - 1));

/** The row below the mean of a map, by its rule: rows weigh what was installed, and only those that are mature take part. */
export function cohortsBefore(rows: readonly Row[], ages: readonly number[], days: ComparedDays, span: Span) {
  const found = rows.map((row) => ({ row, own: pairsOf(row, span, days) }));
  const values = ages.map((age): Value => {
    const counted = found
      .filter(({ row, own }) => row.maturity[age] === 'final' && own.size > 0)
      .map(({ own }) => ({ size: own.size, value: own.previousAt(age) }));
    const size = counted.reduce((all, one) => all + one.size, 0);
    if (!size || counted.some(({ value }) => value === null)) return null;
    return counted.reduce((all, one) => all + (one.value ?? 0) * one.size, 0) / size;
  });
  return { values, size: found.reduce((all, { own }) => all + own.size, 0) };
}

/** What is counted for a cell of a map or for one of its means: the rows that are mature, each beside its days in the compared period. */
export function countedCohorts(rows: readonly Row[], { of, age }: CohortCell, days: ComparedDays, span: Span) {
  const own = rows.filter(({ key }) => key === of || !isDay(of));
  const final = own.filter(({ maturity }) => maturity[age] === 'final');
  const counted = final.map((row): CountedRow => {
    const twins = pairsOf(row, span, days);
    const value = twins.previousAt(age);
    const name = twins.pairs[0]?.before.key.slice(5) ?? '';
    const before = value === null ? undefined : { name, size: twins.size, weight: twins.size, value };
    return { name: row.key.slice(5), size: row.size, weight: row.size, value: row.values[age] ?? 0, ...(before && { before }) };
  });
  return { counted: of === 'previous' ? counted.filter(({ before }) => before) : counted, leftOut: own.length - final.length };
}
