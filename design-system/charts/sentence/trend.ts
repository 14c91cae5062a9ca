import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import {
  addsUp,
  changeBetween,
  figuresOf,
  finished,
  headlineOf,
  highest,
  isRate,
  layersOf,
  maturityAt,
  sum,
  wholeOf,
  type Dataset,
  type Headline,
  type Series,
} from '../dataset/dataset.ts';
import { previousName } from '../dataset/previous.ts';
import { strong, writer, type Writer } from './phrase.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

/**
 * What a trend says: the number, its change, the extreme, what is incomplete. Never why.
 *
 *     激活 864,120，较上期 +12.6%；最高 11-11 40,825。今日至 10:32 为 12,860，未结束。
 *
 * The highest point is named only where no window is open: an open value may still pass it. Where the number of all points is of another kind
 * than that of one, the point says what it measures: revenue per person of a month is no revenue per person of a day.
 */
export function trendSentence(data: Dataset, locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, figuresOf(data));
  const [only] = data.series;
  if (!only || (wholeOf(data).value === null && data.series.every((series) => headlineOf(data, series).value === null)))
    return t.nothing(data.measure);
  if (data.series.length > 1) return severalSentence(data, t, write);
  const hasOpen = data.points.some((_, index) => maturityAt(only, index) === 'open');
  const peak = hasOpen ? undefined : highest(only.values, finished(data));
  const hasMoved = new Set(finished(data).map((index) => only.values[index] ?? null)).size > 1;
  const extreme = peak && hasMoved ? t.highest(data.pointName, labelAt(data, peak.index), write.figure(peak.value)) : '';
  return t.sentence(
    `${headline(data, t, write, locale)}${extreme}`,
    [openPart(data, only, t, write), unfinishedPart(data, only, t, write)].join(''),
  );
}

/**
 * What layers say: the whole and its largest parts, then what is drawn over them, which is no part of it.
 *
 *     激活 864,120：信息流 44.0%，达人与社区 22.3%，搜索 18.1%，其余 15.6%。
 *     收入 382,600：内购 71.2%，广告 28.8%。消耗 214,000。
 */
export function stackSentence(data: Dataset, locale: Locale): string {
  const t = wordsIn(words, locale);
  const write = writer(locale, figuresOf(data));
  const whole = wholeOf(data);
  if (!addsUp(data)) return trendSentence(data, locale);
  const parts = ranked(data, layersOf(data));
  const all = sum(parts.map(({ value }) => value));
  if (!whole.value || !all) return t.nothing(data.measure);
  const over = data.series
    .filter(({ drawnAs }) => drawnAs)
    .map((series) => t.over(series.name, write.figure(headlineOf(data, series).value)));
  const shown = parts.slice(0, 3).map(({ name, value }) => `${name} ${write.share(value / all)}`);
  const rest = all - sum(parts.slice(0, 3).map(({ value }) => value));
  const opening = t.parts(`${whole.name} ${write.figure(whole.value)}`, [
    ...shown,
    ...(parts.length > 3 ? [t.rest(write.share(rest / all))] : []),
  ]);
  return [opening, ...over, openLayers(data, t)].join('');
}

/** Layers whose last days may still change, each from its own day. Where that is all of them from one day, none is named. */
function openLayers(data: Dataset, t: Words): string {
  const layers = layersOf(data);
  const open = layers.flatMap((series) => {
    const from = finished(data).find((index) => maturityAt(series, index) === 'open');
    return from === undefined ? [] : [{ name: series.name, from }];
  });
  const reason = data.openReason ?? t.windowOpen;
  const isOfAll = open.length === layers.length && new Set(open.map(({ from }) => from)).size === 1;
  const said = isOfAll ? open.slice(0, 1).map(({ from }) => ({ name: '', from })) : open;
  return said.map(({ name, from }) => t.openLayer(name, labelAt(data, from), reason)).join('');
}

type Words = ReturnType<typeof wordsIn<typeof words>>;

function headline(data: Dataset, t: Words, write: Writer, locale: Locale): string {
  const whole = wholeOf(data);
  const [only] = data.series;
  const { value, previous, at }: Headline = whole.value === null && only ? headlineOf(data, only) : whole;
  const change = changeBetween(data, value, previous);
  const total = at === undefined ? `${whole.name} ${write.figure(value)}` : t.latest(whole.name, labelAt(data, at), write.figure(value));
  return change === null ? total : t.compared(total, previousName(data, locale), write.change(change, isRate(data)));
}

