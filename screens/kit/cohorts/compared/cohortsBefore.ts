import { isDay, type DayRange, type Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import type { CountedRow } from '#screens/kit/question/index.ts';
import type { CohortCell } from '../cohortCell.ts';
import { countedAt } from '../cohortDataset.ts';
import type { Basis } from '../figure/basis.ts';
import { isKnownAt, type ComparedDays } from './compareDays.ts';
import { daysOfRow, spanOf, type Span } from './rowDays.ts';

type Row = Cohorts['rows'][number];

/** A day, or a month: `2026-11`. Whatever else a figure is of is no row of time. */
const isRowOfTime = (key: string) => isDay(key) || /^\d{4}-\d{2}$/.test(key);

/** The days that a cell is of, and those that it is held against. */
export function cohortDays({ of }: CohortCell, span: Span, days: DayRange, against: DayRange | undefined) {
  const isPrevious = of === 'previous' && against !== undefined;
  return isPrevious ? { days: against, against: days } : { days: daysOfRow(of, span, days), against };
}

function pairsOf({ key }: Row, span: Span, days: ComparedDays) {
  const own = spanOf(key, span);
  return days.where(({ now }) => own !== null && now.key >= own.start && now.key <= own.end);
}

/** The row below the mean of a map, by its rule: rows weigh what is mature of them, and so do those that they are held against. */
export function cohortsBefore(rows: readonly Row[], ages: readonly number[], days: ComparedDays, span: Span) {
  const found = rows.map((row) => ({ row, own: pairsOf(row, span, days) }));
  const values = ages.map((age): Value => {
    const counted = found
      .map(({ row, own }) => ({ isFinal: isKnownAt(row, age), size: own.sizeAt(age), value: own.previousAt(age) }))
      .filter(({ isFinal, size }) => isFinal && size > 0);
    const size = counted.reduce((all, one) => all + one.size, 0);
    if (!size || counted.some(({ value }) => value === null)) return null;
    return counted.reduce((all, one) => all + (one.value ?? 0) * one.size, 0) / size;
  });
  return { values, size: found.reduce((all, { own }) => all + own.size, 0) };
}

/** What is counted for a cell of a map or for one of its means: the rows that are mature and were received, each beside its days in the compared period. */
export function countedCohorts(rows: readonly Row[], { of, age }: CohortCell, days: ComparedDays, span: Span) {
  const own = rows.filter(({ key }) => key === of || !isRowOfTime(of));
  const final = own.filter(({ maturity }) => maturity[age] === 'final');
  const known = final.filter((row) => isKnownAt(row, age));
  const counted = known.map((row): CountedRow => {
    const twins = pairsOf(row, span, days);
    const value = twins.previousAt(age);
    const size = twins.sizeAt(age);
    const name = twins.pairs[0]?.before.key.slice(5) ?? '';
    const before = value === null ? undefined : { name, size, weight: size, value };
    const weight = countedAt(row, age);
    return {
      name: span === 'month' ? row.key : row.key.slice(5),
      size: weight,
      weight,
      value: row.values[age] ?? 0,
      before,
    };
  });
  const isKnown = new Set(known);
  const isFinal = new Set(final);
  const daysOf = (some: readonly Row[]) => some.flatMap(({ key }) => spanOf(key, span) ?? []);
  const [only] = own.length === 1 ? own : [];
  return {
    counted: of === 'previous' ? counted.filter(({ before }) => before) : counted,
    basis: {
      // A row of the compared period counts the days that the others are held against.
      counted:
        of === 'previous'
          ? known.flatMap((row) =>
              pairsOf(row, span, days)
                .matureAt(age)
                .flatMap(({ before }) => spanOf(before.key, 1) ?? []),
            )
          : daysOf(known),
      missing: daysOf(final.filter((row) => !isKnown.has(row))),
      young: daysOf(own.filter((row) => !isFinal.has(row))),
      open: only?.maturity[age] === 'open' ? (only.values[age] ?? null) : null,
    } satisfies Basis,
    leftOut: own.length - final.length,
    // On a day without installs there was nobody to receive anything of; how many there were on a day that was not received nobody knows.
    notReceived: final.filter((row) => row.size !== 0 && !isKnownAt(row, age)).length,
  };
}
