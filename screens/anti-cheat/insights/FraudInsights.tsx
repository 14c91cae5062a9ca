import { Empty, FailedNote, formatRange, Link, SplitView, Stack, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { recordParam } from '#app/lib/urlState.ts';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import {
  AnswerView,
  FigureDrawer,
  Period,
  QuestionExport,
  QuestionFilters,
  QuestionPage,
  useQuestion,
} from '#screens/kit/question/index.ts';
import { Channels } from './channels/Channels.tsx';
import { Course } from './Course.tsx';
import { Evidence } from './evidence/Evidence.tsx';
import { EvidenceRecords } from './evidence/EvidenceRecords.tsx';
import { rateOf, sharesOf } from './fraud.ts';
import { Headlines } from './Headlines.tsx';
import { HighMedians } from './HighMedians.tsx';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { Reasons } from './Reasons.tsx';
import { SubChannels } from './channels/SubChannels.tsx';
import { useAlarmRule } from './channels/useAlarmRule.ts';
import { useFraud } from './useFraud.ts';
import { fraudFigure, useFraudFigure } from './useFraudFigure.ts';
import { words } from './words.ts';

const params = { evidence: recordParam } as const;
export const spec = {
  report: 'fake',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } } },
  // Who has clicked on nothing has no click that could be false.
  hasNatural: false,
  // What counts here is when an install was judged, not how long after its click it came.
  hasWindow: false,
  // What flagged installs have cost.
  countsSpend: true,
  params,
  figure: fraudFigure,
} as const;

/** What was not trusted and why: blocked in real time and flagged after attribution always apart. */
export function FraudInsights() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const { now, days, judged, daily, ranges } = useFraud(question);
  const figureOf = useFraudFigure(question, now.data, judged, ranges);
  const comparedNote = question.compared && (days ? t.comparedDays(formatRange(days.of), formatRange(days.against)) : t.noneJudged);
  const { asked: limitsAsked } = useReportLimits();
  const ruleOf = useAlarmRule();
  // A link may be about a channel that has brought nothing in these days.
  const channel = now.data?.rows.some(({ key }) => key === question.params.evidence) ? question.params.evidence : '';
  const sheet = useFraudSheet();
  return (
    <QuestionPage
      of={question}
      fetchedAt={now.data?.fetchedAt}
      actions={
        <>
          <Link href={question.elsewhere('/anticheatposition/IndicatorDetails')}>{t.details}</Link>
          <QuestionExport of={question} answer={now} sheet={sheet} />
        </>
      }
    >
      <QuestionFilters of={question} lead={<Period of={question} />} end={ruleOf(now.data ?? { rows: [] })} />
      <FailedNote of={[limitsAsked]}>{t.limitsFailed}</FailedNote>
      <FailedNote of={[daily]}>{t.priceMissing}</FailedNote>
      <AnswerView
        of={now}
        panels={['figures', { main: 'chart', side: 'bars' }, 'grid']}
        failed={t.failed}
        empty={({ rows }) => rows.length === 0 && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />}
      >
        {(answer) => (
          <Stack gap="4">
            <HighMedians of={answer} />
            <Headlines of={question} now={answer} judged={judged} comparedNote={comparedNote} ranges={ranges} />
            <SplitView
              side={
                <Evidence
                  of={question}
                  answer={answer}
                  ranges={ranges}
                  channel={channel}
                  onChannel={(evidence) => question.setParams({ evidence })}
                />
              }
            >
              <Course of={question} answer={answer} />
            </SplitView>
            <Reasons of={answer.reasons} figureOf={figureOf} onExplain={question.explain} />
            <Channels of={question} now={answer} judged={judged} figureOf={figureOf} onExplain={question.explain} />
            <SubChannels
              of={question}
              asked={now}
              now={answer}
              judged={judged}
              comparedNote={comparedNote}
              channel={channel}
              figureOf={figureOf}
              onExplain={question.explain}
            />
          </Stack>
        )}
      </AnswerView>
      <EvidenceRecords of={question} channel={now.data?.rows.find(({ key }) => key === channel)} />
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </QuestionPage>
  );
}

/** Channels as a file, with what the rules of the app are about and what the page marks by them. */
function useFraudSheet() {
  const t = useWords(words);
  const title = usePageTitle();
  const ruleOf = useAlarmRule();
  return ({ rows }: FraudInsight) => ({
    title,
    notes: [ruleOf({ rows })],
    columns: [
      { title: t.channel, kind: 'text' as const },
      { title: t.claimed, kind: 'count' as const },
      { title: t.blocked, kind: 'count' as const },
      { title: t.flagged, kind: 'count' as const },
      { title: t.rate, kind: 'percent' as const },
      { title: t.injectionShare, kind: 'percent' as const },
      { title: t.floodingShare, kind: 'percent' as const },
    ],
    rows: rows.map((row) => [
      row.label,
      row.attributed + row.blocked,
      row.blocked,
      row.flagged,
      rateOf(row),
      sharesOf(row).injection,
      sharesOf(row).flooding,
    ]),
  });
}
