import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DayRange } from '#design-system';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { useComparedCohorts, useWithoutMissing, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Pair, Report } from '#screens/kit/report/index.ts';

/** Of those whom ads brought, without organic installs. */
export const requestOf = ({ app, scope }: Report) => ({ app: app.id, ...scope, natural: false });

export const mayAsk = ({ reader }: Report) => !reader.isPending && reader.flags.pay;

export function usePayback(report: Report, by: AdDimension) {
  const named = useMediaNamesOfRows();
  const known = useWithoutMissing(report)({ span: 7, isCumulative: true });
  const select = (answer: Cohorts) => (by === 'week' ? known(answer) : named(answer));
  return useAnswer(report, { ...reports.payback({ ...requestOf(report), by }), select }, report.reader.flags.pay);
}

/** Each segment as one row. One whose revenue the reader may not see has none. */
export function useSegments(pair: Pair | null) {
  const answers = useQueries({
    queries: (pair ?? []).map(({ report }) =>
      queryOptions({ ...reports.payback({ ...requestOf(report), by: 'all' }), enabled: mayAsk(report) }),
    ),
  });
  const sides = pair?.map(({ name, report, colour }, place) =>
    Object.assign({ key: `side${place + 1}`, name, report, colour }, answers[place]),
  );
  return {
    failed: answers.find(({ error }) => error),
    /** Each with what it answered. */
    sides,
    rows: sides?.flatMap(({ key, name, colour, data }) => {
      const row = data?.rows[0];
      return row ? [{ ...row, key, label: name, colour }] : [];
    }),
    hidden: pair?.filter(({ report }) => !report.reader.flags.pay).map(({ name }) => name) ?? [],
  };
}

export const spendRequest = (report: Report, { start, end }: DayRange) => ({
  ...requestOf(report),
  from: start,
  to: end,
  report: report.name,
  by: 'day' as const,
  metrics: ['installs', 'cost'],
});

/** Ad spend, day by day, and for how many installs. */
export function useSpending(report: Report, days: DayRange, isWanted: boolean) {
  const answer = useQuery({ ...reports.rows(spendRequest(report, days)), enabled: isWanted && mayAsk(report) });
  const { data } = answer;
  const spend: ReadonlyMap<string, number> = useMemo(
    () => new Map(data?.rows.map(({ key, values }) => [key, values['cost'] ?? 0])),
    [data],
  );
  return { answer, spend };
}

/** Each day beside its day in the compared period, which weighs its spend. */
export function useComparedReturns(report: Report, isWanted: boolean): ComparedDays {
  const isAsked = isWanted && report.compared !== undefined && mayAsk(report);
  const { spend: weights } = useSpending(report, report.compared?.against ?? report.days, isAsked);
  const select = useWithoutMissing(report)({ span: 1, isCumulative: true });
  const call = ({ start, end }: DayRange) => ({ ...reports.payback({ ...requestOf(report), from: start, to: end, by: 'day' }), select });
  return useComparedCohorts(report, call, { isWanted: isAsked, weights });
}
