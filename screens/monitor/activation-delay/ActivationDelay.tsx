import { Route } from 'lucide-react';
import { useMemo } from 'react';
import { ChartPanel, DistributionChart, Empty, FailedNote, IconButton, MenuItem, SplitView, Stack, useWords } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { addedUp, durationsOf, totalOf, type Counts } from '#screens/kit/durations/index.ts';
import {
  AnswerView,
  FigureDrawer,
  Period,
  QuestionFilters,
  QuestionPage,
  useQuestion,
  type Question,
} from '#screens/kit/question/index.ts';
import { SegmentChip, SegmentNotes, useSides } from '#screens/kit/report/index.ts';
import { ByChannel } from './ByChannel.tsx';
import { Comparison } from './Comparison.tsx';
import { DelayExport } from './DelayExport.tsx';
import { axis, bandShares, limits } from './delays.ts';
import { EachChannel } from './EachChannel.tsx';
import { delayFigure, type DelayFigure, type DelayMetric } from './figure/delayFigure.ts';
import { useChannelFigure } from './figure/useDelayFigure.ts';
import { useBenchmark, useDelays } from './useDelays.ts';
import { useDelaySides, type DelaySide } from './useDelaySides.ts';
import { words } from './words.ts';

// Who has clicked on nothing has no delay.
export const spec = { report: 'effectevaluate', hasNatural: false, params: {}, figure: delayFigure } as const;

/** How long it took from the click to the first open: what comes too soon is click injection, what comes too late is click flooding. */
export function ActivationDelay() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const segments = useSides(question);
  const delays = useDelays(question);
  const { benchmark, isNone, requests } = useBenchmark(question);
  const sides = useDelaySides(question, segments.pair);
  const { asked: limitsAsked } = useReportLimits();
  return (
    <QuestionPage
      of={question}
      fetchedAt={delays.data?.fetchedAt}
      actions={<DelayExport of={question} delays={delays} benchmark={benchmark} sides={sides} />}
    >
      <QuestionFilters of={question} lead={<Period of={question} />} end={isNone ? t.noBenchmark : t.benchmarkRule}>
        <SegmentChip report={question} />
      </QuestionFilters>
      <SegmentNotes sides={segments} />
      <FailedNote of={[limitsAsked]}>{t.limitsFailed}</FailedNote>
      {delays.data && <FailedNote of={requests}>{t.benchmarkFailed}</FailedNote>}
      <AnswerView
        of={delays}
        panels={[{ main: 'chart', side: 'rows' }]}
        failed={t.failed}
        empty={({ total }) => total === 0 && <Empty kind="no-data" headingLevel={2} title={t.none} cause={t.noneCause} />}
      >
        {(answer) => <Delays of={question} answer={answer} benchmark={benchmark} sides={sides} />}
      </AnswerView>
    </QuestionPage>
  );
}

interface DelaysProps {
  of: Question<unknown, DelayFigure>;
  answer: Distribution;
  benchmark: Counts;
  sides: readonly [DelaySide, DelaySide] | null;
}

function Delays({ of: question, answer, benchmark, sides }: DelaysProps) {
  const t = useWords(words);
  const all = useMemo(() => addedUp(answer.rows), [answer]);
  const shares = bandShares(all);
  const usual = totalOf(benchmark) > 0 ? bandShares(benchmark) : null;
  const bands = [
    {
      name: t.injection,
      to: limits.injection,
      tone: 'bad' as const,
      share: shares.injection,
      ...(usual && { benchmark: usual.injection }),
    },
    {
      name: t.flooding,
      from: limits.flooding,
      tone: 'warning' as const,
      share: shares.flooding,
      ...(usual && { benchmark: usual.flooding }),
    },
  ];
  const chartWords = { measure: t.installs, counter: t.times, benchmarkName: t.benchmark };
  const figureOf = useChannelFigure(question, answer, all, benchmark);
  const { explained } = question;
  const explain = (metric: DelayMetric) => question.explain({ metric, of: 'all' });
  const channel = explained?.of === 'all' ? null : typeof explained?.of === 'object' ? explained.of.channel : undefined;
  return (
    <Stack gap="4">
      <SplitView side={<ByChannel of={question} answer={answer} benchmark={benchmark} figureOf={figureOf} />}>
        <ChartPanel
          title={t.spread}
          note={t.spreadNote}
          {...question.formOf('spread')}
          actions={<IconButton size="sm" icon={Route} label={t.whyOf(t.median)} onPress={() => explain('median')} />}
          menu={
            <>
              <MenuItem icon={Route} onAction={() => explain('injection')}>
                {t.whyOf(t.under)}
              </MenuItem>
              <MenuItem icon={Route} onAction={() => explain('flooding')}>
                {t.whyOf(t.over)}
              </MenuItem>
            </>
          }
        >
          <DistributionChart data={durationsOf(axis, { edges: answer.edges, counts: all, benchmark }, chartWords)} bands={bands} hasBrush />
        </ChartPanel>
      </SplitView>
      {sides && <Comparison of={question} sides={sides} />}
      <EachChannel of={question} answer={answer} benchmark={benchmark} />
      <FigureDrawer of={question} figure={explained && channel !== undefined ? figureOf(explained.metric, channel) : null} />
    </Stack>
  );
}
