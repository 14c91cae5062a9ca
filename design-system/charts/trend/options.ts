import type Highcharts from 'highcharts/esm/highcharts.js';
import { highest, isUnfinished, maturityAt, positionsOf, type Dataset, type Series } from '../dataset/dataset.ts';
import { reachedBy } from '../dataset/marked.ts';
import { baseOptions, extremesOf, type PlotEvents } from '../plot/base-options.ts';
import { isPatterned } from '../plot/ink.ts';
import { columnWidth, drawnSeries, ownColumns, type DrawnSeries, type TrendLayout } from './layout.ts';
import { isAlone, isColumns, isStacked } from './trend.ts';

/** The options of a trend: data, order and class names. How it looks is in `plot/look.ts`. */
export function trendOptions(layout: TrendLayout, events: PlotEvents): Highcharts.Options {
  const { data, kind, box, scale, shown } = layout;
  const base = baseOptions(
    box,
    scale,
    extremesOf({ first: layout.positions[shown.first] ?? 0, last: layout.positions[shown.last] ?? 0 }, isColumns(kind)),
    events,
  );
  const drawn = drawnSeries(data);
  const beside = drawn.flatMap((series) => [previousLine(layout, series), halo(layout, series)]).filter((line) => line !== undefined);
  return { ...base, series: [...drawn.map((series) => currentSeries(layout, series)), ...beside] };
}

/** What lies over what: the comparison above the area of the current period, which would dim it. */
const layers = { current: 1, compared: 2, halo: 3, over: 4 } as const;

/** Lines that are looked at but not read point by point. */
const silent = { enableMouseTracking: false, accessibility: { enabled: false } };

type DataPoint = [x: number, y: number | null];

/** In columns the compared period is a tick across the column, drawn with the marks. */
function previousLine({ kind, data, view, positions }: TrendLayout, { previous }: DrawnSeries): Highcharts.SeriesLineOptions | undefined {
  if (!previous || isStacked(kind) || isColumns(kind)) return undefined;
  // The comparison has no unfinished part: what it is compared with has not ended.
  const values = data.points.map((_, at): DataPoint => [positions[at] ?? at, isUnfinished(data, at) ? null : (previous[at] ?? null)]);
  return { ...silent, type: 'line', name: '', className: 'compared', zIndex: layers.compared, clip: view !== null, data: values };
}

/** A line over columns has the surface around it. */
function halo({ data, view, positions }: TrendLayout, { drawnAs, values }: DrawnSeries): Highcharts.SeriesLineOptions | undefined {
  if (!drawnAs) return undefined;
  return {
    ...silent,
    type: 'line',
    name: '',
    className: 'halo',
    zIndex: layers.halo,
    clip: view !== null,
    data: data.points.map((_, at): DataPoint => [positions[at] ?? at, values[at] ?? null]),
  };
}

type DrawnOptions = Highcharts.SeriesLineOptions | Highcharts.SeriesAreaOptions | Highcharts.SeriesColumnOptions;

function currentSeries(layout: TrendLayout, series: DrawnSeries): DrawnOptions {
  const { kind, data, view } = layout;
  const isLine = series.drawnAs === 'line';
  const shared = {
    name: series.name,
    className: classOf(series, data),
    clip: view !== null,
    zIndex: isLine ? layers.over : layers.current,
    accessibility: { description: series.name },
  };
  if (isColumns(kind) && !isLine) return { ...shared, type: 'column', ...columnRules(layout), data: columnPoints(layout, series) };
  const hasArea = kind === 'stackedArea' || (kind === 'area' && series.index === 0 && !isLine);
  const points = data.points.map((_, at): DataPoint => [layout.positions[at] ?? at, series.values[at] ?? null]);
  const zones = zonesOf(data, series, layout);
  if (!hasArea) return { ...shared, type: 'line', data: points, zoneAxis: 'x', zones };
  return {
    ...shared,
    type: 'area',
    data: points,
    zoneAxis: 'x',
    zones,
    threshold: 0,
    ...(kind === 'stackedArea' && { stacking: 'normal' }),
  };
}

function classOf(series: DrawnSeries, data: Dataset): string {
  const isLeading = series.index === 0 || data.series.length === 1;
  return [
    `ink-${series.colour ?? (series.index % 10) + 1}`,
    isLeading && 'leading',
    data.series.length > 5 && isPatterned(series.colour, series.index) && 'patterned',
    series.drawnAs && 'over',
    (series.key === data.expected?.low || series.key === data.expected?.high) && 'expected',
  ]
    .filter(Boolean)
    .join(' ');
}

function columnRules(layout: TrendLayout): Omit<Highcharts.SeriesColumnOptions, 'type'> {
  const width = columnWidth(layout);
  // Alone on the axis there is no other point by which the engine could tell how much room each has.
  const count = layout.kind === 'column' ? ownColumns(layout) : 1;
  const alone = { pointRange: 1, groupPadding: Math.max(0.18, (1 - (count * (width + 4)) / layout.at.slot) / 2) };
  return {
    pointWidth: width,
    groupPadding: 0.18,
    ...(isAlone(layout.data) && alone),
    pointPadding: 0,
    pointPlacement: 'on',
    borderRadius: 0,
    minPointLength: 0,
    ...(layout.kind === 'stackedColumn' && { stacking: 'normal' }),
  };
}

function columnPoints({ data, hasLeader }: TrendLayout, series: Series): Highcharts.PointOptionsObject[] {
  const leader = hasLeader ? highest(series.values, [...data.points.keys()])?.index : undefined;
  return data.points.map((_, at) => {
    const state = isUnfinished(data, at) ? 'unfinished' : maturityAt(series, at);
    const className = state !== 'final' ? state : leader === undefined || leader === at ? undefined : 'rest';
    return { x: at, y: series.values[at] ?? null, ...(className && { className }) };
  });
}

/**
 * Where a line is dashed: the way to a point that is thin, counts days of which something is missing, or has not ended. Zones end at the point
 * before it.
 *
 *     final final thin thin   →   [{ value: 1 }, { className: 'dashed' }]
 */
export function zonesOf(
  data: Dataset,
  series: Series,
  { positions = positionsOf(data), marked }: Partial<Pick<TrendLayout, 'positions' | 'marked'>> = {},
): Highcharts.SeriesZonesOptionsObject[] {
  const reached = marked ? reachedBy(marked, series.key) : [];
  const isReached = (at: number) => reached.some(({ first, last }) => first <= at && at <= last);
  const isDashed = data.points.map((_, at) => isUnfinished(data, at) || maturityAt(series, at) === 'thin' || isReached(at));
  const zones: Highcharts.SeriesZonesOptionsObject[] = [];
  for (const [at, dashed] of isDashed.entries()) {
    if (at === 0 || dashed === isDashed[at - 1]) continue;
    zones.push({ value: positions[at - 1] ?? at - 1, ...(!dashed && { className: 'dashed' }) });
  }
  if (!zones.length && !isDashed.at(-1)) return [];
  return [...zones, isDashed.at(-1) ? { className: 'dashed' } : {}];
}
