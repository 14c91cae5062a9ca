import { useWords, type DayRange, type Series, type Value } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import {
  cohortDataset,
  cohortLines,
  cohortsBefore,
  cohortWords,
  lastFinal,
  type CohortRow,
  type ComparedDays,
} from '#screens/kit/cohorts/index.ts';
import { adSpend } from '#screens/kit/sources/index.ts';
import { breakEvenBefore, breakEvenOf, type EarlierBreakEven } from './break-even/breakEven.ts';
import type { SourcesBefore } from './break-even/useSourcesBefore.ts';
import { words } from './words.ts';

export type Returns = ReturnType<typeof useReturns>;
export type ReturnCurves = ReturnType<Returns['curvesOf']>;

/** When a row broke even, or how far it has come, and the same of the compared period. */
export interface BreakEvenRow {
  row: CohortRow;
  after: number | null;
  last: { age: number; value: number } | null;
  earlier: EarlierBreakEven | null;
}

interface Beside {
  /** The period. */
  days: DayRange;
  overall: CohortRow | undefined;
  compared: ComparedDays;
  /** The sources in the compared period. */
  before: SourcesBefore;
  /** Instead of the sources. */
  segments: readonly (CohortRow & Required<Pick<Series, 'colour'>>)[] | undefined;
}

/** What the page draws of its answers, and saves: a curve for each source, and a map of weeks. */
export function useReturns(per: 'total' | 'interval', { days, overall, compared, before, segments }: Beside) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const curvesOf = ({ rows: sources, ages }: Cohorts) => {
    const previous = ages.map(compared.previousAt);
    const line = overall && previous.some((value) => value !== null) ? { row: overall, previous, name: c.whole } : undefined;
    // What brought no revenue at all has no return. Five lines at most: what is told beside them is told of the same.
    const rows = (segments ?? sources).filter((row) => lastFinal(row, ages) !== null).slice(0, line ? 4 : 5);
    const options = {
      measure: t.roi,
      dimension: c.age,
      seriesDimension: c.source,
      day: c.day,
      since: days,
      isCumulative: true,
      isPerInterval: per === 'interval',
      ...(segments && { colourOf: (key: string) => segments.find((one) => one.key === key)?.colour ?? 1 }),
    };
    const brokenEven = (row: CohortRow, earlier: readonly Value[]): BreakEvenRow => ({
      row,
      after: breakEvenOf(row, ages),
      last: lastFinal(row, ages),
      earlier: breakEvenBefore(row, ages, earlier),
    });
    return {
      ages,
      rows,
      breakEven: rows.map((row) => brokenEven(row, before.valuesOf(row.key))),
      breakEvenOverall: overall && brokenEven(overall, previous),
      compared: line,
      data: cohortLines(rows, ages, { ...options, overall: line }),
    };
  };
  const weeksOf = ({ rows, ages }: Cohorts) => ({
    data: cohortDataset(rows, ages, {
      measure: t.roi,
      dimension: c.week,
      day: c.day,
      nameOf: ({ key }) => c.weekOf(key.slice(5)),
      within: { span: 7, days },
      isCumulative: true,
      startSources: [adSpend],
    }),
    floor: 4,
    ...(compared.pairs.length > 0 && { previous: cohortsBefore(rows, ages, compared, 7) }),
  });
  return { curvesOf, weeksOf };
}
