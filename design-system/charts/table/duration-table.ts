import type { Locale } from '../../foundation/words.ts';
import { bandShare, edgeAt, type Band, type Durations } from '../dataset/buckets.ts';
import { exactTime, limitTime } from '../dataset/durations.ts';
import { numbers, rate, tableOf, tableWords, valueCell, words, type ChartTable } from './table.ts';

type Stretch = Pick<Band, 'from' | 'to'>;

/** A row for each stretch between the limits of the bands, or for each bucket where nothing is judged. */
export function distributionTable(data: Durations, bands: readonly Band[], locale: Locale): ChartTable {
  const limits = bands.flatMap(({ from, to }) => [from, to].filter((limit) => limit !== undefined)).sort((one, other) => one - other);
  if (!limits.length) return bucketTable(data, locale);
  const stretches = [...limits, undefined].map((to, index) => stretch(limits[index - 1], to));
  return durationRows(data, bands, stretches, locale);
}

/** Every bucket: the distribution in full, for the file. */
export const bucketTable = (data: Durations, locale: Locale): ChartTable =>
  durationRows(
    data,
    [],
    data.shares.map((_, index) => stretch(edgeAt(data, index), edgeAt(data, index + 1))),
    locale,
  );

const stretch = (from: number | undefined, to: number | undefined): Stretch => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

function durationRows(data: Durations, bands: readonly Band[], stretches: readonly Stretch[], locale: Locale): ChartTable {
  const t = tableWords(locale);
  const counted = stretches.map(({ from, to }) => {
    const known = bands.find((band) => band.from === from && band.to === to);
    return { name: stretchName({ from, to }, locale), part: bandShare(data, known ?? stretch(from, to)) };
  });
  return tableOf(data.measure, counted, [
    words(t.range, ({ name }) => name),
    numbers(t.current, ({ part }) => valueCell(part.share, rate)),
    data.benchmark !== undefined && numbers(data.benchmarkName ?? t.benchmark, ({ part }) => valueCell(part.benchmark, rate)),
  ]);
}

function stretchName({ from, to }: { from: number | undefined; to: number | undefined }, locale: Locale): string {
  if (from === undefined) return `< ${limitTime(to ?? 0, locale)}`;
  return to === undefined ? `> ${limitTime(from, locale)}` : `${exactTime(from, locale)} – ${exactTime(to, locale)}`;
}
