import { isDay, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import {
  cohortDays,
  cohortWords,
  countedCohorts,
  useCohortFigure,
  type CohortCell,
  type ComparedDays,
} from '#screens/kit/cohorts/index.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { words } from '../words.ts';
import { matureSpend, returnsRequest, useAdSpend, withoutOrganic } from './useAdReturns.ts';

/** The return that the address asks about: of a week, of the mean of weeks, or of its counterpart in the compared period. */
export function useAdReturnFigure(
  report: Report,
  cell: CohortCell | null,
  answer: Cohorts | undefined,
  compared: ComparedDays,
): ExplainedFigure | null {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const names = useWords(metricWords);
  const cohortFigure = useCohortFigure(report);
  const { days, today } = report;
  const spend = useAdSpend(report, days, cell !== null);
  if (!cell || !answer || spend.size === 0) return null;
  const { of, age } = cell;
  const isWeek = isDay(of);
  const { counted, ...left } = countedCohorts(answer.rows, cell, compared, 7);
  // A part of a week has no counterpart: weeks begin on their own days in either period.
  const against = !isWeek && counted.some(({ before }) => before) ? report.compared?.against : undefined;
  const sides = cohortDays(cell, 7, days, against);
  return cohortFigure(cell, {
    of: withoutOrganic(report),
    title: t.returnsAt(c.day(age)),
    row: isWeek ? c.weekOf(of.slice(5)) : c.mean,
    definition: isWeek ? t.returnsMeans : t.returnsMeanMeans,
    ...sides,
    // The return of a week is made of money, and a mean of weeks weighs installs.
    counted: isWeek
      ? counted.map((week) => Object.assign({}, week, { before: undefined, weight: matureSpend(sides.days, age, spend, today) }))
      : counted,
    share: isWeek
      ? { of: t.cameFromAds, per: names.cost, as: { kind: 'money' } }
      : { of: t.weighed, per: c.installs, as: { kind: 'count' } },
    ...left,
    isCumulative: true,
    countsSpend: true,
    heads: { name: c.week, size: c.installs, value: t.returns },
    metric: 'adRevenue',
    answer,
    requestOf: (asked) => requestText(reports.adReturns, { ...returnsRequest(report, asked), by: 'week' }),
    next: { href: report.href({ by: ['channel'], period: sides.days }), text: t.byChannel },
  });
}
