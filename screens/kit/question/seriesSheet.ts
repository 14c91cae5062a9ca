import { useCallback } from 'react';
import { useWords, type Dataset, type FileColumn, type FileCell, type FileSheet, type Series } from '#design-system';
import { questionWords } from './words.ts';

/** A chart as it stands in a file: a `Dataset`, or the part of one that a file needs. */
interface SheetChart extends Pick<Dataset, 'dimension' | 'seriesDimension' | 'previousName' | 'points'> {
  series: readonly (Pick<Series, 'name' | 'size' | 'values' | 'previous'> & {
    facts?: readonly FileCell[];
    /** The same of what it is compared with: where there are some, it has a row of its own. */
    previousFacts?: readonly FileCell[] | undefined;
  })[];
}

interface SeriesSheet {
  title: string;
  /** What the size of a series is: 激活数. */
  sizeName: string;
  /** The charts of the page. Their points are the same, or the earlier ones of the longest. */
  charts: readonly SheetChart[];
  /** What the values are. Shares, unless it is said. */
  valueKind?: FileColumn['kind'];
  /** What else is shown of each series, beside its values. */
  facts?: readonly FileColumn[];
}

/** The charts of a page as one file: a row for each series, one below it for what it is compared with, a column for each point. */
export function useSeriesSheet(): (sheet: SeriesSheet) => Omit<FileSheet, 'notes'> {
  const t = useWords(questionWords);
  return useCallback(
    ({ title, sizeName, charts, valueKind = 'percent', facts = [] }) => {
      const points = [...new Set(charts.flatMap((chart) => chart.points.map(({ label, title: full = label }) => full)))];
      return {
        title,
        columns: [
          { title: t.breakdown, kind: 'text' },
          { title: t.series, kind: 'text' },
          { title: sizeName, kind: 'count' },
          ...facts,
          ...points.map((point): FileColumn => ({ title: point, kind: valueKind })),
        ],
        rows: charts.flatMap((chart) => {
          const line = (name: string, known: readonly FileCell[], values: readonly FileCell[]) => [
            chart.seriesDimension ?? chart.dimension,
            name,
            ...['size', ...facts].map((_, index) => known[index] ?? null),
            ...points.map((_, index) => values[index] ?? null),
          ];
          return chart.series.flatMap(({ name, size = null, facts: own = [], values, previous, previousFacts }) => [
            line(name, [size, ...own], values),
            ...(previous || previousFacts
              ? [line(`${name} · ${chart.previousName ?? t.previous}`, [null, ...(previousFacts ?? [])], previous ?? [])]
              : []),
          ]);
        }),
      };
    },
    [t],
  );
}
