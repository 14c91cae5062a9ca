import { addDays, dayCount, isDay } from '#design-system';
import { isAdditive } from '#app/lib/metrics/catalogue.ts';
import type { ReportRow, ReportRows } from '#app/api/reports/shapes.ts';
import type { Grouping, Report } from '#screens/kit/report/view/index.ts';
import { compare, notCompared, notKnown, type Compared } from './compare.ts';

/** What is known of both sides. Nothing is compared before all of it is. */
interface Known {
  before: ReportRows | undefined;
  /** The full days, where today is in the period. */
  full: ReportRows | undefined;
  /** By how much the whole differs. */
  difference: number | null;
}

/** Compares rows with those of the compared period: a row with itself, a day with the day at its place. */
export function comparerOf(
  { compared, state }: Pick<Report, 'compared' | 'state'>,
  level: Grouping,
  { before, full, difference }: Known,
): (row: ReportRow) => Compared {
  if (!compared || !before || (compared.isShortened && !full)) return () => notKnown;
  const dayIn = (row: ReportRow) => (level === 'day' ? row.key : row.day);
  const idOf = (row: ReportRow, day = dayIn(row)) => (level === 'day' ? day : `${row.key} ${day}`) ?? '';
  const valueOf = (row: ReportRow) => row.values[state.chart] ?? null;
  const [earlier, now] = [before, full].map((side) => new Map(side?.rows.map((row) => [idOf(row), valueOf(row)])));
  const offset = 1 - dayCount({ start: compared.against.start, end: compared.of.start });
  return (row) => {
    const day = dayIn(row);
    // Today is not over.
    if (day !== null && (!isDay(day) || day > compared.of.end)) return notCompared;
    const value = compared.isShortened ? now?.get(idOf(row)) : valueOf(row);
    // Somebody who came on two days, or held two versions, is one of the whole.
    const whole = (day === null && level !== 'appVersion') || isAdditive(state.chart) ? difference : null;
    return compare(state.chart, value ?? null, earlier?.get(idOf(row, day && addDays(day, offset))) ?? null, whole);
  };
}
