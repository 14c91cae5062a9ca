import { ownSeries, type Value } from '../../dataset/dataset.ts';
import { previousHead } from '../../dataset/previous.ts';
import { spread, type EndLabel } from '../../plot/scale/end-labels.ts';
import { cutText, textWidth } from '../../plot/scale/text-width.ts';
import { farShare, lastIn } from './lastEnd.ts';
import { columnWidth, drawnSeries, stackOf, type TrendLayout } from '../layout.ts';
import { isColumns, isStacked } from '../trend.ts';

export interface DrawnEnd extends EndLabel {
  ink: string;
  /** A line that ends in the middle of the plot is named there: above or below its end, or right behind it. */
  side: 'right' | 'above' | 'below' | 'behind';
  /** What a name on the right stands beside: the edge of the plot, or where the last line ends, if nothing is drawn for long after it; behind its end, that end. */
  edge: number;
}

interface End {
  key: string;
  name: string;
  ink: string;
  index: number;
  value: number;
}

/**
 * Names at the ends of lines and layers, none over another. Of lines that end at one point in the middle of the plot two have room above and below it. The
 * others are named right behind their ends: a leader to the edge of the plot would be read as the line going on.
 */
export function endLabels(layout: TrendLayout): DrawnEnd[] {
  if (!layout.hasEndLabels) return [];
  const { at, box, shown } = layout;
  const ends = endsOf(layout);
  const far = (at.x(shown.last) - at.x(shown.first)) * farShare + 0.5;
  const last = at.x(layout.end);
  const edge = layout.end < shown.last ? last : box.right;
  const isNear = ({ index }: End) => last - at.x(index) <= far;
  const drawn = (end: End, y: number, side: DrawnEnd['side']) => drawnAt(layout, end, { y, side, edge });
  const within: DrawnEnd[] = [];
  const isFree = (label: DrawnEnd, own: readonly End[]) => {
    const taken = [...within.flatMap(boxesOf), ...ends.filter((one) => !own.includes(one)).map((one) => dotOf(layout, one))];
    return boxesOf(label).every((one) => isInPlot(layout, one) && one[2] < edge + nameGap && !taken.some((other) => meet(one, other)));
  };
  const crowded: End[] = [];
  for (const end of ends.filter((one) => !isNear(one))) {
    const free = inside(layout, end, ends, drawn).find((label) => isFree(label, [end]));
    if (free) within.push(free);
    else crowded.push(end);
  }
  for (const index of new Set(crowded.map((end) => end.index))) {
    const column = crowded.filter((end) => end.index === index).toSorted((a, b) => b.value - a.value);
    let above = 0;
    for (const places of behind(layout, column, (end, y) => drawn(end, y, 'behind'))) {
      const free = places.filter((label) => isFree(label, column));
      // In the order of their lines no leader crosses another.
      const label = free.find(({ y }) => y > above) ?? free[0];
      if (!label) continue;
      within.push(label);
      above = label.y;
    }
  }
  const beside = ends.filter(isNear);
  const room = box.width - edge - nameGap;
  const places = spread(
    beside.map(({ value }) => at.y(value)),
    nameHeight,
    box.top - 6,
    box.bottom,
  );
  return [...beside.map((end, position) => drawn({ ...end, name: cutText(end.name, room) }, places[position] ?? 0, 'right')), ...within];
}

/** A piece of the drawing, from its upper left to its lower right corner. */
export type Piece = readonly [left: number, top: number, right: number, bottom: number];

export const meet = ([left, top, right, bottom]: Piece, other: Piece) =>
  left < other[2] && other[0] < right && top < other[3] && other[1] < bottom;

/** How far behind its edge a name on the right begins. */
export const nameGap = 32;
const nameHeight = 17;

