import { useCallback } from 'react';
import { figureText, useProvenaLocale, useWords, type DayRange } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { daysToCompare } from '#app/lib/compared/daysToCompare.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import type { CountedRow, ExplainedFigure } from '#screens/kit/question/index.ts';
import type { CohortCell } from '../cohortCell.ts';
import { daysBegun, daysFollowed, dueOf, sourcesBasis, type Basis } from './basis.ts';
import { inWeeks, meanFigure, type ShareOf } from './meanFigure.ts';
import { cohortWords } from '../words.ts';

interface CohortParts extends Pick<
  ExplainedFigure,
  'of' | 'title' | 'definition' | 'days' | 'leftOut' | 'notReceived' | 'heads' | 'metric' | 'answer' | 'next'
> {
  /** What the row is called, where it is neither a mean nor the compared period. */
  row: string;
  against: DayRange | undefined;
  /** The cohorts that are mature at this age. */
  counted: readonly CountedRow[];
  /** The days of the rows that it is of. Without it a figure of which nothing is counted is none. */
  basis?: Basis;
  /** Instead, where rows are no time: the rows themselves. */
  sources?: Cohorts['rows'];
  isCumulative?: boolean;
  /** It is held against what was spent on the days on which it began. */
  countsSpend?: boolean;
  share: ShareOf;
  /** The request for the days of one side. */
  requestOf: (days: DayRange) => string;
}

/** A figure of a cohort map as its drawer explains it: a weighted mean of what was counted, or why there is nothing to count. */
export function useCohortFigure(report: Report): (cell: CohortCell, parts: CohortParts) => ExplainedFigure | null {
  const t = useWords(cohortWords);
  const locale = useProvenaLocale();
  const lacking = useLacking(report);
  return useCallback(
    ({ of, age }, { row, counted, share, requestOf, basis, sources, isCumulative = false, countsSpend = false, ...parts }) => {
      const { days, against } = parts;
      const isPrevious = of === 'previous';
      const known = basis ?? (sources && sourcesBasis(sources, age, days));
      // Of a row that is not there nothing can be said; a mean is always there.
      const isOfRows = isPrevious || of === 'mean' || Boolean(known?.missing.length || known?.young.length);
      if (!counted.length && !(known && isOfRows)) return null;
      const followed = { age, isCumulative, days };
      // Who was followed to a day that was not received is left out, except where all until then counts; a day alone has what it has.
      const [partly, wholly] = known && !isCumulative ? bySeveral(known.counted) : [[], known?.counted ?? []];
      const lacks = known && (counted.length > 0 ? lacking(daysFollowed(wholly, followed), countsSpend ? [days] : []) : '');
      const notReceived = known
        ? lacking([...daysBegun(known, { ...followed, today: report.today }), ...daysFollowed([...partly, ...known.missing], followed)])
        : '';
      const before = counted.some((one) => one.before) ? against && daysHeld(report, age, against) : undefined;
      const asRate = share.result ?? ({ kind: 'percent' } as const);
      return {
        ...parts,
        row: isPrevious ? t.previous : of === 'mean' ? t.mean : row,
        ...meanFigure(counted, isPrevious, share, locale),
        ...(known &&
          counted.length === 0 && {
            value: figureText(known.open, locale, asRate),
            reason: reasonOf(known, { followed, isPrevious, notReceived }, t),
          }),
        ...(lacks !== undefined && { lacks }),
        ...(before && {
          lacksBefore: lacking([before, ...daysFollowed([before], { ...followed, days: before })], countsSpend ? [before] : []),
        }),
        ...(notReceived && counted.length > 0 && { withoutDays: notReceived }),
        counted: inWeeks(counted),
        count: counted.length,
        countBefore: counted.filter(({ before }) => before).length,
        ...(share.result && { as: share.result }),
        format: (value) => figureText(value, locale, share.result ?? { kind: 'percent', decimals: 1 }),
        requests: [days, ...(against ? [against] : [])].map(requestOf),
      };
    },
    [t, locale, lacking, report],
  );
}

/** Rows of several days, and those of one. */
const bySeveral = (rows: readonly DayRange[]): [several: readonly DayRange[], single: readonly DayRange[]] => [
  rows.filter(({ start, end }) => start < end),
  rows.filter(({ start, end }) => start === end),
];

/** Of the compared days those that are held against others at an age: as far as these are old enough. */
function daysHeld(report: Report, age: number, against: DayRange): DayRange | undefined {
  const mature = daysToCompare(report, age);
  if (!mature || against.start > mature.end) return undefined;
  return { start: against.start, end: against.end < mature.end ? against.end : mature.end };
}

interface Uncounted {
  followed: Parameters<typeof daysFollowed>[1];
  isPrevious: boolean;
  /** Which days of its rows were not received. */
  notReceived: string;
}

type Words = ReturnType<typeof useWords<typeof cohortWords>>;

/** Why nothing is counted for a figure, and when something will be. */
function reasonOf({ missing, young, open }: Basis, { followed, isPrevious, notReceived }: Uncounted, t: Words): string {
  if (isPrevious) return t.noCounterpart;
  if (!missing.length && !young.length) return t.allSmall;
  const known = missing.length === 0 ? [] : [notReceived ? t.nothingReceived(notReceived) : t.nobody];
  const { first, last } = dueOf(young, followed);
  const due = young.length === 0 ? [] : [open !== null ? t.stillOpen(last) : first === last ? t.due(first) : t.dueFrom(first, last)];
  return [...known, ...due].join(t.between);
}
