import type { Locale } from '../../foundation/words.ts';
import { figuresOf, maturityAt, ownSeries, positionsOf, sum, type Dataset, type Series } from '../dataset/dataset.ts';
import type { MarkedTrend } from '../dataset/marked.ts';
import { isNarrow, labelRoom, places, tickTexts, type Box, type Places, type View } from '../plot/scale/box.ts';
import { inkOf } from '../plot/ink.ts';
import { fittingTicks, pointTicks, type PointTick } from '../plot/scale/point-ticks.ts';
import { valueScale, type ValueScale } from '../plot/scale/value-scale.ts';
import { endOf, endRoom, margin, roomForNames } from './marks/lastEnd.ts';
import { drawnValues, isAlone, isColumns, isLineOf, openZones, type Annotation, type Reference, type TrendKind } from './trend.ts';

export interface TrendRules {
  kind: TrendKind;
  annotations: readonly Annotation[];
  references: readonly Reference[];
  /** The part of the points in view; all without it. */
  view: View | null;
  width: number;
  height: number;
  locale: Locale;
  /** The highest column in full colour, the others quieter, every value printed: for a few named buckets. */
  hasLeader: boolean;
  marked?: MarkedTrend;
}

/** The geometry of a trend, for Highcharts and for what is drawn around it. */
export interface TrendLayout extends TrendRules {
  data: Dataset;
  box: Box;
  scale: ValueScale;
  at: Places;
  shown: View;
  /** Of each point on the x axis. */
  positions: readonly number[];
  yTexts: string[];
  xTicks: PointTick[];
  zones: View[];
  isNarrow: boolean;
  /** Names stand at the ends of the lines instead of in a legend. */
  hasEndLabels: boolean;
  /** Where all lines have ended, if nothing is drawn for long after that; otherwise the last point in view. */
  end: number;
}

export function trendLayout(data: Dataset, rules: TrendRules): TrendLayout {
  const { kind, width, height, locale } = rules;
  const shown = rules.view ?? { first: 0, last: data.points.length - 1 };
  const drawn = drawnValues(data, kind, shown, rules.references);
  const scale = valueScale(drawn, height < 140 ? 2 : 4);
  const yTexts = tickTexts(scale, figuresOf(data), locale, drawn.some(Boolean));
  const hasEndLabels = !isNarrow(width) && !isAlone(data) && ownSeries(data, data.series).length > 1;
  const annotations = annotationsInView(rules, shown);
  const isCentred = isColumns(kind);
  const positions = positionsOf(data);
  const end = endOf(data, rules.kind, shown, positions);
  const left = labelRoom(yTexts);
  const top = annotations.some(({ on }) => !on) ? 26 : 12;
  const boxWith = (room: number): Box => ({ width, height, left, top, right: width - room, bottom: height - 24 });
  const placesIn = (box: Box) =>
    places(box, shown, scale, isCentred, data.points.some((point) => point.at !== undefined) ? positions : undefined);
  const full = boxWith(hasEndLabels ? endRoom(data, rules) : margin);
  const box = hasEndLabels && end < shown.last ? boxWith(roomForNames(full, placesIn(full).x(end))) : full;
  const at = placesIn(box);
  return {
    ...rules,
    annotations,
    data,
    box,
    scale,
    shown,
    yTexts,
    hasEndLabels,
    end,
    isNarrow: isNarrow(width),
    at,
    positions,
    xTicks: namedPoints(data, { box, shown, at, isCentred }),
    zones: openZones(data).filter((zone) => zone.last >= shown.first && zone.first <= shown.last),
  };
}

