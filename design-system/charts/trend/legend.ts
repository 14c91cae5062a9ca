import { bilingual, wordsIn, type Locale } from '../../foundation/words.ts';
import { hasPrevious, maturityAt, ownSeries, type Dataset } from '../dataset/dataset.ts';
import { previousHead } from '../dataset/previous.ts';
import { marksByAbout, type MarkedTrend } from '../dataset/marked.ts';
import type { LegendItem } from '../frame/Legend.tsx';
import { drawnSeries } from './layout.ts';
import { isAlone, isColumns, isLineOf, isStacked, type TrendKind } from './trend.ts';

/** One line needs no key unless it is compared; several are named at their ends while there is room for it. */
export function legendOf(
  data: Dataset,
  kind: TrendKind,
  locale: Locale,
  marked: MarkedTrend,
): { always: LegendItem[]; narrow: LegendItem[] } {
  const t = wordsIn(words, locale);
  const compared = hasPrevious(data);
  const own = ownSeries(data, drawnSeries(data));
  const lines = own.map((series): LegendItem => ({
    key: series.key,
    name: series.name,
    ink: series.ink,
    mark: isLineOf(kind, series) ? 'line' : 'fill',
  }));
  // Stacks have nothing beside them; columns have a tick across each.
  const previous: LegendItem[] =
    compared && !isStacked(kind) ? [{ key: 'previous', name: previousHead(data, locale), mark: isColumns(kind) ? 'tick' : 'dotted' }] : [];
  const hatched: LegendItem[] = [
    ...(marked.reached.length ? [{ key: 'reached', name: t.reached, mark: 'dashed' as const }] : []),
    ...(hasOpenPart(data) ? [{ key: 'open', name: data.openReason ?? t.open, mark: 'hatch' as const }] : []),
    ...marksByAbout(marked.now).map(({ about }): LegendItem => ({
      key: `marked ${about ?? ''}`,
      name: about ?? t.incomplete,
      mark: about === undefined ? 'shade' : 'tint',
    })),
  ];
  const isSingle = own.length < 2;
  return {
    always: isSingle
      ? [...(compared ? [...lines, ...previous] : []), ...hatched]
      : isAlone(data)
        ? [...lines, ...previous, ...hatched]
        : hatched,
    narrow: isSingle || isAlone(data) ? [] : [...lines, ...previous],
  };
}

/** A zone that is open in every series says so itself. */
const hasOpenPart = (data: Dataset) =>
  data.series.length > 1 && data.points.some((_, index) => data.series.some((series) => maturityAt(series, index) === 'open'));

const words = bilingual({
  open: ['窗口未关闭', 'Window open'],
  incomplete: ['数据不全', 'Incomplete data'],
  reached: ['含数据不全的日子', 'Includes incomplete days'],
});
