import { useCallback } from 'react';
import { useWords } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortWords, useCohortFigure, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { callOf, factsOf, type Measure } from '../measures/measures.ts';
import { useShare } from '../measures/useShare.ts';
import { figureTitles, measureDefinitions, measureNames } from '../measures/words.ts';
import { sourceNames, type Source } from './sources.ts';
import type { useChannels } from './useChannels.ts';
import { channelWords } from './words.ts';

interface Shown {
  measure: Measure;
  by: Source;
  /** The age at which rows are held against the compared period. */
  age: number;
  answer: Cohorts;
  before: Cohorts | undefined;
  days: ReturnType<typeof useChannels>['days'];
}

export type ChannelFigure = (cell: CohortCell | null) => ExplainedFigure | null;

/** The figure of a source at an age, or of all of them: what was counted for it, on either side. */
export function useChannelFigure(question: CohortQuestion, { measure, by, age, answer, before, days }: Shown): ChannelFigure {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const title = useWords(figureTitles)[measure];
  const definition = useWords(measureDefinitions)[measure];
  const name = useWords(measureNames)[measure];
  const source = useWords(sourceNames)[by];
  const share = useShare(measure);
  const cohortFigure = useCohortFigure();
  return useCallback(
    (cell) => {
      if (!cell) return null;
      const isCompared = cell.age === age && days !== null;
      const own = answer.rows.filter(({ key, size }) => (cell.of === 'mean' ? size >= question.params.minimum : key === cell.of));
      const counted = own
        .filter(({ maturity }) => maturity[cell.age] === 'final')
        .map((row): CountedRow => {
          const twin = isCompared ? before?.rows.find(({ key }) => key === row.key) : undefined;
          return Object.assign(weighed(row, cell.age), twin?.maturity[cell.age] === 'final' && { before: weighed(twin, cell.age) });
        });
      const path = [...question.state.path, { level: by, key: cell.of }];
      return cohortFigure(cell, {
        of: question,
        title: title(c.day(cell.age)),
        row: own[0]?.label ?? cell.of,
        definition,
        days: question.days,
        against: counted.some((row) => row.before) ? (days ?? undefined) : undefined,
        counted,
        share,
        leftOut: own.length - counted.length,
        heads: { name: source, size: c.installs, value: name },
        metric: factsOf[measure].metric,
        answer,
        requestOf: ({ start, end }) => requestText(callOf[measure], { app: question.app.id, ...question.scope, from: start, to: end, by }),
        next: {
          href: question.elsewhere(
            '/monitor/campaigninfo',
            cell.of === 'mean' ? {} : { path, by: [by === 'campaign' ? 'ad' : 'campaign'] },
          ),
          text: t.byCampaign,
        },
      });
    },
    [question, answer, before, days, age, by, measure, share, cohortFigure, title, definition, name, source, c, t],
  );
}

function weighed(row: Cohorts['rows'][number], age: number) {
  const size = row.counted?.[age] ?? row.size;
  return { name: row.label, size, value: row.values[age] ?? 0, weight: size };
}
