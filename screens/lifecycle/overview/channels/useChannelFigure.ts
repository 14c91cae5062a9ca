import { useCallback } from 'react';
import { useWords } from '#design-system';
import { useRetentionDay } from '#app/lib/periods/useRetentionDay.ts';
import type { Cohorts, ReportRows } from '#app/api/reports/shapes.ts';
import { cohortWords, useCohortFigure, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { requestText, type CountedRow, type ExplainedFigure } from '#screens/kit/question/index.ts';
import { isLargeEnough, usePartOfAll } from '#screens/kit/measures/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { callOf, factsOf, type Measure } from '../measures/measures.ts';
import { useShare } from '../measures/useShare.ts';
import { figureTitles, measureDefinitions, measureNames } from '../measures/words.ts';
import type { ChannelFigure, Quality } from './channelFigure.ts';
import { sourceNames, type Source } from './sources.ts';
import { ageIn, type Qualities, type useChannels } from './useChannels.ts';
import { nextPath, useSpendFigure } from './useSpendFigure.ts';
import { channelWords } from './words.ts';

interface Shown {
  measure: Measure;
  by: Source;
  /** The age at which rows are held against the compared period. */
  age: number;
  answer: Cohorts;
  before: Cohorts | undefined;
  days: ReturnType<typeof useChannels>['days'];
  beside: Qualities;
  spend: ReportRows | undefined;
}

export type ChannelFigureOf = (figure: ChannelFigure | null) => ExplainedFigure | null;

/** A figure of a source: what became of it at an age, how many it brought, and what it cost. */
export function useChannelFigure(question: CohortQuestion, shown: Shown): ChannelFigureOf {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const { measure, by, answer, spend } = shown;
  const row = useWords(sourceNames)[by];
  const cellFigure = useCellFigure(question, shown);
  const qualityFigure = useQualityFigure(question, shown);
  const spendFigure = useSpendFigure(question, by, spend);
  const partOfAll = usePartOfAll();
  return useCallback(
    (figure) => {
      if (!figure) return null;
      if ('age' in figure) return cellFigure(figure);
      if (figure.what === 'retention' || figure.what === 'ltv') return qualityFigure(figure.what, figure.of);
      if (figure.what !== 'size') return spendFigure(figure.what, figure.of);
      return partOfAll({
        of: question,
        answer,
        key: figure.of,
        names: { row, size: c.installs, all: t.allInstalls, share: t.installShare },
        definition: t.installShareMeans,
        metric: 'installs',
        requests: [requestText(callOf[measure], { app: question.app.id, ...question.scope, by })],
        next: { href: question.elsewhere('/monitor/campaigninfo', nextPath(question, by, figure.of)), text: t.byCampaign },
      });
    },
    [question, measure, by, answer, row, cellFigure, qualityFigure, spendFigure, partOfAll, c, t],
  );
}

/** The other quality of a source at the age of the page: of the same days, and alone. */
function useQualityFigure(question: CohortQuestion, { by, age, beside: { retention, ltv } }: Shown) {
  const alone = { by, age, before: undefined, days: null };
  const retentionFigure = useCellFigure(question, { ...alone, measure: 'retention', answer: retention });
  const ltvFigure = useCellFigure(question, { ...alone, measure: 'ltv', answer: ltv });
  return useCallback(
    (quality: Quality, of: string) =>
      quality === 'retention'
        ? retentionFigure({ of, age: ageIn(retention?.ages ?? [], age) })
        : ltvFigure({ of, age: ageIn(ltv?.ages ?? [], age) }),
    [retentionFigure, ltvFigure, retention, ltv, age],
  );
}

type Followed = Pick<Shown, 'measure' | 'by' | 'age' | 'before' | 'days'> & { answer: Cohorts | undefined };

/** The figure of a source at an age, or of all of them: what was counted for it, on either side. */
function useCellFigure(question: CohortQuestion, { measure, by, age, answer, before, days }: Followed) {
  const t = useWords(channelWords);
  const c = useWords(cohortWords);
  const title = useWords(figureTitles)[measure];
  const definition = useWords(measureDefinitions)[measure](useRetentionDay(question.app.id));
  const name = useWords(measureNames)[measure];
  const source = useWords(sourceNames)[by];
  const share = useShare(measure);
  const cohortFigure = useCohortFigure(question);
  return useCallback(
    (cell: CohortCell): ExplainedFigure | null => {
      if (!answer) return null;
      const isCompared = cell.age === age && days !== null;
      const own = answer.rows.filter((row) => (cell.of === 'mean' ? isLargeEnough(row, question.params.minimum) : row.key === cell.of));
      const mature = own.filter(({ maturity }) => maturity[cell.age] === 'final');
      const counted = mature
        .filter(({ values }) => typeof values[cell.age] === 'number')
        .map((row): CountedRow => {
          const twin = isCompared ? before?.rows.find(({ key }) => key === row.key) : undefined;
          return Object.assign(
            weighed(row, cell.age),
            twin?.maturity[cell.age] === 'final' && typeof twin.values[cell.age] === 'number' && { before: weighed(twin, cell.age) },
          );
        });
      return cohortFigure(cell, {
        of: question,
        title: title(c.day(cell.age)),
        row: own[0]?.label ?? cell.of,
        definition,
        days: question.days,
        against: counted.some((row) => row.before) ? (days ?? undefined) : undefined,
        counted,
        share,
        leftOut: own.length - mature.length,
        sources: own,
        isCumulative: measure === 'ltv',
        heads: { name: source, size: c.installs, value: name },
        metric: factsOf[measure].metric,
        answer,
        requestOf: ({ start, end }) => requestText(callOf[measure], { app: question.app.id, ...question.scope, from: start, to: end, by }),
        next: {
          href: question.elsewhere('/monitor/campaigninfo', cell.of === 'mean' ? {} : nextPath(question, by, cell.of)),
          text: t.byCampaign,
        },
      });
    },
    [question, answer, before, days, age, by, measure, share, cohortFigure, title, definition, name, source, c, t],
  );
}

function weighed(row: Cohorts['rows'][number], age: number) {
  const size = row.counted?.[age] ?? row.size ?? 0;
  return { name: row.label, size, value: row.values[age] ?? 0, weight: size };
}
