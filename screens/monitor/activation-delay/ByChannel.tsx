import { useMemo } from 'react';
import { Panel, Table, useWords, type Column } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import { useReportLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { useDurations, type Counts } from '#screens/kit/durations/index.ts';
import { FigureCard, type Question } from '#screens/kit/question/index.ts';
import { alarmsOf, factsOf, furthest, marksOf } from './delays.ts';
import type { DelayFigure, DelayMetric } from './figure/delayFigure.ts';
import type { ChannelFigure } from './figure/useDelayFigure.ts';
import { words } from './words.ts';

interface Row {
  key: string;
  label: string;
  median: number | null;
  injection: number;
  flooding: number;
  isMarked: ReturnType<typeof marksOf>;
}

interface ByChannelProps {
  of: Question<unknown, DelayFigure>;
  answer: Distribution;
  benchmark: Counts;
  figureOf: ChannelFigure;
}

/** Each channel with its median and its two bands, those past a limit marked, each with its origin. */
export function ByChannel({ of: question, answer: { edges, rows }, benchmark, figureOf }: ByChannelProps) {
  const t = useWords(words);
  const { timeText } = useDurations();
  const { limits } = useReportLimits();
  const columns = useMemo((): Column<Row>[] => {
    const explain = (metric: DelayMetric) => ({
      explain: ({ key }: Row) => (
        <FigureCard of={figureOf(metric, key)} onOpen={() => question.explain({ metric, of: { channel: key } })} />
      ),
    });
    return [
      { id: 'label', title: t.channel, value: ({ label }) => label, pin: 'start', width: 105, phone: 'title' },
      {
        id: 'median',
        title: t.median,
        value: ({ median }) => median,
        cell: ({ median }) => (median === null ? '–' : timeText(median)),
        align: 'end',
        width: 86,
        phone: 'aside',
        ...explain('median'),
      },
      {
        id: 'injection',
        title: t.under,
        value: ({ injection }) => injection,
        as: { kind: 'percent', decimals: 1 },
        state: ({ isMarked }) => (isMarked.injection ? 'alarm' : undefined),
        ...explain('injection'),
        width: 80,
        phone: 'half',
      },
      {
        id: 'flooding',
        title: t.over,
        value: ({ flooding }) => flooding,
        as: { kind: 'percent', decimals: 1 },
        state: ({ isMarked }) => (isMarked.flooding ? 'alarm' : undefined),
        ...explain('flooding'),
        width: 84,
        phone: 'half',
      },
    ];
  }, [t, timeText, figureOf, question]);
  const lines = useMemo(() => {
    const alarms = alarmsOf(benchmark, limits);
    return furthest(rows, alarms).map(({ key, label, counts }): Row => {
      const { median, injection, flooding } = factsOf(edges, counts);
      return { key, label, median, injection, flooding, isMarked: marksOf(counts, alarms) };
    });
  }, [edges, rows, benchmark, limits]);
  return (
    <Panel title={t.byChannel} note={t.byChannelNote} isFlush>
      <Table label={t.byChannel} columns={columns} rows={lines} rowKey={({ key }) => key} density="compact" phone="cards" />
    </Panel>
  );
}
