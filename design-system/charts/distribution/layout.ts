import { figureText } from '../../foundation/figures.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { bandShare, bucketAt, edgeAt, type Band, type Durations } from '../dataset/buckets.ts';
import { exactTime, limitTime, tickTime, timesBetween } from '../dataset/durations.ts';
import { isNarrow, labelRoom, places, tickTexts, type Box, type Places } from '../plot/scale/box.ts';
import type { Readout } from '../plot/ChartTooltip.tsx';
import { fittingTicks } from '../plot/scale/point-ticks.ts';
import { valueScale, type ValueScale } from '../plot/scale/value-scale.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/** A distribution with its places. */
export interface DistributionLayout {
  data: Durations;
  box: Box;
  scale: ValueScale;
  at: Places;
  yTexts: string[];
  ticks: TimeTick[];
  bands: DrawnBand[];
  median: { x: number; text: string } | null;
  /** The edges of the stretch that is looked at, in buckets. */
  range: readonly [number, number];
}

export interface TimeTick {
  x: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface DrawnBand {
  name: string;
  tone: Band['tone'];
  from: number;
  to: number;
  /** Where its limit is drawn. */
  limit: number;
  text: string;
  anchor: 'start' | 'end';
}

interface DistributionRules {
  bands: readonly Band[];
  range: readonly [number, number];
  width: number;
  height: number;
  locale: Locale;
}

export function distributionLayout(data: Durations, { bands, range, width, height, locale }: DistributionRules): DistributionLayout {
  const scale = valueScale([...data.shares, ...(data.benchmark ?? [])], height < 140 ? 2 : 4);
  const yTexts = tickTexts(scale, { kind: 'percent' }, locale, data.shares.some(Boolean));
  const box: Box = { width, height, left: labelRoom(yTexts), top: bands.length ? 30 : 12, right: width - 12, bottom: height - 24 };
  const at = places(box, { first: 0, last: Math.max(data.shares.length - 1, 0) }, scale, true);
  const xOf = (seconds: number) => edgeX(at, bucketAt(data, seconds));
  const t = wordsIn(words, locale);
  return {
    data,
    box,
    scale,
    at,
    yTexts,
    range,
    ticks: fittingTicks(
      timesBetween(data.from, data.to).map((time) => ({ x: xOf(time), text: tickTime(time, locale) })),
      box,
    ),
    bands: bands.map((band) => drawnBand(data, band, xOf, box, locale)),
    median: data.median === undefined || isNarrow(width) ? null : { x: xOf(data.median), text: t.median(exactTime(data.median, locale)) },
  };
}

/** The x of an edge between buckets; buckets stand in the middle of their room. */
export const edgeX = (at: Pick<Places, 'x'>, edge: number): number => at.x(edge - 0.5);

/** Below a limit it reaches from the left edge, above one to the right edge. */
function drawnBand(data: Durations, band: Band, xOf: (seconds: number) => number, box: Box, locale: Locale): DrawnBand {
  const t = wordsIn(words, locale);
  const { share, benchmark } = bandShare(data, band);
  const rate = (value: number, decimals = 2) => figureText(value, locale, { kind: 'percent', decimals });
  const isLow = band.from === undefined;
  const limit = band.from ?? band.to ?? data.to;
  const text = isNarrow(box.width)
    ? `${band.name} ${rate(share, 1)}`
    : t.band(
        band.name,
        `${isLow ? '<' : '>'} ${limitTime(limit, locale)}`,
        rate(share),
        benchmark === null ? undefined : t.benchmark(data.benchmarkName ?? t.usual, rate(benchmark)),
      );
  return {
    name: band.name,
    tone: band.tone,
    from: isLow ? box.left : xOf(limit),
    to: isLow ? xOf(limit) : box.right,
    limit: xOf(limit),
    text,
    anchor: isLow ? 'start' : 'end',
  };
}

/** The shares of one bucket. */
export function bucketReadout(data: Durations, index: number, locale: Locale): Readout {
  const t = wordsIn(words, locale);
  const rate = (value: number | undefined) => figureText(value, locale, { kind: 'percent' });
  return {
    title: `${exactTime(edgeAt(data, index), locale)} – ${exactTime(edgeAt(data, index + 1), locale)}`,
    rows: [
      { key: 'now', name: t.now, value: rate(data.shares[index]), ink: 'var(--chart-cat-1)' },
      ...(data.benchmark
        ? [{ key: 'benchmark', name: data.benchmarkName ?? t.usual, value: rate(data.benchmark[index]), isCompared: true }]
        : []),
    ],
  };
}

/** The stretch that is looked at, in words. */
export function rangeText(data: Durations, [from, to]: readonly [number, number], locale: Locale): string {
  const t = wordsIn(words, locale);
  const { share } = bandShare(data, { from: edgeAt(data, from), to: edgeAt(data, to) });
  return t.range(
    exactTime(edgeAt(data, from), locale),
    exactTime(edgeAt(data, to), locale),
    figureText(share, locale, { kind: 'percent' }),
  );
}

const words = bilingual({
  now: ['本期', 'Current'],
  usual: ['基准', 'Benchmark'],
  median: [(time: string) => `中位 ${time}`, (time: string) => `Median ${time}`],
  band: [
    (name: string, limit: string, share: string, benchmark: string | undefined) =>
      `${name} ${limit}：${share}${benchmark ? `，${benchmark}` : ''}`,
    (name: string, limit: string, share: string, benchmark: string | undefined) =>
      `${name} ${limit}: ${share}${benchmark ? `, ${benchmark}` : ''}`,
  ],
  benchmark: [(name: string, share: string) => `${name} ${share}`, (name: string, share: string) => `${inSentence(name)} ${share}`],
  range: [
    (from: string, to: string, share: string) => `${from} – ${to} 占 ${share}`,
    (from: string, to: string, share: string) => `${from} – ${to}: ${share}`,
  ],
});
