import { ChartPanel, CohortMap, Empty, useWords } from '#design-system';
import { reports } from '#app/api/reports/reports.ts';
import { cohortDataset, cohortWords } from '#screens/kit/cohorts/index.ts';
import { AnswerView, useAnswer, type Question } from '#screens/kit/question/index.ts';
import { adSpend } from '#screens/kit/sources/index.ts';
import { words } from './words.ts';

/** Whether the ads that people see pay for the ads that brought them: by the week of their install, at ages that have come. */
export function AdReturns({ of: question }: { of: Question }) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  // Who came by themselves cost nothing.
  const returns = useAnswer(question, reports.adReturns({ app: question.app.id, ...question.scope, by: 'week', natural: false }));
  return (
    <ChartPanel title={t.returns} note={t.returnsNote} {...question.formOf('returns')}>
      <AnswerView
        of={returns}
        height={220}
        failed={t.returnsFailed}
        empty={({ rows }) =>
          rows.every(({ size }) => size === 0) && <Empty kind="no-data" headingLevel={3} title={t.noReturns} cause={t.noReturnsCause} />
        }
      >
        {({ rows, ages }) => (
          <CohortMap
            data={cohortDataset(rows, ages, {
              measure: t.returns,
              dimension: c.week,
              day: c.day,
              nameOf: ({ key }) => c.weekOf(key.slice(5)),
              within: { span: 7, days: question.days },
              isCumulative: true,
              startSources: [adSpend],
            })}
            sizeName={c.installs}
            goal={1}
            floor={4}
          />
        )}
      </AnswerView>
    </ChartPanel>
  );
}