/** A name and, in the plot, the leader to it. */
export function boxesOf({ name, fromX, fromY, y, side, edge }: DrawnEnd): readonly Piece[] {
  if (side === 'right' || side === 'behind') return [[edge + nameGap, y - 8, edge + nameGap + textWidth(name), y + 9]];
  const half = textWidth(name) / 2 + 4;
  const label: Piece = [fromX - half, y - 12, fromX + half, y + 5];
  return [label, side === 'above' ? [fromX - 1, y + 6, fromX + 1, fromY - 5] : [fromX - 1, fromY + 5, fromX + 1, y - 12]];
}

const dotOf = ({ at }: TrendLayout, { index, value }: End): Piece => [at.x(index) - 4, at.y(value) - 4, at.x(index) + 4, at.y(value) + 4];

const isInPlot = ({ box }: TrendLayout, [left, top, right, bottom]: Piece) =>
  left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;

function drawnAt(layout: TrendLayout, { key, name, ink, index, value }: End, place: Pick<DrawnEnd, 'y' | 'side' | 'edge'>): DrawnEnd {
  const { at, box, data, kind } = layout;
  const isColumn = isColumns(kind) && !data.series.find((series) => series.key === key)?.drawnAs;
  const fromX = at.x(index) + (isColumn ? columnWidth(layout) / 2 : 0);
  const isBehind = place.side === 'behind';
  return {
    key,
    ink,
    ...place,
    name: isBehind ? cutText(name, Math.min(place.edge - fromX - 1, box.right - fromX - nameGap)) : name,
    edge: isBehind ? fromX : place.edge,
    fromX,
    fromY: at.y(value),
  };
}

/** Where a name in the plot may stand: first on the side where fewer other lines run, then further away, then on the other side. */
function inside(
  layout: TrendLayout,
  end: End,
  ends: readonly End[],
  drawn: (end: End, y: number, side: DrawnEnd['side']) => DrawnEnd,
): DrawnEnd[] {
  const others = ends.filter(({ key }) => key !== end.key).flatMap(({ key }) => valueAt(layout, key, end.index) ?? []);
  const above = others.filter((value) => value > end.value).length;
  const y = layout.at.y(end.value);
  const steps = [0, 18, 36, 54];
  const over = steps.map((step) => drawn(end, y - 40 - step, 'above'));
  const under = steps.map((step) => drawn(end, y + 36 + step, 'below'));
  return above <= others.length / 2 ? [...over, ...under] : [...under, ...over];
}

/** Where each name may stand right behind its end, of ends that lie above each other: beside its neighbours, then higher or lower. */
function behind({ at, box }: TrendLayout, column: readonly End[], drawn: (end: End, y: number) => DrawnEnd): DrawnEnd[][] {
  const places = spread(
    column.map(({ value }) => at.y(value)),
    nameHeight,
    box.top + 9,
    box.bottom - 9,
  );
  const steps = Array.from({ length: Math.ceil((box.bottom - box.top) / nameHeight) + 1 }, (_, step) => step * nameHeight);
  return column.map((end, index) => steps.flatMap((step) => [-step, step].map((shift) => drawn(end, (places[index] ?? 0) + shift))));
}

const valueAt = ({ data }: TrendLayout, key: string, index: number): Value =>
  data.series.find((series) => series.key === key)?.values[index] ?? null;

function endsOf({ data, kind, shown, locale }: TrendLayout): End[] {
  return ownSeries(data, drawnSeries(data)).flatMap((series): End[] => {
    const index = lastIn(series.values, shown);
    const value = series.values[index];
    if (value === null || value === undefined) return [];
    const isLayer = isStacked(kind) && !series.drawnAs;
    const [foot, head] = isLayer ? stackOf(data, series, index) : [value, value];
    const own = { key: series.key, name: series.name, ink: series.ink, index, value: (foot + head) / 2 };
    const before = series.previous ? lastIn(series.previous, shown) : -1;
    const past = series.previous?.[before];
    return past === null || past === undefined || isStacked(kind)
      ? [own]
      : [own, { key: `${series.key}:previous`, name: previousHead(data, locale), ink: 'var(--chart-compare)', index: before, value: past }];
  });
}
