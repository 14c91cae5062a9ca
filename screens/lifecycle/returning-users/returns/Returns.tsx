import type { ReactNode } from 'react';
import {
  ChartPanel,
  ViewChoice,
  cohortCurves,
  CohortMap,
  curveSentence,
  Empty,
  FailedNote,
  figureText,
  Stack,
  TrendChart,
  useProvenaLocale,
  useWords,
} from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortLines, cohortsBefore, cohortWords, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { isLargeEnough, matureCells, WithheldMeasures } from '#screens/kit/measures/index.ts';
import { AnswerView, FigureDrawer, Period, QuestionFilters, QuestionPage } from '#screens/kit/question/index.ts';
import { absences, factsOf, measures, measuresFor, returnParams, type Grouping, type Measure, type ReturnQuestion } from './returns.ts';
import { ReturnsExport } from './ReturnsExport.tsx';
import { ReturnsPerDay } from './ReturnsPerDay.tsx';
import { listed, SourceTable } from './SourceTable.tsx';
import { useReturnFigure } from './useReturnFigure.ts';
import { useReturnsPerDay } from './useReturnsPerDay.ts';
import { useReturns } from './useReturns.ts';
import { curveTitles, dayRules, mapNotes, measureNames, rowNames, words } from './words.ts';

interface ReturnsProps {
  of: ReturnQuestion;
  by: Grouping;
  /** How rows can be told apart, where there is a choice. */
  choice?: ReactNode;
  actions?: ReactNode;
}

/** Who came back after some days away, and whether they stay and pay. */
export function Returns({ of: question, by, choice, actions }: ReturnsProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const names = useWords(measureNames);
  const known = measuresFor(question);
  const measure = known.find((one) => one === question.params.measure) ?? known[0] ?? 'retention';
  const { rows, days, compared } = useReturns(question, measure, by);
  const cells = rows.data && matureCells(rows.data);
  if (!question.reader.isPending && known.length === 0)
    return (
      <QuestionPage of={question}>
        <Empty kind="locked" headingLevel={2} title={t.noFlag} cause={t.noFlagCause} />
      </QuestionPage>
    );
  return (
    <QuestionPage
      of={question}
      fetchedAt={rows.data?.fetchedAt}
      actions={
        <>
          {actions}
          <ReturnsExport of={question} answer={rows} measure={measure} by={by} />
        </>
      }
    >
      <QuestionFilters
        of={question}
        lead={
          <>
            <Period of={question} />
            {known.length > 1 && (
              <ViewChoice
                label={t.measure}
                options={known.map((one) => ({ value: one, label: names[one] }))}
                value={measure}
                onChange={(one) => question.setParams({ measure: one })}
              />
            )}
            <ViewChoice
              label={t.away}
              options={absences.map((one) => ({ value: one, label: t.awayDays(one) }))}
              value={question.params.away}
              onChange={(one) => question.setParams({ away: returnParams.away.parse(one) ?? '7' })}
            />
            {choice}
          </>
        }
        end={
          cells &&
          cells.all > 0 &&
          t.matureCells(figureText(cells.mature, locale), figureText(cells.all, locale), figureText(question.params.minimum, locale))
        }
      />
      <WithheldMeasures of={question} measures={measures} facts={factsOf} names={names} />
      {by !== 'day' && <FailedNote of={[days]}>{t.courseFailed}</FailedNote>}
      <AnswerView
        of={rows}
        panels={['figures', 'chart', 'grid']}
        failed={t.failed}
        empty={(answer) =>
          answer.rows.every(({ size }) => size === 0) && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
        }
      >
        {(answer) => <Contents of={question} by={by} measure={measure} answer={answer} days={days.data} compared={compared} />}
      </AnswerView>
    </QuestionPage>
  );
}

interface ContentsProps {
  of: ReturnQuestion;
  by: Grouping;
  measure: Measure;
  answer: Cohorts;
  days: Cohorts | undefined;
  compared: ComparedDays;
}

function Contents({ of: question, by, measure, answer, days, compared }: ContentsProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  const row = useWords(rowNames)[by];
  const name = useWords(measureNames)[measure];
  const [curve, rule, note] = [useWords(curveTitles)[measure], useWords(dayRules)[measure], useWords(mapNotes)[measure]];
  const { minimum } = question.params;
  const { rows, ages } = answer;
  const { figures, keyAges } = factsOf[measure];
  const figureOf = useReturnFigure(question, { measure, by, answer, compared });
  const perDayOf = useReturnsPerDay(question, measure, { answer: days, compared });
  const { explained } = question;
  const shown = by === 'day' ? rows : rows.slice(0, listed);
  const data = cohortDataset(shown, ages, {
    measure: name,
    dimension: row,
    day: c.day,
    head: t.head,
    nameOf: ({ key, label }) => (by === 'day' ? key.slice(5) : label),
    figures,
    isCumulative: measure === 'ltv',
    within: { span: 1, days: question.days },
  });
  const isCompared = by === 'day' && compared.pairs.length > 0;
  const previous = isCompared
    ? cohortsBefore(
        rows.filter((one) => isLargeEnough(one, minimum)),
        ages,
        compared,
        1,
      )
    : undefined;
  const rules = { minimum, floor: by === 'day' ? 5 : 1, ...(previous && { previous: previous.values }) };
  const lines = cohortLines(rows.filter((one) => isLargeEnough(one, minimum)).slice(0, 5), ages, {
    measure: name,
    dimension: t.age,
    seriesDimension: row,
    day: c.day,
    since: question.days,
    isCumulative: measure === 'ltv',
    isPerInterval: false,
    overall: undefined,
    figures,
  });
  const keyPoints = keyAges.slice(1).flatMap((age) => (ages.includes(age) ? [ages.indexOf(age)] : []));
  return (
    <Stack gap="4">
      {days && <ReturnsPerDay of={question} answer={days} compared={compared} />}
      <ChartPanel title={curve} note={rule} {...question.formOf('curves')}>
        <TrendChart
          data={by === 'day' ? { ...cohortCurves(data, { ...rules, picked: [], meanName: t.mean }), previousName: c.previous } : lines}
          kind="line"
          height={232}
          {...(by === 'day' && { sentence: curveSentence(data, rules, locale, keyPoints) })}
        />
      </ChartPanel>
      {by !== 'day' && <SourceTable of={question} by={by} measure={measure} answer={answer} figureOf={figureOf} />}
      <ChartPanel title={row} note={note} {...question.formOf('cohorts')}>
        <CohortMap
          data={data}
          sizeName={t.returns}
          minimum={minimum}
          floor={rules.floor}
          {...(previous && { previous })}
          onAsk={(of, point) => question.explain({ of, age: ages[point] ?? 0 })}
        />
      </ChartPanel>
      <FigureDrawer
        of={question}
        figure={explained && 'what' in explained && explained.what === 'days' ? perDayOf() : figureOf(explained)}
      />
    </Stack>
  );
}