/** The names below the plot: those of the axis, or as many of its points as have room. */
function namedPoints(
  { points, ticks }: Dataset,
  { box, shown, at, isCentred }: Pick<TrendLayout, 'box' | 'shown' | 'at'> & { isCentred: boolean },
): PointTick[] {
  if (ticks) {
    const placed = ticks.map(({ at: position, text }) => ({ x: at.xAt(position), text }));
    return fittingTicks(placed, box).map((tick, index) => Object.assign(tick, { index }));
  }
  const last = points.length - 1;
  return pointTicks(
    points.map(({ label }) => label),
    { width: box.right - box.left, isCentred, ...shown, isLastNamed: shown.last === last && points[last]?.until !== undefined },
  );
}

/** At most three, one on a phone: the last, because it is the newest. Those on a line are part of it and always stay. */
function annotationsInView({ annotations, width }: TrendRules, { first, last }: View): Annotation[] {
  const inView = annotations.filter(({ at }) => at >= first && at <= last);
  const above = new Set(inView.filter(({ on }) => !on).slice(isNarrow(width) ? -1 : -3));
  return inView.filter((annotation) => annotation.on ?? above.has(annotation));
}

export interface DrawnSeries extends Series {
  ink: string;
  index: number;
}

export const drawnSeries = (data: Dataset): DrawnSeries[] => data.series.map((series, index) => drawn(series, index));

const drawn = (series: Series, index: number): DrawnSeries => ({ ...series, index, ink: inkOf(series.colour, index) });

/** Points with no neighbour on either side: a line cannot show them. */
export function lonelyPoints({ data, kind, shown }: TrendLayout): { series: DrawnSeries; index: number }[] {
  const isKnown = ({ values }: Series, index: number) =>
    index >= shown.first && index <= shown.last && values[index] !== null && values[index] !== undefined;
  return drawnSeries(data)
    .filter((series) => isLineOf(kind, series))
    .flatMap((series) =>
      data.points.flatMap((_, index) =>
        isKnown(series, index) && !isKnown(series, index - 1) && !isKnown(series, index + 1) ? [{ series, index }] : [],
      ),
    );
}

/** How many columns stand beside each other at one point. */
export const ownColumns = ({ data }: Pick<TrendLayout, 'data'>): number =>
  Math.max(data.series.filter(({ drawnAs }) => !drawnAs).length, 1);

/** The width of one column, 64 % of its room and never a wall. */
export const columnWidth = ({ at, data, kind }: TrendLayout): number => {
  const beside = kind === 'column' ? ownColumns({ data }) : 1;
  return Math.max(1, Math.min((at.slot * 0.64) / beside, 40));
};

/** The middle of one of the columns that stand side by side at a point: each has its share of the room. */
export function columnPlace(layout: TrendLayout, index: number, place: number): number {
  const count = ownColumns(layout);
  const room = (layout.at.slot * 0.64) / count;
  const share = isAlone(layout.data) ? Math.min(columnWidth(layout) + 4, room) : room;
  return layout.at.x(index) + (place - (count - 1) / 2) * share;
}

/** The stretch of a value in a stack: from its foot to its head. */
export function stackOf(data: Dataset, series: Series, index: number): [foot: number, head: number] {
  const value = series.values[index] ?? 0;
  const own = data.series.findIndex(({ key }) => key === series.key);
  const below = data.series.filter(({ drawnAs }, position) => !drawnAs && position < own).map(({ values }) => values[index] ?? 0);
  const foot = sum(below.filter((other) => Math.sign(other) === Math.sign(value)));
  return [foot, foot + value];
}

/** Segments of a stack that may still change while their neighbours are final: hatched one by one. */
export function openSegments(layout: TrendLayout): { series: DrawnSeries; index: number }[] {
  const { data, kind, shown, zones } = layout;
  if (kind !== 'stackedColumn') return [];
  const inZone = (index: number) => zones.some(({ first, last }) => index >= first && index <= last);
  return drawnSeries(data).flatMap((series) =>
    data.points.flatMap((_, index) =>
      index >= shown.first && index <= shown.last && maturityAt(series, index) === 'open' && !inZone(index) ? [{ series, index }] : [],
    ),
  );
}
