import { ChartPanel, CohortMap, cohortCurves, Empty, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { reports } from '#app/api/reports/reports.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortWords } from '#screens/kit/cohorts/index.ts';
import { AnswerView, QuestionExport, useAnswer, useSeriesSheet, type Question } from '#screens/kit/question/index.ts';
import { adSpend } from '#screens/kit/sources/index.ts';
import { words } from '../words.ts';

/** Whether the ads that people see pay for the ads that brought them: by the week of their install, at ages that have come. */
export function AdReturns({ of: question }: { of: Question }) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  // Who came by themselves cost nothing.
  const returns = useAnswer(question, reports.adReturns({ app: question.app.id, ...question.scope, by: 'week', natural: false }));
  const page = usePageTitle();
  const sheetOf = useSeriesSheet();
  const mapOf = ({ rows, ages }: Cohorts) =>
    cohortDataset(rows, ages, {
      measure: t.returns,
      dimension: c.week,
      day: c.day,
      nameOf: ({ key }) => c.weekOf(key.slice(5)),
      within: { span: 7, days: question.days },
      isCumulative: true,
      startSources: [adSpend],
    });
  const sheet = (answer: Cohorts) => {
    const map = mapOf(answer);
    const chart = cohortCurves(map, { picked: map.series.map(({ key }) => key), floor, meanName: c.mean });
    const file = sheetOf({ title: `${page} · ${t.returns}`, sizeName: c.installs, charts: answer.rows.length ? [chart] : [] });
    return { ...file, notes: [t.returnsNote, c.immatureEmpty] };
  };
  return (
    <ChartPanel
      title={t.returns}
      note={t.returnsNote}
      {...question.formOf('returns')}
      actions={<QuestionExport of={question} answer={returns} part={t.returns} sheet={sheet} />}
    >
      <AnswerView
        of={returns}
        height={220}
        failed={t.returnsFailed}
        empty={({ rows }) =>
          rows.every(({ size }) => size === 0) && <Empty kind="no-data" headingLevel={3} title={t.noReturns} cause={t.noReturnsCause} />
        }
      >
        {(answer) => <CohortMap data={mapOf(answer)} sizeName={c.installs} goal={1} floor={floor} />}
      </AnswerView>
    </ChartPanel>
  );
}

/** A mean of fewer weeks than this is thin (ANALYTICS 2). */
const floor = 4;
