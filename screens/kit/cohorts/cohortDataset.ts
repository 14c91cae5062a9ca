import type { Dataset, DayRange, FigureStyle, Maturity } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { ageTicks } from './cohortLines.ts';
import { daysOfRow, type Span } from './compared/rowDays.ts';

interface CohortWords extends Pick<Dataset, 'startSources' | 'isCumulative'> {
  measure: string;
  /** What a row is: 激活日, 激活周. */
  dimension: string;
  day: (age: number) => string;
  /** The same over a column, where thirty of them stand side by side. */
  head?: (age: number) => string;
  nameOf: (row: Cohorts['rows'][number]) => string;
  /** How many days a row holds, and of which period. Rows that are no time, such as channels, hold all of it. */
  within?: { span: Span; days: DayRange };
  /** Rates with one decimal, unless it is something else that is followed. */
  figures?: FigureStyle;
}

/** Cohorts as a map draws them: their values at some ages, with what is not yet mature. */
export const cohortDataset = (
  rows: Cohorts['rows'],
  ages: readonly number[],
  { measure, dimension, day, head = day, nameOf, within, figures = { kind: 'percent', decimals: 1 }, ...counted }: CohortWords,
): Dataset => ({
  measure,
  dimension,
  reading: 'in-order',
  isAdditive: false,
  figures,
  ...counted,
  points: ages.map((age) => ({ label: head(age), title: day(age), at: age })),
  ticks: ageTicks(ages).map((age) => ({ at: age, text: day(age) })),
  series: rows.map((row) => ({
    key: row.key,
    name: nameOf(row),
    ...(row.size !== null && { size: row.size }),
    ...(within && { since: sinceOf(row.key, within) }),
    counted: ages.map((age) => countedAt(row, age)),
    values: ages.map((age) => row.values[age] ?? null),
    maturity: ages.map((age): Maturity => row.maturity[age] ?? 'none'),
  })),
});

const sinceOf = (key: string, { span, days }: NonNullable<CohortWords['within']>) => {
  const { start, end } = daysOfRow(key, span, days);
  return { from: start, to: end };
};

/** How many stand behind the value at an age: those of a week whose day has come, and not yet the others. */
export const countedAt = ({ size, counted }: Cohorts['rows'][number], age: number) => counted?.[age] ?? size ?? 0;
