import type { DayRange } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { useMediaNamesOfRows } from '#app/lib/glossary/useMediaName.ts';
import { useComparedCohorts, useWithoutMissing } from '#screens/kit/cohorts/index.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import { callOf, measuresFor, type Grouping, type Measure, type ReturnQuestion } from './returns.ts';

/** The question for the returns of some days, in rows of one kind. Organic and paid are told apart by what brought the users first. */
export const requestFor = ({ app, scope, params }: ReturnQuestion, measure: Measure, by: Grouping, { start, end }: DayRange) => ({
  app: app.id,
  ...scope,
  from: start,
  to: end,
  by,
  away: Number(params.away),
  measure,
});

/** The returns in their rows, day by day, and each day beside its own in the compared period. Nobody who may not see them asks for them. */
export function useReturns(question: ReturnQuestion, measure: Measure, by: Grouping) {
  const named = useMediaNamesOfRows();
  const known = useWithoutMissing(question)({ span: 1, isCumulative: measure === 'ltv' });
  const isWanted = measuresFor(question).includes(measure);
  const ask = (days: DayRange, rows: Grouping) => ({ ...callOf(requestFor(question, measure, rows, days)), select: known });
  return {
    rows: useAnswer(question, { ...ask(question.days, by), select: (answer: Cohorts) => known(named(answer)) }, isWanted),
    days: useAnswer(question, ask(question.days, 'day'), isWanted),
    compared: useComparedCohorts(question, (days) => ask(days, 'day'), { isWanted }),
  };
}
