import { useDaily } from '#screens/kit/report/answers/index.ts';
import type { Sides } from './useSides.ts';

export type Pair = NonNullable<Sides['pair']>;
export type Whole = Pair[0]['report'];

/** Both sides day by day, in one question each: its days are drawn, its totals stand in the panel. */
export function useBothDays([one, other]: Pair, { columns, state }: Whole) {
  const metrics = [...new Set([...columns.shown, state.chart])];
  return [useDaily(one.report, metrics, one.report.scope), useDaily(other.report, metrics, other.report.scope)] as const;
}

/** The metrics of the table that the reader may see on both sides. */
export const metricsOf = (pair: Pair, { columns }: Whole) =>
  columns.shown.filter((metric) => pair.every((side) => side.report.reader.visible.includes(metric)));

/** How high a chart is that stands beside them. */
export const heightBeside = (pair: Pair, report: Whole) => Math.max(240, 32 * metricsOf(pair, report).length - 16);
