import type { FigureStyle } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import type { Cohorts, DataFlag } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** What a page knows of something that it follows over days. */
export interface MeasureFacts {
  flag: DataFlag;
  /** The metric whose rights are its rights. */
  metric: MetricId;
  figures: FigureStyle;
  /** Ages that are read first: those beside the curve, or the columns of a source. */
  keyAges: readonly number[];
}

/** Those that a reader may see. Nothing until that is known. */
export const permitted = <Measure extends string>(
  { reader }: Report,
  measures: readonly Measure[],
  factsOf: Readonly<Record<Measure, MeasureFacts>>,
): readonly Measure[] => (reader.isPending ? [] : measures.filter((one) => reader.flags[factsOf[one].flag]));

/** Whether a row is not below a size. One of which it is not known how many it has is neither small nor counted. */
export const isLargeEnough = ({ size }: Cohorts['rows'][number], minimum: number): boolean => size === null || size >= minimum;

/** How many cells are final, of all that there will be. */
export function matureCells({ rows, ages }: Cohorts): { mature: number; all: number } {
  const mature = rows.reduce(
    (sum, row) => sum + ages.filter((age) => row.maturity[age] === 'final' && typeof row.values[age] === 'number').length,
    0,
  );
  return { mature, all: rows.length * ages.length };
}
