import { Empty, SplitView, Stack, useWords } from '#design-system';
import { AnswerView, FigureDrawer, useQuestion } from '#screens/kit/question/index.ts';
import { RowsReport } from '#screens/kit/report/index.ts';
import { ActiveUsers } from './ActiveUsers.tsx';
import { Headlines } from './Headlines.tsx';
import { Hours } from './Hours.tsx';
import { MinutesPerUser } from './days/MinutesPerUser.tsx';
import { NewAndExisting } from './days/NewAndExisting.tsx';
import { SessionLengths } from './SessionLengths.tsx';
import { useEngagement } from './useEngagement.ts';
import { engagementFigure } from './why/engagementFigure.ts';
import { useEngagementFigure } from './why/useEngagementFigure.ts';
import { words } from './words.ts';

export const spec = {
  report: 'userengagement',
  hasWindow: false,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, chart: 'sessions' },
  params: {},
  figure: engagementFigure,
} as const;
const groupings = ['channel', 'appVersion', 'country', 'os', 'model', 'day'] as const;

/** How many come, how often, for how long and when. */
export function Engagement() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const { today, formOf, explain } = question;
  const { now, previous, isReceived, lacking, lengths, lengthsBefore } = useEngagement(question);
  const known = { today, isReceived, lacking };
  const figureOf = useEngagementFigure(question, { now: now.data, previous, known, lengths: lengths.data });
  return (
    <RowsReport of={question} groupings={groupings.filter((one) => one !== 'appVersion' || question.fields.includes(one))}>
      <AnswerView
        of={now}
        panels={['figures', { main: 'chart', side: 'bars' }, { main: 'chart', side: 'chart' }, 'grid']}
        failed={t.failed}
        empty={({ days }) =>
          days.every(({ dau }) => dau === 0) && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
        }
      >
        {(answer) => (
          <Stack gap="4">
            <Headlines now={answer} previous={previous} known={known} onExplain={explain} />
            <SplitView
              side={<SessionLengths of={lengths} previous={lengthsBefore} form={formOf('lengths')} onExplain={() => explain('length')} />}
            >
              <ActiveUsers now={answer} previous={previous} known={known} form={formOf('active')} onExplain={explain} />
            </SplitView>
            <SplitView
              side={<MinutesPerUser now={answer} previous={previous} known={known} form={formOf('minutes')} onExplain={explain} />}
            >
              <NewAndExisting now={answer} previous={previous} known={known} form={formOf('new')} onExplain={explain} />
            </SplitView>
            <Hours of={answer} form={formOf('hours')} onExplain={explain} />
          </Stack>
        )}
      </AnswerView>
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </RowsReport>
  );
}
