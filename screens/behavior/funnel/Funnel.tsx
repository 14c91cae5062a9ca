import { Route } from 'lucide-react';
import {
  ChartPanel,
  Empty,
  formatRange,
  FunnelChart,
  IconButton,
  SplitView,
  Stack,
  useProvenaLocale,
  useWords,
  type Dataset,
} from '#design-system';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { BucketColumns } from '#screens/kit/durations/index.ts';
import {
  AnswerView,
  FigureDrawer,
  GroupBy,
  Period,
  QuestionExport,
  QuestionFilters,
  QuestionPage,
  useQuestion,
  type ExplainedFigure,
} from '#screens/kit/question/index.ts';
import { deviceName } from '#app/lib/glossary/devices.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { DropOffs } from './DropOffs.tsx';
import { FunnelBuilder } from './builder/FunnelBuilder.tsx';
import { DropOutList } from './drop-outs/DropOutList.tsx';
import { useStepNames } from './useStepNames.ts';
import { inNamed, longestTime, namedEdges } from './steps.ts';
import {
  funnelDays,
  funnelParams,
  groupingOf,
  groupings,
  selectedSteps,
  stepsOf,
  pathRules,
  useFunnel,
  type ComparedFunnel,
  type FunnelQuestion,
} from './useFunnel.ts';
import { useImpossibleText } from './useImpossibleText.ts';
import { funnelFigure, type FunnelFigure } from './why/funnelFigure.ts';
import { useFunnelFigure } from './why/useFunnelFigure.ts';
import { countWords, orderWords, unitWords, windowWords, words } from './words.ts';

export const spec = {
  report: 'event_funnel',
  // A funnel has a window of its own.
  hasWindow: false,
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } } },
  params: funnelParams,
  figure: funnelFigure,
} as const;

/** How many come from one step to the next, where they are lost, and how long it takes. */
export function Funnel() {
  const t = useWords(words);
  const nameOf = useStepNames();
  const locale = useProvenaLocale();
  const title = usePageTitle();
  const question = useQuestion(spec);
  const by = groupingOf(question);
  const { now: funnel, before } = useFunnel(question, by);
  const way = useWayText(question);
  const figureOf = useFunnelFigure(question, funnel.data, before);
  const steps = stepsOf(question);
  const impossible = useImpossibleText(steps, question.params.order);
  const isOpenAlone = funnelDays(question).shown === null;
  const sheet = ({ steps: counted, rows }: FunnelSteps) => ({
    title,
    columns: [{ title: t.name, kind: 'text' as const }, ...steps.map((step) => ({ title: nameOf(step), kind: 'count' as const }))],
    rows: rows.map((row) => [deviceName(by, row.key, locale) ?? row.label, ...steps.map((step) => row.counts[step] ?? null)]),
    totals: [t.all, ...counted.map(({ count }) => count)],
    notes: [way],
  });
  return (
    <QuestionPage of={question} fetchedAt={funnel.data?.fetchedAt} actions={<QuestionExport of={question} answer={funnel} sheet={sheet} />}>
      <QuestionFilters
        of={question}
        lead={
          <>
            <Period of={question} />
            <GroupBy of={question} groupings={groupings.filter((one) => question.fields.includes(one))} />
          </>
        }
      />
      <SplitView
        sideAt="start"
        side={<FunnelBuilder key={`${steps.join()} ${Object.values(pathRules(question.params)).join()}`} of={question} />}
      >
        {impossible !== null && <Empty kind="no-data" headingLevel={2} title={t.impossibleTitle} cause={impossible} />}
        {impossible === null && isOpenAlone && <Empty kind="no-data" headingLevel={2} title={t.noneClosed} cause={t.noneClosedCause} />}
        {impossible === null && !isOpenAlone && (
          <AnswerView
            of={funnel}
            panels={['chart', 'grid']}
            failed={t.failed}
            empty={({ steps: counted }) =>
              !counted[0]?.count && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />
            }
          >
            {(answer) => <Steps of={question} answer={answer} before={before} steps={steps} figureOf={figureOf} />}
          </AnswerView>
        )}
      </SplitView>
      <FigureDrawer of={question} figure={figureOf(question.explained)} />
    </QuestionPage>
  );
}

/** In which order, who is counted, how long the way may take, and of which days. */
function useWayText(question: FunnelQuestion): string {
  const { order, unit, window, closed } = question.params;
  const t = useWords(words);
  const [orders, units, windows] = [useWords(orderWords), useWords(unitWords), useWords(windowWords)];
  const way = t.way(orders[order], units[unit], windows[window]);
  const { shown } = funnelDays(question);
  return closed && shown ? `${way} · ${t.closedDays(formatRange(shown))}` : way;
}

interface StepsProps {
  of: FunnelQuestion;
  answer: FunnelSteps;
  before: ComparedFunnel | undefined;
  steps: readonly string[];
  figureOf: (figure: FunnelFigure) => ExplainedFigure | null;
}

function Steps({ of: question, answer, before, steps, figureOf }: StepsProps) {
  const t = useWords(words);
  const nameOf = useStepNames();
  const counts = useWords(countWords);
  const way = useWayText(question);
  const { at, from, to } = selectedSteps(question, steps);
  const data: Dataset = {
    measure: counts[question.params.unit],
    dimension: t.step,
    reading: 'in-order',
    counter: t.counter,
    openReason: t.windowOpen,
    points: steps.map((step) => ({ label: nameOf(step) })),
    series: [
      {
        key: 'now',
        name: t.now,
        values: answer.steps.map(({ count }) => count),
        open: answer.steps.map(({ open }) => open),
        ...(before && comparedValues(before)),
      },
    ],
  };
  return (
    <Stack gap="4">
      <ChartPanel
        title={t.funnel}
        note={way}
        {...question.formOf('funnel')}
        actions={<IconButton size="sm" icon={Route} label={t.why} onPress={() => question.explain(to ? { what: 'step', of: to } : null)} />}
      >
        <FunnelChart basis={way} data={data} selected={at} onSelect={(index) => question.setParams({ step: steps[index] ?? null })} />
      </ChartPanel>
      {from && to && <DropOffs of={question} rows={answer.rows} from={from} to={to} figureOf={figureOf} />}
      {to && <DropOutList of={question} steps={steps} at={at} />}
      {from && to && (
        <ChartPanel
          title={t.times}
          note={t.timesNote(nameOf(from), nameOf(to))}
          {...question.formOf('times')}
          actions={<IconButton size="sm" icon={Route} label={t.whyOf(t.medianTime)} onPress={() => question.explain({ what: 'time' })} />}
        >
          <BucketColumns
            measure={t.times}
            edges={namedEdges}
            end={longestTime}
            counts={inNamed(answer.steps[at]?.times ?? [])}
            before={before && inNamed(before.whole.steps[at]?.times ?? [])}
            height={220}
            hasTail
          />
        </ChartPanel>
      )}
    </Stack>
  );
}

const countsOf = (of: FunnelSteps) => of.steps.map(({ count }) => count);

/** The columns beside those of the period, and of what the changes are. */
const comparedValues = ({ whole, settled }: ComparedFunnel) => ({
  previous: countsOf(whole),
  ...(settled !== null && {
    settled: settled === 'none' ? { values: [], previous: [] } : { values: countsOf(settled.now), previous: countsOf(settled.before) },
  }),
});
