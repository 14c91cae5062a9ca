import { ChartPanel, CohortMap, cohortCurves, Empty, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortsBefore, cohortWords } from '#screens/kit/cohorts/index.ts';
import { AnswerView, QuestionExport, useSeriesSheet, type Question } from '#screens/kit/question/index.ts';
import { adSpend } from '#screens/kit/sources/index.ts';
import type { AdFigure } from '../adFigure.ts';
import { words } from '../words.ts';
import { isFollowed, withoutOrganic, type useAdReturns } from './useAdReturns.ts';

interface AdReturnsProps {
  of: Question<unknown, AdFigure>;
  asked: ReturnType<typeof useAdReturns>;
}

/** A mean of fewer weeks than this is thin (ANALYTICS 2). */
const floor = 4;

/** Whether the ads that people see pay for the ads that brought them: by the week of their install, at ages that have come. */
export function AdReturns({ of: question, asked: { returns, compared } }: AdReturnsProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const page = usePageTitle();
  const sheetOf = useSeriesSheet();
  const mapOf = ({ rows, ages }: Cohorts) => ({
    data: cohortDataset(rows, ages, {
      measure: t.returns,
      dimension: c.week,
      day: c.day,
      nameOf: ({ key }) => c.weekOf(key.slice(5)),
      within: { span: 7, days: question.days },
      isCumulative: true,
      startSources: [adSpend],
    }),
    // At the same ages: days that are not yet mature are missing on both sides.
    ...(compared.pairs.length > 0 && { previous: cohortsBefore(rows, ages, compared, 7) }),
  });
  const sheet = (answer: Cohorts) => {
    const { data, previous } = mapOf(answer);
    const picked = data.series.map(({ key }) => key);
    const chart = cohortCurves(data, { picked, floor, meanName: c.mean, ...(previous && { previous: previous.values }) });
    const file = sheetOf({ title: `${page} · ${t.returns}`, sizeName: c.installs, charts: answer.rows.length ? [chart] : [] });
    return { ...file, notes: [t.returnsNote, c.immatureEmpty] };
  };
  if (!isFollowed(question.state))
    return (
      <ChartPanel title={t.returns} {...question.formOf('returns')}>
        <Empty kind="no-data" headingLevel={3} title={t.notFollowed} cause={t.notFollowedCause} />
      </ChartPanel>
    );
  return (
    <ChartPanel
      title={t.returns}
      note={t.returnsNote}
      {...question.formOf('returns')}
      actions={<QuestionExport of={withoutOrganic(question)} answer={returns} part={t.returns} sheet={sheet} />}
    >
      <AnswerView
        of={returns}
        shape="grid"
        height={220}
        failed={t.returnsFailed}
        empty={({ rows }) =>
          rows.every(({ size }) => size === 0) && <Empty kind="no-data" headingLevel={3} title={t.noReturns} cause={t.noReturnsCause} />
        }
      >
        {(answer) => (
          <CohortMap
            {...mapOf(answer)}
            sizeName={c.installs}
            goal={1}
            floor={floor}
            onAsk={(of, point) => question.explain({ of, age: answer.ages[point] ?? 0 })}
          />
        )}
      </AnswerView>
    </ChartPanel>
  );
}
