import { isDay, useWords } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDays, cohortWords, countedCohorts, useCohortFigure, type ComparedDays, type ShareOf } from '#screens/kit/cohorts/index.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { isLargeEnough, usePartOfAll } from '#screens/kit/measures/index.ts';
import { callOf, factsOf, type Grouping, type Measure, type ReturnFigure, type ReturnQuestion } from './returns.ts';
import { requestFor } from './useReturns.ts';
import { figureTitles, measureDefinitions, measureNames, rowNames, words } from './words.ts';

interface Shown {
  measure: Measure;
  by: Grouping;
  answer: Cohorts;
  compared: ComparedDays;
}

export type ReturnFigureOf = (figure: ReturnFigure | null) => ExplainedFigure | null;

/** The figures of the map and of the table: what was counted for one. Days stand beside those of the compared period, sources alone. */
export function useReturnFigure(question: ReturnQuestion, { measure, by, answer, compared }: Shown): ReturnFigureOf {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const rowName = useWords(rowNames)[by];
  const title = useWords(figureTitles)[measure];
  const definition = useWords(measureDefinitions)[measure];
  const name = useWords(measureNames)[measure];
  const cohortFigure = useCohortFigure(question);
  const count = { kind: 'count' } as const;
  const share: ShareOf =
    measure === 'ltv'
      ? { of: t.revenue, per: t.returns, as: { kind: 'money' }, perAs: count, result: factsOf.ltv.figures }
      : { of: t.stayed, per: t.mature, as: count };
  const partOfAll = usePartOfAll();
  return (cell) => {
    if (!cell) return null;
    const { of } = cell;
    if ('what' in cell)
      return partOfAll({
        of: question,
        answer,
        key: of,
        names: { row: rowName, size: t.returns, all: t.allReturns, share: t.returnShare },
        definition: t.returnShareMeans,
        metric: factsOf[measure].metric,
        requests: [requestText(callOf, requestFor(question, measure, by, question.days))],
        next: nextOf(question, by, of, question.days, t),
      });
    const { age } = cell;
    const row = answer.rows.find(({ key }) => key === of);
    const rows = row ? answer.rows : answer.rows.filter((one) => isLargeEnough(one, question.params.minimum));
    const { counted, ...left } = by === 'day' ? countedCohorts(rows, cell, compared, 1) : countedSources(row ? [row] : rows, age);
    const against = counted.some(({ before }) => before) ? againstOf(of, compared, question) : undefined;
    const sides = by === 'day' ? cohortDays(cell, 1, question.days, against) : { days: question.days, against: undefined };
    return cohortFigure(cell, {
      of: question,
      title: title(c.day(age)),
      row: row && by !== 'day' ? row.label : of,
      definition,
      ...sides,
      counted,
      share,
      ...left,
      isCumulative: measure === 'ltv',
      heads: { name: rowName, size: t.returns, value: name },
      metric: factsOf[measure].metric,
      answer,
      requestOf: (days) => requestText(callOf, requestFor(question, measure, by, days)),
      next: nextOf(question, by, of, sides.days, t),
    });
  };
}

/** A day has one counterpart, a mean has all. */
function againstOf(of: string, { pairs }: ComparedDays, { compared }: ReturnQuestion) {
  const day = pairs.find(({ now }) => now.key === of)?.before.key;
  return day !== undefined && isDay(day) ? { start: day, end: day } : compared?.against;
}

function countedSources(rows: Cohorts['rows'], age: number): { counted: CountedRow[]; leftOut: number; sources: Cohorts['rows'] } {
  const mature = rows.filter(({ maturity }) => maturity[age] === 'final');
  const counted = mature.flatMap((row): CountedRow[] => {
    const value = row.values[age] ?? null;
    const size = row.counted?.[age] ?? row.size ?? 0;
    return value === null ? [] : [{ name: row.label, size, weight: size, value }];
  });
  return { counted, leftOut: rows.length - mature.length, sources: rows };
}

function nextOf(
  question: ReturnQuestion,
  by: Grouping,
  of: string,
  days: ReturnQuestion['days'],
  t: { byChannel: string; byCampaign: string; all: string },
) {
  if (by === 'day') return { href: question.href({ by: ['channel'], period: days }), text: t.byChannel };
  if (by === 'server') return { href: question.elsewhere('/userlifecycle/refluxanalysis'), text: t.all };
  const path = of === 'mean' ? question.state.path : [...question.state.path, { level: by, key: of }];
  return { href: question.elsewhere('/monitor/campaigninfo', { path }), text: t.byCampaign };
}
