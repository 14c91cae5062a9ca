import type { Locale } from '../../foundation/words.ts';
import {
  addsUp,
  changeBetween,
  figuresOf,
  headlineOf,
  isUnfinished,
  layersOf,
  maturityAt,
  sum,
  type Dataset,
  type Series,
} from '../dataset/dataset.ts';
import { marksByAbout, reachedBy, type MarkedTrend } from '../dataset/marked.ts';
import { markTextAt } from '../sentence/marked.ts';
import { previousHead } from '../dataset/previous.ts';
import { changeCell, numbers, share, tableOf, tableWords, valueCell, words, type ChartCell, type ChartTable } from './table.ts';

/** A row for each point, the newest first unless the points are read in order. Columns for values, comparison, change and state. */
export function trendTable(data: Dataset, locale: Locale, marked: MarkedTrend = nothingMarked): ChartTable {
  const t = tableWords(locale);
  const figures = figuresOf(data);
  const only = data.series.length === 1 ? data.series[0] : undefined;
  const isCompared = only?.previous !== undefined;
  const isOpen = (index: number) =>
    data.series.some((series) => maturityAt(series, index) === 'open' || maturityAt(series, index) === 'none');
  const indexes = [...data.points.keys()];
  const unfinished: ChartCell = { kind: 'state', text: t.unfinished, isOpen: true };
  return tableOf(data.measure, data.reading === 'in-order' ? indexes : indexes.toReversed(), [
    words(data.dimension, (index) => data.points[index]?.label ?? ''),
    ...data.series.map(({ name, values }) =>
      numbers<number>(only && !isCompared ? data.measure : name, (index) => valueCell(values[index], figures)),
    ),
    isCompared &&
      numbers(previousHead(data, locale), (index) => valueCell(isUnfinished(data, index) ? null : only.previous?.[index], figures)),
    isCompared &&
      numbers(t.change, (index) =>
        isUnfinished(data, index) ? unfinished : changeCell(data, changeBetween(data, only.values[index], only.previous?.[index])),
      ),
    indexes.some(isOpen) &&
      numbers(t.state, (index) => ({ kind: 'state', text: isOpen(index) ? t.immature : t.mature, isOpen: isOpen(index) })),
    ...markColumns(data, marked, locale),
  ]);
}

const nothingMarked: MarkedTrend = { now: [], reached: [], compared: [] };

/** Which points are incomplete, which values count some that are, and which stand beside one that is. */
function markColumns(data: Dataset, marked: MarkedTrend, locale: Locale) {
  const { now, compared } = marked;
  const t = tableWords(locale);
  const columns = (all: MarkedTrend['now'], nameOf: (about: string | undefined) => string) =>
    marksByAbout(all).map(({ about, found }) =>
      numbers<number>(nameOf(about), (index) => ({ kind: 'state', text: markTextAt(found, index), isOpen: false })),
    );
  const before = previousHead(data, locale);
  return [
    ...columns(now, (about) => about ?? t.incomplete),
    ...data.series.flatMap(({ key, name }) => columns(reachedBy(marked, key), () => t.incompleteOf(name))),
    ...columns(compared, (about) => about ?? t.incompleteOf(before)),
  ];
}

/** A row for each layer: its sum and its share. What is drawn over the layers has a row without a share. The points are in the file. */
export function stackTable(data: Dataset, locale: Locale): ChartTable {
  const t = tableWords(locale);
  if (!addsUp(data)) return trendTable(data, locale);
  const layers = totals(data, layersOf(data)).sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const all = sum(layers.map(({ value }) => value ?? 0));
  const over = totals(
    data,
    data.series.filter(({ drawnAs }) => drawnAs),
  );
  return tableOf(
    data.measure,
    [...layers, ...over],
    [
      words(data.seriesDimension ?? t.series, ({ series }) => series.name),
      numbers(data.measure, ({ value }) => valueCell(value, figuresOf(data))),
      numbers(t.share, ({ series, value }) => valueCell(all && !series.drawnAs ? (value ?? 0) / all : null, share)),
    ],
  );
}

/** A row for each of several small charts: its sum and its change. */
export function multiplesTable(data: Dataset, locale: Locale): ChartTable {
  const t = tableWords(locale);
  return tableOf(data.measure, totals(data, data.series), [
    words(data.seriesDimension ?? t.series, ({ series }) => series.name),
    numbers(data.measure, ({ value }) => valueCell(value, figuresOf(data))),
    numbers(t.change, ({ value, previous }) => changeCell(data, changeBetween(data, value, previous))),
  ]);
}

const totals = (data: Dataset, series: readonly Series[]) => series.map((one) => ({ series: one, ...headlineOf(data, one) }));
