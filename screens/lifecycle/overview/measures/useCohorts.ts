import type { DayRange } from '#design-system';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import type { AdDimension } from '#app/api/reports/shapes.ts';
import { useComparedCohorts, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { callOf, measuresFor, type Measure } from './measures.ts';

const daysOf = ({ start, end }: DayRange) => ({ from: start, to: end });

/** The cohorts of a measure. Nobody who may not see it asks for it. */
export function useCohorts(report: Report, measure: Measure, by: AdDimension, days: DayRange | null = report.days) {
  const select = useMediaNamesOfRows();
  const call = callOf[measure]({ app: report.app.id, ...report.scope, ...daysOf(days ?? report.days), by });
  return useAnswer(report, { ...call, select }, days !== null && measuresFor(report).includes(measure));
}

/** Each day beside the one at its place in the compared period. */
export function useCohortsBefore(report: Report, measure: Measure): ComparedDays {
  const call = (days: DayRange) => callOf[measure]({ app: report.app.id, ...report.scope, ...daysOf(days), by: 'day' });
  return useComparedCohorts(report, call, { isWanted: measuresFor(report).includes(measure) });
}
