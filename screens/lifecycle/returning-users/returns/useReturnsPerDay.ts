import { isDay, useWords } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords, useCohortFigure, type CohortRow, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { useReceived } from '#screens/kit/gaps/index.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { callOf, factsOf, type Measure, type ReturnFigure, type ReturnQuestion } from './returns.ts';
import { requestFor } from './useReturns.ts';
import { rowNames, words } from './words.ts';

/** How the returns of all days stand in the address. */
export const perDay: ReturnFigure = { what: 'days', of: 'all' };

/** How many came back on a day that is over and was received, on average. Each day beside its own in the compared period. */
export function useReturnsPerDay(
  question: ReturnQuestion,
  measure: Measure,
  { answer, compared }: { answer: Cohorts | undefined; compared: ComparedDays },
) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const names = useWords(rowNames);
  const cohortFigure = useCohortFigure(question);
  const isReceived = useReceived(question);
  return (): ExplainedFigure | null => {
    if (!answer) return null;
    const before = new Map(compared.pairs.map((pair) => [pair.now.key, pair.before]));
    const over = answer.rows.filter(({ key }) => key < question.today);
    const full = over.filter(({ key }) => isReceived(key));
    const received = full.map((row): CountedRow => {
      const twin = before.get(row.key);
      return { ...onDay(row), before: twin && isReceived(twin.key) ? onDay(twin) : undefined };
    });
    // A day that one of the periods lacks is missing on both sides.
    const paired = received.filter((row) => row.before);
    const counted = paired.length ? paired : received;
    const isTwinMissing = ({ key }: CohortRow) => {
      const twin = before.get(key);
      return twin !== undefined && !isReceived(twin.key);
    };
    const missing = paired.length ? full.filter(isTwinMissing).length : 0;
    const { days, today } = question;
    const last = full
      .map(({ key }) => key)
      .toSorted()
      .at(-1);
    return cohortFigure(
      { of: c.whole, age: 0 },
      {
        of: question,
        title: t.returnsOfDay,
        row: c.whole,
        definition: t.returnsOfDayMeans(question.params.away),
        days: { start: days.start, end: last !== undefined && isDay(last) && days.end >= today ? last : days.end },
        against: paired.length ? question.compared?.against : undefined,
        counted,
        share: { of: t.returns, per: t.days, as: { kind: 'count' }, result: { kind: 'count' } },
        leftOut: answer.rows.length - over.length,
        notReceived: over.length - full.length + missing,
        heads: { name: names.day, size: t.returns, value: t.returnsOfDay },
        metric: factsOf[measure].metric,
        answer,
        requestOf: (some) => requestText(callOf, requestFor(question, measure, 'day', some)),
        next: { href: question.href({ by: ['channel'] }), text: t.byChannel },
      },
    );
  };
}

const onDay = ({ key, size }: CohortRow) => ({ name: key.slice(5), size: size ?? 0, value: size ?? 0, weight: 1 });