function severalSentence(data: Dataset, t: Words, write: Writer): string {
  const lines = ranked(data, data.series);
  const shown = lines.slice(0, 3).map(({ name, value }) => `${name} ${write.figure(value)}`);
  const at = new Set(lines.map((line) => line.at));
  const [point] = at;
  // Where the lines end at different points, each number is that of its own end.
  const subject =
    point === undefined ? wholeOf(data).name : at.size === 1 ? t.latestOf(data.measure, labelAt(data, point)) : t.ends(data.measure);
  return t.parts(subject, [...shown, ...(lines.length > 3 ? [t.others(lines.length - 3)] : [])]);
}

function ranked(data: Dataset, series: readonly Series[]): { name: string; value: number; at?: number }[] {
  return series
    .flatMap((one) => {
      const { value, at } = headlineOf(data, one);
      return value === null ? [] : [{ name: one.name, value, ...(at !== undefined && { at }) }];
    })
    .sort((one, other) => other.value - one.value);
}

function openPart(data: Dataset, series: Series, t: Words, write: Writer): string {
  const open = finished(data).filter((index) => maturityAt(series, index) === 'open');
  const [first] = open;
  if (first === undefined) return '';
  const amount = !addsUp(data) ? undefined : write.figure(sum(open.map((index) => series.values[index] ?? 0)));
  return t.open(labelAt(data, first), data.openReason ?? t.windowOpen, amount, data.counter ?? '');
}

function unfinishedPart(data: Dataset, series: Series, t: Words, write: Writer): string {
  const last = data.points.length - 1;
  const { until, label } = data.points[last] ?? {};
  return until && label ? t.unfinished(label, until, write.figure(series.values[last] ?? null)) : '';
}

const labelAt = (data: Dataset, index: number) => data.points[index]?.label ?? '';

const words = bilingual({
  nothing: [(measure: string) => `${measure}暂无数据。`, (measure: string) => `No data for ${inSentence(measure)}.`],
  windowOpen: ['窗口未关闭', 'windows are still open'],
  latest: [
    (name: string, point: string, value: string) => `${point} ${name} ${value}`,
    (name: string, point: string, value: string) => `${name} (${point}) ${value}`,
  ],
  latestOf: [(name: string, point: string) => `${point} ${name}`, (name: string, point: string) => `${name} (${point})`],
  ends: [(name: string) => `最近一次${name}`, (name: string) => `Latest ${name}`],
  over: [(name: string, value: string) => `${name} ${value}。`, (name: string, value: string) => ` ${name} ${value}.`],
  compared: [
    (total: string, period: string, change: string) => `${total}，较${period} ${change}`,
    (total: string, period: string, change: string) => `${total}, ${change} vs ${period}`,
  ],
  highest: [
    (name: string | undefined, label: string, value: string) => `；${name ?? ''}${/\w$/.test(name ?? '') ? ' ' : ''}最高 ${label} ${value}`,
    (name: string | undefined, label: string, value: string) => `; highest ${name ? `${name} ` : ''}${label}, ${value}`,
  ],
  sentence: [
    (first: string, incomplete: string) => `${first}。${incomplete}`,
    (first: string, incomplete: string) => `${first}.${incomplete}`,
  ],
  parts: [
    (whole: string, parts: string[]) => `${whole}：${parts.join('，')}。`,
    (whole: string, parts: string[]) => `${whole}: ${parts.join(', ')}.`,
  ],
  rest: [(share: string) => `其余 ${share}`, (share: string) => `others ${share}`],
  others: [(count: number) => `另 ${strong(String(count))} 项`, (count: number) => `${strong(String(count))} more`],
  open: [
    (label: string, reason: string, amount: string | undefined, counter: string) =>
      `${label} 起${reason}，${amount ? `共 ${amount}${counter ? ` ${counter}` : '，'}仍会增加` : '仍会变化'}。`,
    (label: string, reason: string, amount: string | undefined) =>
      ` From ${label}, ${reason}${amount ? `, ${amount} so far` : ''}; these values can still change.`,
  ],
  openLayer: [
    (name: string, label: string, reason: string) => `${name ? `${name} ` : ''}${label} 起${reason}，仍会变化。`,
    (name: string, label: string, reason: string) =>
      name
        ? ` ${name} from ${label}: ${inSentence(reason)}; it can still change.`
        : ` From ${label}: ${inSentence(reason)}; it can still change.`,
  ],
  unfinished: [
    (label: string, until: string, value: string) => `${label}截至 ${until} 为 ${value}，未结束。`,
    (label: string, until: string, value: string) => ` ${label} through ${until}: ${value}, day not over.`,
  ],
});
