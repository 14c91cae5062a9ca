import { useMemo } from 'react';
import { ViewChoice, Empty, FailedNote, SplitView, Stack, useWords } from '#design-system';
import { choiceParam } from '#app/lib/urlState.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import {
  AnswerView,
  FigureDrawer,
  Period,
  QuestionExport,
  QuestionFilters,
  QuestionPage,
  useQuestion,
} from '#screens/kit/question/index.ts';
import { Headlines } from './Headlines.tsx';
import { Installs } from './Installs.tsx';
import { MixedMaps } from './maps/MixedMaps.tsx';
import { NullShare } from './NullShare.tsx';
import { postbackNumbers, sourcesOf } from './postbacks.ts';
import { Sources, totalOf } from './sources/Sources.tsx';
import { sourceKinds, useDailyPostbacks, useSources, type SourceKind } from './usePostbacks.ts';
import { useSourceNames } from './sources/useSourceNames.ts';
import { useSourceSheet } from './sources/useSourceSheet.ts';
import { postbackFigure } from './why/postbackFigure.ts';
import { usePostbackFigure } from './why/usePostbackFigure.ts';
import { Windows } from './Windows.tsx';
import { words } from './words.ts';

export const spec = {
  report: 'akandetails',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } } },
  // What Apple reports has no organic installs, and counts by Apple's windows.
  hasNatural: false,
  hasWindow: false,
  figure: postbackFigure,
  // Channels and campaigns are groupings of every report; what Apple adds to a postback is one of this page alone.
  params: { detail: choiceParam(['none', 'sourceApp', 'tier'], 'none'), postback: choiceParam(postbackNumbers, '1') },
} as const;

/** What Apple reported of installs: three postbacks apart, each over the days for which it is all in (R-038, R-053, C-17). */
export function SkanReport() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const { params, setParams, state } = question;
  // Within a channel its campaigns are the sources.
  const isWithin = state.path.length > 0;
  const grouped = isWithin || state.by[0] === 'campaign' ? 'campaign' : 'channel';
  const by: SourceKind = params.detail === 'none' ? grouped : params.detail;
  const show = (to: SourceKind) => {
    const isDetail = to === 'sourceApp' || to === 'tier';
    setParams({ detail: isDetail ? to : 'none' });
    if (!isDetail) question.set({ by: [to] });
  };
  const { now, previous } = useDailyPostbacks(question);
  const { first, second, third } = useSources(question, by);
  const [firstRows, secondRows, thirdRows] = [first.rows, second.rows, third.rows];
  const nameOf = useSourceNames(by);
  const rowsOf = (answer: ReportRows) => nameOf(sourcesOf(answer.rows, secondRows, thirdRows));
  const mature = { first: first.mature, second: second.mature, third: third.mature };
  const { asked: limitsAsked } = useReportLimits();
  const sheet = useSourceSheet(by, mature);
  const sources = useMemo(
    () => (firstRows ? nameOf(sourcesOf(firstRows, secondRows, thirdRows)) : []),
    [firstRows, secondRows, thirdRows, nameOf],
  );
  const figureOf = usePostbackFigure(question, { now: now.data, previous, sources });
  return (
    <QuestionPage
      of={question}
      fetchedAt={now.data?.fetchedAt}
      actions={<QuestionExport of={question} answer={first.answer} sheet={(answer) => sheet(rowsOf(answer))} />}
    >
      <QuestionFilters
        of={question}
        lead={
          <>
            <Period of={question} />
            <ViewChoice
              label={t.source}
              value={by}
              onChange={show}
              options={sourceKinds.filter((one) => !isWithin || one !== 'channel').map((value) => ({ value, label: t[value] }))}
            />
          </>
        }
        end={t.raw}
      />
      <FailedNote of={[limitsAsked]}>{t.limitsFailed}</FailedNote>
      {now.data && <MixedMaps of={question} />}
      <FailedNote of={now.data ? [second.answer, third.answer] : []}>{t.laterFailed}</FailedNote>
      <AnswerView
        of={now}
        panels={['figures', { main: 'chart', side: 'bars' }]}
        failed={t.failed}
        empty={({ rows }) =>
          rows.every(({ values }) => !values['postbacks']) && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
        }
      >
        {(answer) => (
          <Stack gap="4">
            <Headlines of={question} now={answer} previous={previous} />
            <SplitView side={<NullShare of={question} answer={answer} />}>
              <Installs of={question} answer={answer} number={params.postback} onNumber={(postback) => setParams({ postback })} />
            </SplitView>
          </Stack>
        )}
      </AnswerView>
      <Windows today={question.today} />
      {first.mature && now.data && (
        <AnswerView of={first.answer} panels={['grid']} failed={t.sourcesFailed}>
          {() =>
            sources.length > 0 && (
              <Sources of={question} by={by} rows={sources} mature={mature} total={totalOf(sources)} figureOf={figureOf} />
            )
          }
        </AnswerView>
      )}
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </QuestionPage>
  );
}
