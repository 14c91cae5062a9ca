import { useCallback } from 'react';
import { useWords, type Dataset, type FileColumn, type FileCell, type FileSheet } from '#design-system';
import { questionWords } from './words.ts';

/** What else is shown of each series, beside its values. */
export interface SheetFact {
  column: FileColumn;
  of: (key: string) => FileCell;
}

interface SeriesSheet {
  title: string;
  /** What the size of a series is: 激活数. */
  sizeName: string;
  /** The charts of the page. Their points are the same, or the earlier ones of the longest. */
  charts: readonly Dataset[];
  facts?: readonly SheetFact[];
}

/** The charts of a page as one file: a row for each series, one below it for what it is compared with, a column for each point. */
export function useSeriesSheet(): (sheet: SeriesSheet) => Omit<FileSheet, 'notes'> {
  const t = useWords(questionWords);
  return useCallback(
    ({ title, sizeName, charts, facts = [] }) => {
      const points = [...new Set(charts.flatMap((chart) => chart.points.map(({ label, title: full = label }) => full)))];
      return {
        title,
        columns: [
          { title: t.breakdown, kind: 'text' },
          { title: t.series, kind: 'text' },
          { title: sizeName, kind: 'count' },
          ...facts.map(({ column }) => column),
          ...points.map((point): FileColumn => ({ title: point, kind: 'percent' })),
        ],
        rows: charts.flatMap((chart) => {
          const line = (name: string, known: readonly FileCell[], values: readonly FileCell[]) => [
            chart.seriesDimension ?? chart.dimension,
            name,
            ...known,
            ...points.map((_, index) => values[index] ?? null),
          ];
          return chart.series.flatMap(({ key, name, size = null, values, previous }) => [
            line(name, [size, ...facts.map(({ of }) => of(key))], values),
            ...(previous ? [line(`${name} · ${chart.previousName ?? t.previous}`, [null, ...facts.map(() => null)], previous)] : []),
          ]);
        }),
      };
    },
    [t],
  );
}
