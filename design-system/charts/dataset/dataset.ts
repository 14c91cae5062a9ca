import { relativeChange, type Welcome } from '../../data/delta/change.ts';
import type { FigureStyle } from '../../foundation/figures.ts';

export type Value = number | null;

/**
 * How final a value is. `open` may still change and `none` has not begun: both are hatched and stay out of averages.
 * `thin` rests on too few cases: dashed, and counted.
 */
export type Maturity = 'final' | 'open' | 'none' | 'thin';

/** Both included. */
export interface Days {
  from: string;
  to: string;
}

/** One place on the x axis, one item of a ranking, one step of a funnel, one day of a cohort. */
export interface Point {
  label: string;
  /** Said in tooltips and to readers of the screen where the label is too short for it: `11-14 周六`. */
  title?: string;
  /** The days of the calendar on which its value was counted, and those of what it is compared with: marks of days are found by them. */
  days?: Days;
  comparedDays?: Days;
  /** Where it stands on the x axis, where that is not its place among the others: day 90 is far from day 60. Lines only. */
  at?: number;
  /** The period has not ended; its value holds until this time: `10:32`. Only the last point can be unfinished. */
  until?: string;
  /** Where its name leads. */
  href?: string;
  /** The colour of a part, where it is not that of its place: 其他 is grey. */
  colour?: Colour;
}

export type Colour = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'tint';

export interface Series {
  key: string;
  name: string;
  /** Longer, where there is room: 11-01 周日. */
  title?: string;
  /** One for each point. `null` is not available. */
  values: readonly Value[];
  /** The same points in the compared period. */
  previous?: readonly Value[];
  /** The same of that part of both periods that is final, where not all of `values` is: the changes of a funnel are of these. */
  settled?: { values: readonly Value[]; previous: readonly Value[] };
  maturity?: readonly Maturity[];
  /** The most that can still be added to each value: people of the step before whose window is open. */
  open?: readonly Value[];
  /** One number for all of it, where that is neither the sum nor the mean of its values: a cost per install. */
  total?: Value;
  /** How many stand behind the series; what means are weighted by. */
  size?: number;
  /** How many of them stand behind each value, where not all do: those whose day has come. */
  counted?: readonly number[];
  /** One entity keeps one colour across the page. `tint` is a lighter shade of the first: two kinds of one thing. */
  colour?: Colour;
  /** How many days each of its values counts, up to the last of its point, where those are more than the days of its point: active users of 30 days. */
  reach?: number;
  /** The days on which it began, where its points count days since. */
  since?: Days;
  /** Where its small chart leads. */
  href?: string;
  /** A line over stacked columns: what is spent over what comes in, same unit, same axis. */
  drawnAs?: 'line';
}

/** What every chart is made of, and what makes its table, its sentence and its files. */
export interface Dataset {
  /** What is measured: 激活. */
  measure: string;
  /** What the points are, or the rows of a cohort map: 日期, 渠道, 步骤, 激活日. */
  dimension: string;
  /** What the series are, where there are several: 来源. */
  seriesDimension?: string;
  points: readonly Point[];
  /** What the x axis is labelled with instead of its points, the most important first: as many as have room. */
  ticks?: readonly { at: number; text: string }[];
  /** Tables show the newest point first; days after something, steps and buckets are read in order. */
  reading?: 'newest-first' | 'in-order';
  series: readonly Series[];
  figures?: FigureStyle;
  /**
   * Values that cannot be added up say so: distinct people, a cost per install. They have no sum, no mean and no parts; a rate never has.
   * What stands for all of them then comes from the service, as `whole` or `total`, or is the last one that is complete.
   */
  isAdditive?: boolean;
  /** Which direction is welcome: `down` for costs and delays, `none` where neither is. */
  welcome?: Welcome;
  /** What the compared values are called: 上期, 基准. */
  previousName?: string;
  /** The word that counts: 人, 次. Chinese sentences need it. */
  counter?: string;
  /** The whole, where it is not the sum of what is shown: deduplicated people, all channels and not the first ten. */
  whole?: { name?: string; value: number; previous?: number };
  /** What the totals of the series are called, where that is not what is measured: people of a day are other people over a month. */
  totalsName?: string;
  /** What a single point measures, inside a sentence, where the number of all points cannot be held against it: 单日活跃用户. */
  pointName?: string;
  /** Where the values come from, where that is not (only) where those of most charts come from: marks of other days do not touch them. */
  sources?: readonly string[];
  /** Where that comes from which is counted once, on the days on which a cohort began: what was spent for it. */
  startSources?: readonly string[];
  /** The days that all of it counts, where its points are no days: what is missing of them is said once, of the whole. */
  counts?: Days;
  /** What a cell of a cohort counts is all that was until then, so that marks of the days before touch it, too. */
  isCumulative?: boolean;
  /** Why values are open: 窗口未关闭. */
  openReason?: string;
  /** The two series that bound the forecast: one range with one name, and a dot where each bound ends. Lines only. */
  expected?: { low: string; high: string; name: string };
}

