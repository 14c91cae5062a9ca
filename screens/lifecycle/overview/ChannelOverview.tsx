import {
  addDays,
  ChartPanel,
  CohortMap,
  Empty,
  FailedNote,
  figureText,
  ScatterChart,
  Stack,
  TrendChart,
  useProvenaLocale,
  useWords,
  ViewChoice,
} from '#design-system';
import { choiceParam } from '#app/lib/urlState.ts';
import { useRetentionDay } from '#app/lib/periods/useRetentionDay.ts';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { cohortDataset, cohortLines, cohortWords } from '#screens/kit/cohorts/index.ts';
import { isLargeEnough, matureCells, WithheldMeasures } from '#screens/kit/measures/index.ts';
import { AnswerView, FigureDrawer, GroupBy, Period, QuestionFilters, QuestionPage, useQuestion } from '#screens/kit/question/index.ts';
import { ChannelExport } from './channels/ChannelExport.tsx';
import { channelFigure, type ChannelQuestion } from './channels/channelFigure.ts';
import { ChannelTable, listed } from './channels/table/ChannelTable.tsx';
import { scatterOf } from './channels/scatterOf.ts';
import { sourceNames, sources, type Source } from './channels/sources.ts';
import { useChannelFigure } from './channels/useChannelFigure.ts';
import { useChannels } from './channels/useChannels.ts';
import { channelWords } from './channels/words.ts';
import { MeasureChoice, MinimumSize } from './Choices.tsx';
import { cohortFacts, cohortParams } from './cohorts.ts';
import { factsOf, measures, measuresFor, type Measure } from './measures/measures.ts';
import { curveTitles, dayRules, figureTitles, mapNotes, measureNames } from './measures/words.ts';
import { words } from './words.ts';

export const spec = {
  report: 'channeloverview',
  countsSpend: true,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } } },
  params: { ...cohortParams, day: choiceParam(['0', '1', '3', '7', '14', '30', '60'], '7') },
  ...cohortFacts,
  figure: channelFigure,
} as const;

/** What each source brings, how long it stays and what it pays, beside what it costs. */
export function ChannelOverview() {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const own = useWords(channelWords);
  const c = useWords(cohortWords);
  const question = useQuestion(spec);
  const measured = useWords(measureNames);
  const known = measuresFor(question);
  const measure = known.find((one) => one === question.params.measure) ?? known[0] ?? 'retention';
  const by = sources.find((one) => one === question.state.by[0]) ?? 'channel';
  const { keyAges } = factsOf[measure];
  const age = keyAges.find((one) => one === Number(question.params.day)) ?? 7;
  const channels = useChannels(question, { measure, by, age });
  const { cohorts } = channels;
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
      actions={
        <ChannelExport
          of={question}
          answer={cohorts}
          spend={channels.spend.data}
          before={channels.before.data}
          days={channels.days}
          beside={channels.beside}
          shown={{ measure, by, age }}
        />
      }
    >
      <QuestionFilters
        of={question}
        lead={
          <>
            <Period of={question} />
            <MeasureChoice of={question} value={measure} />
            <GroupBy of={question} groupings={sources} />
            <ViewChoice
              label={own.on}
              options={keyAges.map((one) => ({ value: String(one), label: c.day(one) }))}
              value={String(age)}
              onChange={(day) => question.setParams({ day: spec.params.day.parse(day) ?? '7' })}
            />
          </>
        }
        end={cells && t.matureCells(figureText(cells.mature, locale), figureText(cells.all, locale))}
      >
        <MinimumSize of={question} />
      </QuestionFilters>
      <WithheldMeasures of={question} measures={measures} facts={factsOf} names={measured} />
      <FailedNote of={[channels.spend]}>{own.spendMissing}</FailedNote>
      {channels.askedQualities.map(({ quality, answer }) => (
        <FailedNote key={quality} of={[answer]}>
          {own.qualityMissing(measured[quality])}
        </FailedNote>
      ))}
      <AnswerView
        of={cohorts}
        panels={['chart', 'grid']}
        failed={t.failed}
        empty={({ rows }) =>
          rows.every(({ size }) => size === 0) && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
        }
      >
        {(answer) => <Sources of={question} answer={answer} channels={channels} shown={{ measure, by, age }} />}
      </AnswerView>
    </QuestionPage>
  );
}

interface SourcesProps {
  of: ChannelQuestion;
  answer: Cohorts;
  channels: ReturnType<typeof useChannels>;
  shown: { measure: Measure; by: Source; age: number };
}

function Sources({ of: question, answer, channels: { before, days, beside, spend }, shown: { measure, by, age } }: SourcesProps) {
  const t = useWords(words);
  const own = useWords(channelWords);
  const c = useWords(cohortWords);
  const name = useWords(measureNames)[measure];
  const retentionDay = useRetentionDay(question.app.id);
  const [curve, rule, note] = [useWords(curveTitles)[measure], useWords(dayRules)[measure](retentionDay), useWords(mapNotes)[measure]];
  const source = useWords(sourceNames)[by];
  const title = useWords(figureTitles)[measure];
  const { figures } = factsOf[measure];
  const { rows, ages } = answer;
  const { minimum } = question.params;
  const large = rows.filter((row) => isLargeEnough(row, minimum));
  const figureOf = useChannelFigure(question, { measure, by, age, answer, before: before.data, days, beside, spend: spend.data });
  const counts = { from: addDays(question.days.start, measure === 'ltv' ? 0 : age), to: addDays(question.days.end, age) };
  const followed = { since: question.days, isCumulative: measure === 'ltv' };
  const lineWords = {
    ...followed,
    measure: name,
    dimension: c.age,
    seriesDimension: source,
    day: c.day,
    isPerInterval: false,
    overall: undefined,
  };
  return (
    <Stack gap="4">
      <ChartPanel title={curve} note={rule} {...question.formOf('curves')}>
        <TrendChart data={cohortLines(large.slice(0, 5), ages, { ...lineWords, figures })} kind="line" height={252} />
      </ChartPanel>
      <ChannelTable
        of={question}
        measure={measure}
        by={by}
        age={age}
        answer={answer}
        before={before.data}
        days={days}
        beside={beside}
        spend={spend.data}
        figureOf={figureOf}
      />
      <ChartPanel title={own.scatter} note={own.scatterNote} {...question.formOf('scatter')}>
        <ScatterChart
          data={scatterOf(large, age, {
            measure: title(c.day(age)),
            figures,
            sizeName: c.installs,
            dimension: source,
            counts,
            isCumulative: measure === 'ltv',
          })}
        />
      </ChartPanel>
      <ChartPanel title={own.map} note={note} {...question.formOf('cohorts')}>
        <CohortMap
          data={cohortDataset(rows.slice(0, listed), ages, {
            measure: name,
            dimension: source,
            day: c.day,
            head: t.head,
            nameOf: ({ label }) => label,
            figures,
            within: { span: 1, days: question.days },
            isCumulative: measure === 'ltv',
          })}
          sizeName={c.installs}
          minimum={minimum}
          floor={1}
          onAsk={(of, point) => question.explain({ of, age: ages[point] ?? 0 })}
        />
      </ChartPanel>
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </Stack>
  );
}
