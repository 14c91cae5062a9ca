import type { DayRange } from '#design-system';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { useComparedCohorts, useWithoutMissing, type ComparedDays, type Span } from '#screens/kit/cohorts/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { callOf, measuresFor, type Measure } from './measures.ts';

const daysOf = ({ start, end }: DayRange) => ({ from: start, to: end });

const spanOf = (by: AdDimension): Span => (by === 'week' ? 7 : by === 'month' ? by : 1);

/** The cohorts of a measure. Nobody who may not see it asks for it. */
export function useCohorts(report: Report, measure: Measure, by: AdDimension, days: DayRange | null = report.days) {
  const named = useMediaNamesOfRows();
  const known = useWithoutMissing(report)({ span: spanOf(by), isCumulative: measure === 'ltv', ...(days && { days }) });
  const select = (answer: Cohorts) => known(named(answer));
  const call = callOf[measure]({ app: report.app.id, ...report.scope, ...daysOf(days ?? report.days), by });
  return useAnswer(report, { ...call, select }, days !== null && measuresFor(report).includes(measure));
}

/** Each day beside the one at its place in the compared period. */
export function useCohortsBefore(report: Report, measure: Measure): ComparedDays {
  const select = useWithoutMissing(report)({ span: 1, isCumulative: measure === 'ltv' });
  const call = (days: DayRange) => ({ ...callOf[measure]({ app: report.app.id, ...report.scope, ...daysOf(days), by: 'day' }), select });
  return useComparedCohorts(report, call, { isWanted: measuresFor(report).includes(measure) });
}
