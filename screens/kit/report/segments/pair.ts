import type { Series } from '#design-system';
import { entityColours } from '#app/lib/metrics/entityColours.ts';
import { useDaily } from '#screens/kit/report/answers/index.ts';
import type { Side, Sides } from './useSides.ts';

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

/**
 * The colours of both sides. One channel has that of all charts, and what it is held against there has the colour of all together; two apps have the
 * first two.
 */
export function coloursOf(pair: readonly [Pick<Side, 'entity'>, Pick<Side, 'entity'>]): NonNullable<Series['colour']>[] {
  const named = pair.flatMap(({ entity }) => entity ?? []);
  const colourOf = entityColours(named);
  return pair.map(({ entity }, at) => (entity === undefined ? (named.length ? 6 : at === 0 ? 1 : 2) : colourOf(entity)));
}
