import { ownSeries, type Value } from '../../dataset/dataset.ts';
import { previousHead } from '../../dataset/previous.ts';
import { spread, type EndLabel } from '../../plot/scale/end-labels.ts';
import { cutText } from '../../plot/scale/text-width.ts';
import { columnWidth, drawnSeries, stackOf, type TrendLayout } from '../layout.ts';
import { isColumns, isStacked } from '../trend.ts';

export interface DrawnEnd extends EndLabel {
  ink: string;
  /** A line that ends in the middle of the plot is named there, above or below its end. */
  side: 'right' | 'above' | 'below';
}

interface End {
  key: string;
  name: string;
  ink: string;
  index: number;
  value: number;
}

/** Names at the ends of lines and layers, apart from each other. */
export function endLabels(layout: TrendLayout): DrawnEnd[] {
  if (!layout.hasEndLabels) return [];
  const { at, box, shown } = layout;
  const ends = endsOf(layout);
  const isNear = ({ index }: End) => shown.last - index <= Math.max((shown.last - shown.first) * 0.15, 1);
  const right = ends.filter(isNear);
  const room = box.width - box.right - 32;
  const places = spread(
    right.map(({ value }) => at.y(value)),
    17,
    box.top - 6,
    box.bottom,
  );
  const beside = right.map((end, position) => drawn(layout, { ...end, name: cutText(end.name, room) }, places[position] ?? 0, 'right'));
  return [...beside, ...ends.filter((end) => !isNear(end)).map((end) => inside(layout, end, ends))];
}

function drawn(layout: TrendLayout, { key, name, ink, index, value }: End, y: number, side: DrawnEnd['side']): DrawnEnd {
  const { at, data, kind } = layout;
  const isColumn = isColumns(kind) && !data.series.find((series) => series.key === key)?.drawnAs;
  return { key, name, ink, side, y, fromX: at.x(index) + (isColumn ? columnWidth(layout) / 2 : 0), fromY: at.y(value) };
}

/** Named on the side where fewer other lines run. */
function inside(layout: TrendLayout, end: End, ends: readonly End[]): DrawnEnd {
  const { at, box } = layout;
  const others = ends.filter(({ key }) => key !== end.key).flatMap(({ key }) => valueAt(layout, key, end.index) ?? []);
  const above = others.filter((value) => value > end.value).length;
  const isAbove = above <= others.length / 2 && at.y(end.value) - 46 > box.top;
  return drawn(layout, end, at.y(end.value) + (isAbove ? -40 : 36), isAbove ? 'above' : 'below');
}

const valueAt = ({ data }: TrendLayout, key: string, index: number): Value =>
  data.series.find((series) => series.key === key)?.values[index] ?? null;

function endsOf({ data, kind, shown, locale }: TrendLayout): End[] {
  const lastIn = (values: readonly Value[]) =>
    values.findLastIndex((value, index) => value !== null && index <= shown.last && index >= shown.first);
  return ownSeries(data, drawnSeries(data)).flatMap((series): End[] => {
    const index = lastIn(series.values);
    const value = series.values[index];
    if (value === null || value === undefined) return [];
    const isLayer = isStacked(kind) && !series.drawnAs;
    const [foot, head] = isLayer ? stackOf(data, series, index) : [value, value];
    const own = { key: series.key, name: series.name, ink: series.ink, index, value: (foot + head) / 2 };
    const before = series.previous ? lastIn(series.previous) : -1;
    const past = series.previous?.[before];
    return past === null || past === undefined || isStacked(kind)
      ? [own]
      : [own, { key: `${series.key}:previous`, name: previousHead(data, locale), ink: 'var(--chart-compare)', index: before, value: past }];
  });
}
