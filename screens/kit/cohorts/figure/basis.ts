import type { Cohorts } from '#app/api/reports/shapes.ts';
import { addDays, type Day, type DayRange } from '#design-system';

/** On which days the rows began that a figure is of: those that are counted, those that are mature without a value, and those that are too young. */
export interface Basis {
  counted: readonly DayRange[];
  missing: readonly DayRange[];
  young: readonly DayRange[];
  /** What one row alone has come to while it may still change. */
  open: number | null;
}

/** The same of rows that are no time, such as channels: each is of the whole period, as far as it is old enough. */
export function sourcesBasis(rows: Cohorts['rows'], age: number, days: DayRange): Basis {
  const final = rows.filter(({ maturity }) => maturity[age] === 'final');
  const known = final.filter(({ values }) => typeof values[age] === 'number');
  const [only] = rows.length === 1 ? rows : [];
  const whole = (isAny: boolean) => (isAny ? [days] : []);
  return {
    counted: whole(known.length > 0),
    missing: whole(known.length < final.length),
    young: whole(final.length < rows.length),
    open: only?.maturity[age] === 'open' ? (only.values[age] ?? null) : null,
  };
}

interface Followed {
  age: number;
  /** What came in until the age, rather than on it. */
  isCumulative: boolean;
  /** The days of the figure, which cut a week or a month at the ends of the period. */
  days: DayRange;
}

/** The days on which rows are followed at an age. */
export function daysFollowed(rows: readonly DayRange[], { age, isCumulative, days }: Followed): readonly DayRange[] {
  return rows.map((row) => {
    const { start, end } = within(row, days);
    return { start: isCumulative ? start : addDays(start, age), end: addDays(end, age) };
  });
}

/**
 * The days on which something may have begun that is not in a figure: those of rows without a value, and of the others those that are old enough at
 * this age. A row of one day has no value where nobody knows who began on it.
 */
export function daysBegun(
  { counted, missing }: Basis,
  { age, days, today }: Pick<Followed, 'age' | 'days'> & { today: Day },
): readonly DayRange[] {
  const mature = addDays(today, -1 - age);
  const several = counted
    .map((row) => within(row, days))
    .flatMap(({ start, end }) => {
      const last = end < mature ? end : mature;
      return start < end && start <= last ? [{ start, end: last }] : [];
    });
  return [...several, ...missing.map((row) => within(row, days))];
}

/** When rows that are too young have their first number, and when all of them are mature. */
export function dueOf(
  rows: readonly DayRange[],
  { age, days }: Pick<Followed, 'age' | 'days'>,
): { first: DayRange['start']; last: DayRange['start'] } {
  const own = rows.map((row) => within(row, days));
  const first = own.reduce((least, { start }) => (start < least ? start : least), own[0]?.start ?? days.start);
  const last = own.reduce((most, { end }) => (end > most ? end : most), own[0]?.end ?? days.end);
  return { first: addDays(first, age + 1), last: addDays(last, age + 1) };
}

const within = (row: DayRange, days: DayRange): DayRange => ({
  start: row.start < days.start ? days.start : row.start,
  end: row.end > days.end ? days.end : row.end,
});
