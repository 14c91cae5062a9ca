import { addsUp, headlineOf, maturityAt, sum, type Colour, type Dataset, type Series, type Value } from '../dataset/dataset.ts';
import type { View } from '../plot/scale/box.ts';

export type TrendKind = 'line' | 'area' | 'stackedArea' | 'column' | 'stackedColumn';

/** An annotation above the plot, with a leader line to the data. With `on` it is placed on that series and points to the axis. */
export interface Annotation {
  /** The index of its point. */
  at: number;
  text: string;
  /** The key of a series. */
  on?: string;
}

/** A reference value: 回本 100%. */
export interface Reference {
  value: number;
  text: string;
}

export const isStacked = (kind: TrendKind): boolean => kind === 'stackedArea' || kind === 'stackedColumn';
export const isColumns = (kind: TrendKind): boolean => kind === 'column' || kind === 'stackedColumn';
/** One day alone goes nowhere: there is nothing to connect it with. Points with places of their own stay at them. */
export const isAlone = ({ points }: Dataset): boolean => points.length === 1 && points[0]?.at === undefined;

/** Only what adds up is stacked: rates and distinct people stand side by side. A point alone is a bar. */
export const drawnKind = (kind: TrendKind, data: Dataset): TrendKind => {
  const isOnTop = isStacked(kind) && addsUp(data);
  if (isAlone(data)) return isOnTop ? 'stackedColumn' : 'column';
  if (isOnTop || !isStacked(kind)) return kind;
  return kind === 'stackedArea' ? 'line' : 'column';
};
export const isLineOf = (kind: TrendKind, { drawnAs }: Pick<Series, 'drawnAs'>): boolean => !isColumns(kind) || drawnAs === 'line';

/** The series with the largest sums, in the order given. */
export function largestSeries(data: Dataset, count: number): string[] {
  const drawable = data.series
    .map((series) => ({ key: series.key, total: headlineOf(data, series).value ?? 0 }))
    .sort((one, other) => other.total - one.total)
    .slice(0, count);
  return data.series.map(({ key }) => key).filter((key) => drawable.some((entry) => entry.key === key));
}

/** The data with some of its series; each keeps the colour of its place among all. */
export function withSeries(data: Dataset, keys: readonly string[]): Dataset {
  if (keys.length === data.series.length) return data;
  const series = data.series.map((one, index) => (one.colour ? one : coloured(one, index))).filter(({ key }) => keys.includes(key));
  return { ...data, series };
}

const colours: readonly Colour[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const coloured = (series: Series, index: number): Series => ({ ...series, colour: colours[index % colours.length] ?? 1 });

/** All values that must fit into the plot: sums of stacked series, and reference values. */
export function drawnValues(data: Dataset, kind: TrendKind, { first, last }: View, references: readonly Reference[]): Value[] {
  const inView = data.points.map((_, index) => index).filter((index) => index >= first && index <= last);
  const onTop = isStacked(kind) ? data.series.filter((series) => !series.drawnAs) : [];
  const beside = data.series.filter((series) => !onTop.includes(series));
  return [
    ...inView.map((index) => (onTop.length ? sum(onTop.map(({ values }) => Math.max(values[index] ?? 0, 0))) : null)),
    ...inView.map((index) => (onTop.length ? sum(onTop.map(({ values }) => Math.min(values[index] ?? 0, 0))) : null)),
    ...beside.flatMap(({ values, previous }) => inView.flatMap((index) => [values[index] ?? null, previous?.[index] ?? null])),
    ...references.map(({ value }) => value),
  ];
}

/** Runs of points that may still change in every series: one hatched zone each. */
export function openZones(data: Dataset): View[] {
  const isOpen = (index: number) =>
    data.series.length > 0 && data.series.every((series) => ['open', 'none'].includes(maturityAt(series, index)));
  const zones: View[] = [];
  for (const index of data.points.keys()) {
    const zone = zones.at(-1);
    if (!isOpen(index)) continue;
    if (zone?.last === index - 1) zone.last = index;
    else zones.push({ first: index, last: index });
  }
  return zones;
}
