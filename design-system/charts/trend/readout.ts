import { figureText } from '../../foundation/figures.ts';
import { bilingual, wordsIn } from '../../foundation/words.ts';
import { changeBetween, figuresOf, isRate, isUnfinished, maturityAt, sum, type Dataset, type Value } from '../dataset/dataset.ts';
import { previousHead } from '../dataset/previous.ts';
import type { Readout, ReadoutRow } from '../plot/ChartTooltip.tsx';
import { inkOf } from '../plot/ink.ts';
import { marksByAbout, type MarkedTrend } from '../dataset/marked.ts';
import { markTextAt } from '../sentence/marked.ts';
import type { TrendLayout } from './layout.ts';
import { isStacked } from './trend.ts';
import { inSentence } from '../../foundation/text/inSentence.ts';

type Read = Pick<TrendLayout, 'data' | 'kind' | 'locale' | 'marked'>;

/** The values at one point of a trend. */
export function readout({ data, kind, locale, marked }: Read, index: number): Readout {
  const t = wordsIn(words, locale);
  const point = data.points[index];
  const write = (value: Value) => figureText(value, locale, figuresOf(data));
  const rows = data.series.flatMap((series, position): ReadoutRow[] => [
    { key: series.key, name: series.name, value: write(series.values[index] ?? null), ink: inkOf(series.colour, position) },
    ...(series.previous && !isUnfinished(data, index)
      ? [
          {
            key: `${series.key}:previous`,
            name: previousHead(data, locale),
            value: write(series.previous[index] ?? null),
            isCompared: true,
          },
        ]
      : []),
  ]);
  const layers = data.series.filter(({ drawnAs }) => !drawnAs);
  const total =
    isStacked(kind) && layers.length > 1
      ? [{ key: 'total', name: t.total, value: write(sum(layers.map(({ values }) => values[index] ?? 0))) }]
      : [];
  const [only] = data.series;
  const change =
    data.series.length === 1 && only?.previous && !isUnfinished(data, index)
      ? changeBetween(data, only.values[index], only.previous[index])
      : undefined;
  const note = [noteOf(data, index, t), ...marksAt(marked, index, t)].filter(Boolean).join(' · ');
  return {
    title: point?.title ?? point?.label ?? '',
    rows: [...rows, ...total],
    ...(change !== undefined && {
      change: { name: t.change, value: change, kind: isRate(data) ? 'points' : 'relative', welcome: data.welcome ?? 'up' },
    }),
    ...(note && { note }),
  };
}

function noteOf(data: Dataset, index: number, t: Words): string | undefined {
  const until = data.points[index]?.until;
  if (until !== undefined) return t.unfinished(until);
  const states = data.series.map((series) => maturityAt(series, index));
  if (states.some((state) => state === 'open' || state === 'none')) return data.openReason ?? t.open;
  return states.includes('thin') ? t.thin : undefined;
}

const marksAt = (marked: MarkedTrend | undefined, index: number, t: Words): string[] => {
  const said = (all: MarkedTrend['now'], write: (about: string, text: string) => string) =>
    marksByAbout(all).flatMap(({ about, found }) => {
      const text = markTextAt(found, index);
      return text ? [write(about ?? t.incomplete, text)] : [];
    });
  const reached = marked?.reached.filter(({ first, last }) => first <= index && index <= last) ?? [];
  const names = [...new Set(reached.map(({ name }) => name))];
  return [
    ...said(marked?.now ?? [], t.marked),
    ...(names.length ? [t.reached(names.join(t.comma))] : []),
    ...said(marked?.compared ?? [], t.comparedMarked),
  ];
};

type Words = ReturnType<typeof wordsIn<typeof words>>;

const words = bilingual({
  total: ['合计', 'Total'],
  change: ['变化', 'Change'],
  unfinished: [(until: string) => `截至 ${until}，未结束`, (until: string) => `Through ${until}, day not over`],
  open: ['窗口未关闭，仍会变化', 'Window still open, values can change'],
  incomplete: ['数据不全', 'Incomplete'],
  marked: [(about: string, text: string) => `${about}：${text}`, (about: string, text: string) => `${about}: ${text}`],
  comparedMarked: [
    (about: string, text: string) => `对比日${about}：${text}`,
    (about: string, text: string) => `Compared day ${inSentence(about)}: ${text}`,
  ],
  reached: [(names: string) => `${names} 含数据不全的日子`, (names: string) => `${names}: includes days with incomplete data`],
  comma: ['、', ', '],
  thin: ['计入不足，仅供参考', 'Small sample, for reference only'],
});
