import type { DayRange } from '#design-system';
import type { ReportRow } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';

type Rows = readonly Pick<ReportRow, 'key' | 'values'>[];

/** A figure that no metric is: what an active user brings on a day, and all that comes in beside what is spent. */
export const ownHeadlines = ['arpdau', 'coverage'] as const;
export type OwnHeadline = (typeof ownHeadlines)[number];

export const partsOf: Readonly<Record<OwnHeadline, { of: readonly MetricId[]; per: MetricId }>> = {
  arpdau: { of: ['adRevenue'], per: 'active' },
  coverage: { of: ['income', 'adRevenue'], per: 'cost' },
};

/**
 * What is divided, and by what, over some days. Active users of days are added up here alone: revenue is per user and day. A day of which one side is
 * not known counts on neither.
 */
export function sumsOf(figure: OwnHeadline, rows: Rows): { part: number; whole: number } {
  const { of, per } = partsOf[figure];
  const sums = { part: 0, whole: 0 };
  for (const { values } of rows) {
    const all = [per, ...of].map((metric) => values[metric]).filter((value) => typeof value === 'number');
    const [whole = 0, ...parts] = all;
    if (parts.length < of.length) continue;
    sums.part += parts.reduce((sum, value) => sum + value, 0);
    sums.whole += whole;
  }
  return sums;
}

export function headlineOf(figure: OwnHeadline, rows: Rows): number | null {
  const { part, whole } = sumsOf(figure, rows);
  return whole ? part / whole : null;
}

/** The rows of these days. */
export const rowsIn = <Row extends Rows[number]>(rows: readonly Row[], { start, end }: DayRange): readonly Row[] =>
  rows.filter(({ key }) => key >= start && key <= end);
