import { answerIn, ChartPanel, CohortMap, Empty, FailedNote, Note, useWords } from '#design-system';
import { choiceParam } from '#app/lib/urlState.ts';
import { cohortCell, cohortWords, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { AnswerView, FigureDrawer, GroupBy, Period, QuestionFilters, QuestionPage, useQuestion } from '#screens/kit/question/index.ts';
import { SegmentChip, SegmentNotes, useSides } from '#screens/kit/report/index.ts';
import { isBreakEven, useBreakEvenFigure } from './break-even/useBreakEvenFigure.ts';
import { useSourcesBefore } from './break-even/useSourcesBefore.ts';
import { breakEvenWords } from './break-even/words.ts';
import { Curves } from './Curves.tsx';
import { isFact } from './facts/facts.ts';
import { useFacts } from './facts/useFacts.ts';
import { PaybackExport } from './file/PaybackExport.tsx';
import { useComparedReturns, usePayback, useSegments } from './usePayback.ts';
import { useReturnFigure } from './useReturnFigure.ts';
import { useReturns } from './useReturns.ts';
import { words } from './words.ts';

const groupings = ['channel', 'group', 'campaign'] as const;
export const spec = {
  report: 'roi',
  start: { period: { preset: 'last90' } },
  // Of who is followed over days it is known what brought them, and not where they are.
  fields: ['channel', 'group', 'campaign', 'ad'],
  hasNatural: false,
  countsSpend: true,
  params: { per: choiceParam(['total', 'interval'], 'total') },
  figure: cohortCell,
} as const;

/** Whether ad spend comes back, and after how many days: by source, and by the week of the install. */
export function Payback() {
  const t = useWords(words);
  const own = useWords(breakEvenWords);
  const c = useWords(cohortWords);
  const question = useQuestion(spec);
  const { reader, state, explained } = question;
  const by = groupings.find((one) => one === state.by[0]) ?? 'channel';
  const bySource = usePayback(question, by);
  const byWeek = usePayback(question, 'week');
  const overall = answerIn(usePayback(question, 'all'))?.rows[0];
  const sides = useSides(question);
  const segments = useSegments(sides.pair);
  // Two segments are compared with each other, not with another period.
  const compared = useComparedReturns(question, !sides.pair && !sides.isPending);
  const before = useSourcesBefore(question, { by, ages: answerIn(bySource)?.ages ?? [], isWanted: !sides.pair && !sides.isPending });
  const returns = useReturns(question.params.per, { days: question.days, overall, compared, before, segments: segments.rows });
  const returnOf = useReturnFigure(question, { byWeek: byWeek.data, overall, compared });
  const breakEvenOf = useBreakEvenFigure(question, { by, answer: answerIn(bySource), returns, before, segments: segments.sides });
  const whole = useFacts(question, !sides.pair && !sides.isPending, returnOf);
  const figureOf = (cell: CohortCell | null) =>
    cell && (isFact(cell.of) ? whole.figureOf(cell.of) : isBreakEven(cell) ? breakEvenOf(cell) : returnOf(cell));
  if (!reader.isPending && !reader.flags.pay)
    return (
      <QuestionPage of={question}>
        <Empty kind="locked" headingLevel={2} title={t.noPay} cause={t.noPayCause} />
      </QuestionPage>
    );
  const shown = segments.failed ?? bySource;
  return (
    <QuestionPage
      of={question}
      fetchedAt={bySource.data?.fetchedAt}
      actions={<PaybackExport of={question} bySource={shown} byWeek={byWeek} returns={returns} whole={whole} />}
    >
      <QuestionFilters
        of={question}
        lead={
          <>
            <Period of={question} />
            <GroupBy of={question} groupings={groupings} />
          </>
        }
      >
        <SegmentChip report={question} />
      </QuestionFilters>
      <SegmentNotes sides={sides} />
      <FailedNote of={before.answers}>{own.failed}</FailedNote>
      {segments.hidden.length > 0 && <Note kind="neutral">{t.noPayIn(segments.hidden.join(t.and))}</Note>}
      <AnswerView
        of={shown}
        panels={['chart']}
        failed={t.failed}
        empty={({ rows }) => rows.length === 0 && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />}
      >
        {(answer) => <Curves of={question} curves={returns.curvesOf(answer)} facts={whole} />}
      </AnswerView>
      <ChartPanel title={t.table} note={sides.pair ? t.tableOfAll : t.tableNote} {...question.formOf('weeks')}>
        <AnswerView of={byWeek} shape="grid" height={300} failed={t.failed}>
          {(answer) => (
            <CohortMap
              {...returns.weeksOf(answer)}
              sizeName={c.installs}
              goal={1}
              onAsk={(of, point) => question.explain({ of, age: answer.ages[point] ?? 0 })}
            />
          )}
        </AnswerView>
      </ChartPanel>
      <FigureDrawer of={question} figure={figureOf(explained)} />
    </QuestionPage>
  );
}
