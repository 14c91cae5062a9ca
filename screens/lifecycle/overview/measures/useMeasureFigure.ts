import { isDay, useWords, type DayRange } from '#design-system';
import { useRetentionDay } from '#app/lib/periods/useRetentionDay.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import {
  cohortDays,
  cohortWords,
  countedCohorts,
  useCohortFigure,
  type CohortCell,
  type ComparedDays,
} from '#screens/kit/cohorts/index.ts';
import { isLargeEnough } from '#screens/kit/measures/index.ts';
import { requestText, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { spans, type CohortQuestion, type RowKind } from '../cohorts.ts';
import { rowNames, words } from '../words.ts';
import { callOf, factsOf, type Measure } from './measures.ts';
import { useShare } from './useShare.ts';
import { figureTitles, measureDefinitions, measureNames } from './words.ts';

interface Shown {
  measure: Measure;
  by: RowKind;
  answer: Cohorts | undefined;
  compared: ComparedDays;
}

/** The figures of the map and of its means: what was counted for one, each row beside its days of the compared period. */
export function useMeasureFigure(question: CohortQuestion, { measure, by, answer, compared }: Shown) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const rowName = useWords(rowNames)[by];
  const title = useWords(figureTitles)[measure];
  const definition = useWords(measureDefinitions)[measure](useRetentionDay(question.app.id));
  const name = useWords(measureNames)[measure];
  const share = useShare(measure);
  const cohortFigure = useCohortFigure(question);
  return (cell: CohortCell | null): ExplainedFigure | null => {
    if (!cell || !answer) return null;
    const { of, age } = cell;
    const span = spans[by];
    const isRow = answer.rows.some(({ key }) => key === of);
    const rows = isRow ? answer.rows : answer.rows.filter((one) => isLargeEnough(one, question.params.minimum));
    const { counted, ...left } = countedCohorts(rows, cell, compared, span);
    const against = counted.some(({ before }) => before)
      ? counterpartOf(question.compared?.against, compared, isRow ? cohortDays(cell, span, question.days, undefined).days : null)
      : undefined;
    const sides = cohortDays(cell, span, question.days, against);
    return cohortFigure(cell, {
      of: question,
      title: title(c.day(age)),
      row: by === 'week' && isRow ? c.weekOf(of.slice(5)) : of,
      definition,
      ...sides,
      counted,
      share,
      ...left,
      isCumulative: measure === 'ltv',
      heads: { name: rowName, size: c.installs, value: name },
      metric: factsOf[measure].metric,
      answer,
      requestOf: ({ start, end }) => requestText(callOf[measure], { app: question.app.id, ...question.scope, from: start, to: end, by }),
      next: { href: question.elsewhere('/userlifecycle/channeloverview', { period: sides.days }), text: t.byChannel },
    });
  };
}

/** The days that a row is held against: those beside its own. A mean has all of them. */
function counterpartOf(all: DayRange | undefined, { pairs }: ComparedDays, own: DayRange | null): DayRange | undefined {
  const days = own ? pairs.flatMap(({ now, before }) => (own.start <= now.key && now.key <= own.end ? [before.key] : [])).toSorted() : [];
  const [start, end] = [days[0], days.at(-1)];
  return start !== undefined && end !== undefined && isDay(start) && isDay(end) ? { start, end } : all;
}
