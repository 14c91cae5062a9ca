import { useCallback } from 'react';
import { figureText, useProvenaLocale } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import type { ExplainedFigure } from '#screens/kit/question/index.ts';

interface PartOfAll extends Pick<ExplainedFigure, 'of' | 'definition' | 'metric' | 'requests' | 'next'> {
  /** All rows, and not only those on the page. */
  answer: Cohorts;
  key: string;
  /** What a row is, what is counted, all that was counted, and the share of a row. */
  names: { row: string; size: string; all: string; share: string };
}

/** The part that one row is of all: a count and its share are explained together. */
export function usePartOfAll(): (of: PartOfAll) => ExplainedFigure | null {
  const locale = useProvenaLocale();
  return useCallback(
    ({ answer, key, names, ...own }) => {
      const row = answer.rows.find((one) => one.key === key);
      const all = answer.rows.reduce((sum, { size }) => sum + (size ?? 0), 0);
      if (!row || row.size === null || !all) return null;
      const format = (share: number) => figureText(share, locale, { kind: 'percent', decimals: 1 });
      const part = (code: string, name: string, value: number) => ({ code, name, value, as: { kind: 'count' } as const });
      const { label, size } = row;
      return {
        ...own,
        answer,
        title: names.share,
        row: label,
        value: format(size / all),
        formula: { parts: [part('size', names.size, size), part('all', names.all, all)], sign: '÷', times: 1 },
        days: own.of.days,
        counted: [{ name: label, size, value: size / all, weight: all }],
        count: 1,
        leftOut: 0,
        heads: { name: names.row, size: names.size, value: names.share },
        format,
      };
    },
    [locale],
  );
}
