import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords, type DayRange } from '#design-system';
import type { CountedRow, ExplainedFigure } from '#screens/kit/question/index.ts';
import type { CohortCell } from './cohortCell.ts';
import { inWeeks, meanFigure, type ShareOf } from './meanFigure.ts';
import { cohortWords } from './words.ts';

interface CohortParts extends Pick<
  ExplainedFigure,
  'of' | 'title' | 'definition' | 'days' | 'leftOut' | 'notReceived' | 'heads' | 'metric' | 'answer' | 'next'
> {
  /** What the row is called, where it is neither a mean nor the compared period. */
  row: string;
  against: DayRange | undefined;
  /** The cohorts that are mature at this age. */
  counted: readonly CountedRow[];
  share: ShareOf;
  /** The request for the days of one side. */
  requestOf: (days: DayRange) => string;
}

/** A figure of a cohort map as its drawer explains it: a weighted mean of what was counted. Nothing where nothing was. */
export function useCohortFigure(): (cell: CohortCell, parts: CohortParts) => ExplainedFigure | null {
  const t = useWords(cohortWords);
  const locale = useProvenaLocale();
  return useCallback(
    ({ of }, { row, counted, share, requestOf, ...parts }) => {
      if (!counted.length) return null;
      const { days, against } = parts;
      const isPrevious = of === 'previous';
      return {
        ...parts,
        row: isPrevious ? t.previous : of === 'mean' ? t.mean : row,
        ...meanFigure(counted, isPrevious, share, locale),
        counted: inWeeks(counted),
        count: counted.length,
        countBefore: counted.filter(({ before }) => before).length,
        ...(share.result && { as: share.result }),
        format: (value) => figureText(value, locale, share.result ?? { kind: 'percent', decimals: 1 }),
        requests: [days, ...(against ? [against] : [])].map(requestOf),
      };
    },
    [t, locale],
  );
}
