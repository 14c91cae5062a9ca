import type { Days } from '../dataset/dataset.ts';
import { figureText, type FigureStyle } from '../../foundation/figures.ts';
import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { labelRoom, tickTexts, type Box } from '../plot/scale/box.ts';
import { textWidth } from '../plot/scale/text-width.ts';
import { valueScale, type ValueScale } from '../plot/scale/value-scale.ts';
import { writer } from '../sentence/phrase.ts';
import { numbers, tableOf, valueCell, words as named, type ChartTable } from '../table/table.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/** One thing that is measured twice: how much of it there is, and how good it is. */
export interface ScatterItem {
  key: string;
  name: string;
  /** Above zero: how much there is runs over powers of ten. */
  size: number;
  value: number;
}

export interface ScatterData {
  /** What goes up: 7 日留存. */
  measure: string;
  figures: FigureStyle;
  /** What goes to the right: 激活. */
  sizeName: string;
  /** What an item is: 渠道. */
  dimension: string;
  items: readonly ScatterItem[];
  /** The value of all items together, each weighing as much as there is of it. */
  mean: number | null;
  /** The days that all of it counts: what is missing of them is said. */
  counts?: Days;
  /** Whether its values are all that came in until the age, on each of those days. */
  isCumulative?: boolean;
}

export interface ScatterLayout {
  box: Box;
  scale: ValueScale;
  yTexts: string[];
  xTicks: { x: number; text: string }[];
  x: (size: number) => number;
  y: (value: number) => number;
  /** Items whose name has room, the largest first. */
  labels: { key: string; name: string; x: number; y: number; anchor: 'start' | 'end' }[];
}

export const drawable = ({ items }: Pick<ScatterData, 'items'>): ScatterItem[] =>
  items.filter(({ size, value }) => size > 0 && Number.isFinite(value)).toSorted((a, b) => b.size - a.size);

/** Volume over powers of ten, because a large source is a hundred times a small one; values from zero. */
export function scatterLayout(data: ScatterData, width: number, height: number, locale: Locale): ScatterLayout {
  const items = drawable(data);
  const scale = valueScale([...items.map(({ value }) => value), data.mean], 4);
  const yTexts = tickTexts(scale, data.figures, locale, items.length > 0);
  const box: Box = { width, height, left: labelRoom(yTexts), top: 12, right: width - 12, bottom: height - 24 };
  const powers = items.map(({ size }) => Math.log10(size));
  const [low, high] = [Math.floor(Math.min(...powers, 9)), Math.max(Math.ceil(Math.max(...powers, 0) + 1e-9), 1)];
  const from = Math.min(low, high - 1);
  const x = (size: number) => box.left + ((Math.log10(size) - from) / (high - from)) * (box.right - box.left);
  const y = (value: number) => box.bottom - ((value - scale.min) / (scale.max - scale.min)) * (box.bottom - box.top);
  const xTicks = Array.from({ length: high - from + 1 }, (_, index) => from + index).map((power) => ({
    x: x(10 ** power),
    text: figureText(10 ** power, locale, { kind: 'compact' }),
  }));
  return { box, scale, yTexts, xTicks, x, y, labels: labelsOf(items, x, y, box) };
}

/** A name stands to the right of its point, or to the left, or nowhere: never over another name. */
function labelsOf(items: readonly ScatterItem[], x: ScatterLayout['x'], y: ScatterLayout['y'], box: Box): ScatterLayout['labels'] {
  // No name lies over a point, either.
  const taken = items.map(({ key, size, value }) => ({ key, left: x(size) - 6, right: x(size) + 6, y: y(value) }));
  return items.flatMap(({ key, name, size, value }): ScatterLayout['labels'] => {
    const [at, level, width] = [x(size), y(value), textWidth(name)];
    const sides = [
      { anchor: 'start' as const, left: at + 9, right: at + 9 + width },
      { anchor: 'end' as const, left: at - 9 - width, right: at - 9 },
    ];
    const free = sides.find(
      ({ left, right }) =>
        left >= box.left &&
        right <= box.right &&
        taken.every((other) => other.key === key || Math.abs(other.y - level) >= 13 || right < other.left - 4 || left > other.right + 4),
    );
    if (!free) return [];
    taken.push({ key: '', left: free.left, right: free.right, y: level });
    return [{ key, name, x: free.anchor === 'start' ? at + 9 : at - 9, y: level + 4, anchor: free.anchor }];
  });
}

/**
 * What a scatter says: the largest with its value, the highest with its volume, and the value of all. Never why.
 *
 *     激活最多 巨量引擎 186,402，7 日留存 10.2%；7 日留存最高 TapTap 14.1%，激活 18,240。全部 10.9%。
 */
export function scatterSentence(data: ScatterData, locale: Locale): string {
  const t = wordsIn(words, locale);
  const items = drawable(data);
  const [largest] = items;
  if (!largest) return t.nothing(data.measure);
  const [write, count] = [writer(locale, data.figures), writer(locale, { kind: 'count' })];
  const highest = items.reduce((best, item) => (item.value > best.value ? item : best), largest);
  const first = t.largest(data.sizeName, largest.name, count.figure(largest.size), data.measure, write.figure(largest.value));
  const second =
    highest === largest
      ? t.isHighest(data.measure)
      : t.highest(data.measure, highest.name, write.figure(highest.value), data.sizeName, count.figure(highest.size));
  return first + (items.length > 1 ? second : '') + t.stop + (data.mean === null ? '' : t.mean(write.figure(data.mean)));
}

/** A row for each item, the largest first. */
export const scatterTable = (data: ScatterData): ChartTable =>
  tableOf(data.measure, drawable(data), [
    named(data.dimension, ({ name }) => name),
    numbers(data.sizeName, ({ size }) => valueCell(size, { kind: 'count' })),
    numbers(data.measure, ({ value }) => valueCell(value, data.figures)),
  ]);

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无到期数据。`, (measure: string) => `No mature data for ${inSentence(measure)} yet.`],
  largest: [
    (sizeName: string, name: string, size: string, measure: string, value: string) =>
      `${sizeName}最多 ${name} ${size}，${measure} ${value}`,
    (sizeName: string, name: string, size: string, measure: string, value: string) =>
      `Most ${inSentence(sizeName)}: ${name}, ${size}, ${inSentence(measure)} ${value}`,
  ],
  isHighest: [(measure: string) => `，${measure}也最高`, (measure: string) => `, also the highest ${inSentence(measure)}`],
  highest: [
    (measure: string, name: string, value: string, sizeName: string, size: string) =>
      `；${measure}最高 ${name} ${value}，${sizeName} ${size}`,
    (measure: string, name: string, value: string, sizeName: string, size: string) =>
      `; highest ${inSentence(measure)}: ${name}, ${value}, ${inSentence(sizeName)} ${size}`,
  ],
  stop: ['。', '.'],
  mean: [(value: string) => `全部 ${value}。`, (value: string) => ` All together ${value}.`],
});
