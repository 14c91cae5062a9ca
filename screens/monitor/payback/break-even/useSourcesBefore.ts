import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { Value } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { daysToCompare } from '#app/lib/compared/daysToCompare.ts';
import { type CohortRow } from '#screens/kit/cohorts/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { mayAsk, requestOf } from '../usePayback.ts';

export interface SourcesBefore {
  /** A source of the compared period at an age, of the installs whose counterparts are so old now. */
  rowAt: (key: string, age: number) => CohortRow | undefined;
  /** What it had come to at each age. */
  valuesOf: (key: string) => readonly Value[];
  answers: readonly UseQueryResult[];
}

/** The sources in the compared period. At each age only the days count that are so old on both sides: of as many ages as share their days, one question. */
export function useSourcesBefore(
  report: Report,
  { by, ages, isWanted }: { by: AdDimension; ages: readonly number[]; isWanted: boolean },
): SourcesBefore {
  const isCompared = isWanted && report.compared !== undefined && mayAsk(report);
  const daysOf = ages.map((age) => (isCompared ? daysToCompare(report, age) : null));
  const spans = [...new Map(daysOf.flatMap((days) => (days ? [[days.end, days] as const] : []))).values()];
  const answers = useQueries({
    queries: spans.map(({ start, end }) => reports.payback({ ...requestOf(report), from: start, to: end, by })),
  });
  const answerOf = new Map(spans.map(({ end }, place): [string, Cohorts | undefined] => [end, answers[place]?.data]));
  const rowAt = (key: string, age: number) => {
    const days = daysOf[ages.indexOf(age)];
    const row = days && answerOf.get(days.end)?.rows.find((one) => one.key === key);
    return row?.maturity[age] === 'final' ? row : undefined;
  };
  return { rowAt, valuesOf: (key) => ages.map((age) => rowAt(key, age)?.values[age] ?? null), answers };
}