/** The series without the bounds of the forecast. */
export const ownSeries = <One extends Series>({ expected }: Pick<Dataset, 'expected'>, series: readonly One[]): readonly One[] =>
  expected ? series.filter(({ key }) => key !== expected.low && key !== expected.high) : series;

/** The changes of a rate are in points, those of an amount are relative. */
export const isRate = ({ figures }: Pick<Dataset, 'figures'>): boolean => figures?.kind === 'percent' || figures?.kind === 'points';

/** Whether the values may be added up, so that a part is a share of their sum. */
export const addsUp = (data: Pick<Dataset, 'figures' | 'isAdditive'>): boolean => data.isAdditive ?? !isRate(data);

export const figuresOf = ({ figures }: Pick<Dataset, 'figures'>): FigureStyle => figures ?? { kind: 'count' };

/** Where each point stands on the x axis. */
export const positionsOf = ({ points }: Pick<Dataset, 'points'>): number[] => points.map(({ at }, index) => at ?? index);

export const maturityAt = (series: Series, index: number): Maturity => series.maturity?.[index] ?? 'final';

export const isUnfinished = (data: Dataset, index: number): boolean => data.points[index]?.until !== undefined;

/** Points whose period has ended. Sums, extremes and comparisons are of these. */
export const finished = (data: Dataset): number[] => data.points.flatMap((point, index) => (point.until === undefined ? [index] : []));

export const hasPrevious = (data: Dataset): boolean => data.series.some(({ previous }) => previous?.some((value) => value !== null));

const at = (values: readonly Value[] | undefined, indexes: readonly number[]): number[] =>
  indexes.flatMap((index) => {
    const value = values?.[index];
    return value === null || value === undefined || !Number.isFinite(value) ? [] : [value];
  });

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What cannot be added up has no number for all of it: a mean of shares would weigh a small day like a large one. */
const together = (data: Dataset, values: number[]): Value => (values.length && addsUp(data) ? sum(values) : null);

/** One number for a whole series: that of the service, or the sum of what has ended. */
export const totalOf = (data: Dataset, series: Series): Value =>
  series.total === undefined ? together(data, at(series.values, finished(data))) : series.total;

export const previousTotalOf = (data: Dataset, series: Series): Value => together(data, at(series.previous, finished(data)));

/** The number that a reader takes from one series. `at` is its point where it is the last complete value and not a total. */
export interface Headline {
  value: Value;
  previous: Value;
  at?: number;
}

export function headlineOf(data: Dataset, series: Series): Headline {
  const value = totalOf(data, series);
  if (value !== null || series.total !== undefined) return { value, previous: previousTotalOf(data, series) };
  const at = finished(data).findLast((index) => isKnown(series.values[index]) && maturityAt(series, index) !== 'open');
  return at === undefined
    ? { value: null, previous: null }
    : { value: series.values[at] ?? null, previous: series.previous?.[at] ?? null, at };
}

const isKnown = (value: Value | undefined) => typeof value === 'number' && Number.isFinite(value);

/** The series that are parts of a whole. A line over stacked columns is another thing: spend is no part of revenue. */
export const layersOf = ({ series }: Pick<Dataset, 'series'>): readonly Series[] => series.filter(({ drawnAs }) => !drawnAs);

/** One number for the whole chart. */
export function wholeOf(data: Dataset): { name: string; value: Value; previous: Value } {
  if (data.whole) return { name: data.whole.name ?? data.measure, value: data.whole.value, previous: data.whole.previous ?? null };
  const all = (pick: (series: Series) => readonly Value[] | undefined) =>
    together(
      data,
      layersOf(data).flatMap((series) => at(pick(series), finished(data))),
    );
  return { name: data.totalsName ?? data.measure, value: all(({ values }) => values), previous: all(({ previous }) => previous) };
}

/** Relative for amounts, a difference for rates. `null` where one side is missing or there was nothing to grow from. */
export function changeBetween(data: Pick<Dataset, 'figures'>, value: Value | undefined, previous: Value | undefined): Value {
  if (!isRate(data)) return relativeChange(value, previous);
  return typeof value === 'number' && typeof previous === 'number' ? value - previous : null;
}

/** Where the largest value stands, of those given. */
export function highest(values: readonly Value[], among: readonly number[]): { index: number; value: number } | undefined {
  return among.reduce<{ index: number; value: number } | undefined>((best, index) => {
    const value = values[index];
    return value !== null && value !== undefined && (!best || value > best.value) ? { index, value } : best;
  }, undefined);
}
