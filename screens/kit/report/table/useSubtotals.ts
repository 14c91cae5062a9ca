import { useQueries } from '@tanstack/react-query';
import { useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { trafficNames } from '#app/lib/glossary/words.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { limitText, type Report } from '#screens/kit/report/view/index.ts';
import { rowsQuestion } from './useRows.ts';

const kinds = ['paid', 'organic'] as const;

/** The totals of what ads brought and of what came by itself: a cost per install of both together is none of either. */
export function useSubtotals(report: Report) {
  const names = useWords(trafficNames);
  const { state, columns, reader, hasNatural } = report;
  const isAsked = state.traffic === 'blended' && hasNatural && reader.flags.natural && columns.shown.length > 0;
  const { page: _, size: __, ...question } = rowsQuestion(report);
  const metrics = withParts(columns.shown, reader.visible);
  return useQueries({
    queries: kinds.map((traffic) => ({
      ...reports.rows({ ...question, metrics, traffic, limits: state.limits.map(limitText), page: 1, size: 1 }),
      enabled: isAsked,
    })),
    combine: (answers) =>
      isAsked
        ? answers.flatMap(({ data }, index) => (data?.total ? [{ name: names[kinds[index] ?? 'paid'], values: data.totals }] : []))
        : [],
  });
}
