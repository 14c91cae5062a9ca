import { Empty, SplitView, Stack, useWords } from '#design-system';
import { choiceParam } from '#app/lib/urlState.ts';
import { AnswerView, FigureDrawer, useQuestion } from '#screens/kit/question/index.ts';
import { RowsReport } from '#screens/kit/report/index.ts';
import { ActiveUsers } from './ActiveUsers.tsx';
import { headlines } from './figures.ts';
import { Headlines } from './Headlines.tsx';
import { Hours } from './Hours.tsx';
import { SessionLengths } from './SessionLengths.tsx';
import { useEngagement } from './useEngagement.ts';
import { useHeadlineFigure } from './useHeadlineFigure.ts';
import { words } from './words.ts';

export const spec = {
  report: 'userengagement',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, chart: 'sessions' },
  params: {},
  figure: choiceParam(headlines, null),
} as const;
const groupings = ['channel', 'country', 'os', 'model', 'day'] as const;

/** How many come, how often, for how long and when. */
export function Engagement() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const { today, formOf } = question;
  const { now, previous, lengths, lengthsBefore } = useEngagement(question);
  const figureOf = useHeadlineFigure(question, now.data, previous);
  return (
    <RowsReport of={question} groupings={groupings}>
      <AnswerView
        of={now}
        panels={['figures', { main: 'chart', side: 'bars' }, 'grid']}
        failed={t.failed}
        empty={({ days }) =>
          days.every(({ dau }) => dau === 0) && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
        }
      >
        {(answer) => (
          <Stack gap="4">
            <Headlines now={answer} previous={previous} today={today} onExplain={question.explain} />
            <SplitView side={<SessionLengths of={lengths} previous={lengthsBefore} form={formOf('lengths')} />}>
              <ActiveUsers now={answer} previous={previous} today={today} form={formOf('active')} />
            </SplitView>
            <Hours of={answer} form={formOf('hours')} />
          </Stack>
        )}
      </AnswerView>
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </RowsReport>
  );
}
