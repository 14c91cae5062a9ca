import {
  ChartPanel,
  cohortCurves,
  CohortMap,
  curveSentence,
  Empty,
  figureText,
  SplitView,
  Stack,
  TrendChart,
  useProvenaLocale,
  useWords,
} from '#design-system';
import { useRetentionDay } from '#app/lib/periods/useRetentionDay.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortsBefore, cohortWords, type CohortCell, type ComparedDays } from '#screens/kit/cohorts/index.ts';
import { isLargeEnough, matureCells, WithheldMeasures } from '#screens/kit/measures/index.ts';
import { AnswerView, FigureDrawer, Period, QuestionFilters, QuestionPage, useQuestion } from '#screens/kit/question/index.ts';
import { Averages } from './Averages.tsx';
import { MeasureChoice, MinimumSize, RowChoice } from './Choices.tsx';
import { CohortExport } from './CohortExport.tsx';
import { cohortFacts, cohortParams, floors, rowKinds, spans, type CohortQuestion, type RowKind } from './cohorts.ts';
import { factsOf, measures, measuresFor, type Measure } from './measures/measures.ts';
import { useCohorts, useCohortsBefore } from './measures/useCohorts.ts';
import { useMeasureFigure } from './measures/useMeasureFigure.ts';
import { curveTitles, dayRules, mapNotes, measureNames } from './measures/words.ts';
import { rowNames, words } from './words.ts';

export const spec = {
  report: 'useroverview',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, by: ['day'] },
  params: cohortParams,
  ...cohortFacts,
} as const;

/** Who came, who came back and what they paid: by the day, the week or the month of the install. */
export function UserOverview() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const question = useQuestion(spec);
  const measured = useWords(measureNames);
  const known = measuresFor(question);
  const measure = known.find((one) => one === question.params.measure) ?? known[0] ?? 'retention';
  const by = rowKinds.find((one) => one === question.state.by[0]) ?? 'day';
  const cohorts = useCohorts(question, measure, by);
  const compared = useCohortsBefore(question, measure);
  if (!question.reader.isPending && known.length === 0)
    return (
      <QuestionPage of={question}>
        <Empty kind="locked" headingLevel={2} title={t.noFlag} cause={t.noFlagCause} />
      </QuestionPage>
    );
  const cells = cohorts.data && matureCells(cohorts.data);
  return (
    <QuestionPage
      of={question}
      fetchedAt={cohorts.data?.fetchedAt}
      actions={<CohortExport of={question} answer={cohorts} shown={{ measure, by, compared }} />}
    >
      <QuestionFilters
        of={question}
        lead={
          <>
            <Period of={question} />
            <MeasureChoice of={question} value={measure} />
            <RowChoice of={question} value={by} />
          </>
        }
        end={cells && t.matureCells(figureText(cells.mature, locale), figureText(cells.all, locale))}
      >
        <MinimumSize of={question} />
      </QuestionFilters>
      <WithheldMeasures of={question} measures={measures} facts={factsOf} names={measured} />
      <AnswerView
        of={cohorts}
        panels={[{ main: 'chart', side: 'rows' }, 'grid']}
        failed={t.failed}
        empty={({ rows }) =>
          rows.every(({ size }) => size === 0) && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
        }
      >
        {(answer) => <Overview of={question} answer={answer} measure={measure} by={by} compared={compared} />}
      </AnswerView>
    </QuestionPage>
  );
}

interface OverviewProps {
  of: CohortQuestion<CohortCell>;
  answer: Cohorts;
  measure: Measure;
  by: RowKind;
  compared: ComparedDays;
}

function Overview({ of: question, answer, measure, by, compared }: OverviewProps) {
  const t = useWords(words);
  const c = useWords(cohortWords);
  const locale = useProvenaLocale();
  const names = useWords(rowNames);
  const name = useWords(measureNames)[measure];
  const retentionDay = useRetentionDay(question.app.id);
  const [curve, rule, note] = [useWords(curveTitles)[measure], useWords(dayRules)[measure](retentionDay), useWords(mapNotes)[measure]];
  const { minimum, picked } = question.params;
  const { rows, ages } = answer;
  const { figures, keyAges } = factsOf[measure];
  const figureOf = useMeasureFigure(question, { measure, by, answer, compared });
  const data = cohortDataset(rows, ages, {
    measure: name,
    dimension: names[by],
    day: c.day,
    head: t.head,
    nameOf: ({ key }) => (by === 'month' ? key : key.slice(5)),
    figures,
    within: { span: spans[by], days: question.days },
    isCumulative: measure === 'ltv',
  });
  const large = rows.filter((row) => isLargeEnough(row, minimum));
  const previous = compared.pairs.length > 0 ? cohortsBefore(large, ages, compared, spans[by]) : undefined;
  const rules = { minimum, floor: floors[by], ...(previous && { previous: previous.values }) };
  const curves = cohortCurves(data, { ...rules, picked, meanName: t.mean });
  const keyPoints = keyAges.slice(1).flatMap((age) => (ages.includes(age) ? [ages.indexOf(age)] : []));
  return (
    <Stack gap="4">
      <SplitView
        sideWidth="wide"
        side={
          <Averages
            of={question}
            measure={measure}
            answer={answer}
            means={curves.series[0]?.values ?? []}
            before={previous?.values}
            figureOf={figureOf}
          />
        }
      >
        <ChartPanel
          title={curve}
          note={[rule, ...(picked.length ? [t.picked(picked.length)] : [])].join(' · ')}
          {...question.formOf('curves')}
        >
          <TrendChart
            data={{ ...curves, previousName: t.meanBefore }}
            kind="line"
            height={252}
            sentence={curveSentence(data, rules, locale, keyPoints)}
          />
        </ChartPanel>
      </SplitView>
      <ChartPanel title={names[by]} note={note} {...question.formOf('cohorts')}>
        <CohortMap
          data={data}
          sizeName={c.installs}
          minimum={minimum}
          floor={floors[by]}
          {...(previous && { previous })}
          picked={picked}
          onPick={(keys) => question.setParams({ picked: keys })}
          onAsk={(of, point) => question.explain({ of, age: ages[point] ?? 0 })}
        />
      </ChartPanel>
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </Stack>
  );
}
