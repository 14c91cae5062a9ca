import { useQuery } from '@tanstack/react-query';
import { combined, useWords, type AsyncState, type DayRange } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { metricDefinitions, metricWords } from '#app/lib/metrics/words.ts';
import { cohortWords, useCohortFigure, useComparedCohorts, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { useLacking, useReceived } from '#screens/kit/gaps/index.ts';
import { requestText, type ExplainedFigure, type Question } from '#screens/kit/question/index.ts';
import { mayAsk, requestOf, spendRequest, useSpending } from '../usePayback.ts';
import { words } from '../words.ts';
import { costPerInstall, countedAtAge, countOf, factAge, matureDays, type Fact } from './facts.ts';
import { factWords } from './words.ts';

export interface Facts {
  state: AsyncState<unknown>;
  figureOf: (fact: Fact) => ExplainedFigure | null;
  /** The days that a fact is of. */
  daysOf: (fact: Fact) => DayRange | null;
}

/** How a fact stands in the address: with the age at which it was counted. */
export const cellOf = (fact: Fact): CohortCell =>
  fact === 'roi' ? { of: 'whole', age: factAge } : { of: fact, age: fact === 'cpa' ? 0 : factAge };

type Explain = (cell: CohortCell) => ExplainedFigure | null;

/** What all sources together come to, each with where it comes from. Their return is the figure of the page at that age. */
export function useFacts(question: Question<unknown, CohortCell>, isCompared: boolean, returnOf: Explain): Facts {
  const { days, compared, today } = question;
  const spending = useSpending(question, days, true);
  const ltv = useQuery({ ...reports.lifetimeValue({ ...requestOf(question), by: 'all' }), enabled: mayAsk(question) });
  const cpaOf = useCost(question, isCompared);
  const ltvOf = useLifetimeValue(question, ltv.data, isCompared);
  const full = compared?.of ?? matureDays(days, 0, today);
  return {
    state: combined(spending.answer, ltv),
    figureOf: (fact) => (fact === 'cpa' ? cpaOf() : fact === 'ltv' ? ltvOf() : returnOf(cellOf('roi'))),
    daysOf: (fact) => (fact === 'cpa' ? full : matureDays(days, factAge, today)),
  };
}

/** Ad spend per install, over full days. */
function useCost(question: Question<unknown, CohortCell>, isCompared: boolean): () => ExplainedFigure | null {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const own = useWords(factWords);
  const title = useWords(metricWords).cpa;
  const definition = useWords(metricDefinitions).cpa;
  const cohortFigure = useCohortFigure(question);
  const { days, today } = question;
  const isReceived = useReceived(question);
  const lacking = useLacking(question);
  const compared = isCompared ? question.compared : undefined;
  const full = compared?.of ?? matureDays(days, 0, today);
  const { data } = useSpending(question, days, true).answer;
  const { data: earlier } = useSpending(question, compared?.against ?? days, compared !== undefined).answer;
  return () => {
    const now = full && costPerInstall(data?.rows, { days: full, isReceived, name: c.whole });
    if (!full || !now || !data) return null;
    const before = compared && costPerInstall(earlier?.rows, { days: compared.against, isReceived, name: c.whole });
    const cell = cellOf('cpa');
    const figure = cohortFigure(cell, {
      of: question,
      title,
      row: c.whole,
      definition,
      days: full,
      against: before ? compared.against : undefined,
      counted: [{ ...now, ...(before && { before }) }],
      share: { of: t.spent, per: c.installs, as: { kind: 'money' }, perAs: { kind: 'count' }, result: { kind: 'money', decimals: 2 } },
      leftOut: 0,
      heads: { name: c.source, size: c.installs, value: title },
      metric: 'cpa',
      answer: data,
      requestOf: ({ start, end }) => requestText(reports.rows, spendRequest(question, { start, end })),
      next: { href: question.elsewhere('/monitor/campaigninfo', { period: full, columns: ['installs', 'cost', 'cpa'] }), text: t.bySpend },
    });
    return figure && { ...figure, lacks: lacking([], [full]), withoutDays: lacking([full]), welcome: 'down', mayChange: own.lateSpend };
  };
}

/** Revenue per install by thirty days, of the days of installs that are so old. */
function useLifetimeValue(
  question: Question<unknown, CohortCell>,
  answer: Cohorts | undefined,
  isCompared: boolean,
): () => ExplainedFigure | null {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const own = useWords(factWords);
  const cohortFigure = useCohortFigure(question);
  const { days, today } = question;
  const call = ({ start, end }: DayRange) => reports.lifetimeValue({ ...requestOf(question), from: start, to: end, by: 'day' });
  const compared = useComparedCohorts(question, call, { isWanted: isCompared && mayAsk(question) });
  return () => {
    if (!answer) return null;
    const [whole] = answer.rows;
    const weigh = { day: ({ size }: { size: number | null }) => size ?? 0, whole: () => whole?.counted?.[factAge] ?? whole?.size ?? 0 };
    const counted = countedAtAge(factAge, { compared, whole, name: c.whole }, weigh);
    const title = own.ltv(c.day(factAge));
    return cohortFigure(cellOf('ltv'), {
      of: question,
      title,
      row: c.whole,
      definition: own.ltvMeans,
      days,
      against: counted.some(({ before }) => before) ? question.compared?.against : undefined,
      counted,
      share: { of: t.came, per: c.installs, as: { kind: 'money' }, perAs: { kind: 'count' }, result: { kind: 'money', decimals: 2 } },
      leftOut: countOf(days) - countOf(matureDays(days, factAge, today)),
      ...(whole && { sources: [whole] }),
      isCumulative: true,
      heads: { name: compared.pairs.length ? c.installDay : c.source, size: c.installs, value: own.ltv('') },
      metric: 'ltv30',
      answer,
      requestOf: ({ start, end }) => requestText(reports.lifetimeValue, { ...requestOf(question), from: start, to: end, by: 'all' }),
      next: { href: question.elsewhere('/monitor/campaigninfo', { period: days, columns: ['installs', 'ltv30'] }), text: own.byChannel },
    });
  };
}
