import type { Locale } from '../../../foundation/words.ts';
import { ownSeries, type Dataset, type Value } from '../../dataset/dataset.ts';
import { previousHead } from '../../dataset/previous.ts';
import type { Box, View } from '../../plot/scale/box.ts';
import { textWidth } from '../../plot/scale/text-width.ts';
import { isStacked, type TrendKind } from '../trend.ts';

/** Right of a plot without names. */
export const margin = 8;

/** Names that begin in the plot take that much less room beside it. The plot grows by that, and the end moves on with it. */
export function roomForNames({ width, left, right }: Box, end: number): number {
  const share = (end - left) / (right - left);
  return Math.max(margin, width - left - (right - left) / share);
}

/** The last value in view. */
export const lastIn = (values: readonly Value[], { first, last }: View): number =>
  values.findLastIndex((value, index) => value !== null && index <= last && index >= first);

/** Where the last line ends, as far as one sees it: of ages, the last two points may be a third of the plot apart. */
export function endOf(data: Dataset, kind: TrendKind, shown: View, positions: readonly number[]): number {
  const place = (index: number) => positions[index] ?? index;
  const drawn = data.series.flatMap(({ values, previous }) => (previous && !isStacked(kind) ? [values, previous] : [values]));
  const end = Math.max(...drawn.map((values) => lastIn(values, shown)));
  const isLongBefore = end >= shown.first && place(shown.last) - place(end) > (place(shown.last) - place(shown.first)) * farShare;
  return isLongBefore ? end : shown.last;
}

/** A leader over more than this part of the plot would be read as its line going on. */
export const farShare = 1 / 6;

/** Leader line and name, at most a quarter of the chart. */
export function endRoom(data: Dataset, { width, locale }: { width: number; locale: Locale }): number {
  const names = ownSeries(data, data.series).map(({ name }) => textWidth(name));
  const before = data.series.some(({ previous }) => previous) ? [textWidth(previousHead(data, locale))] : [];
  return 32 + Math.min(Math.ceil(Math.max(...names, ...before)) + 4, Math.max(width * 0.24, 72));
}
