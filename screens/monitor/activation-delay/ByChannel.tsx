import { useMemo } from 'react';
import { Panel, Table, useWords, type Column } from '#design-system';
import type { Distribution } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/view/index.ts';
import { FollowedCard } from '#screens/kit/why/index.ts';
import { bandShares, furthest, limits, medianOf } from './delays.ts';
import { ofChannel, type Asked } from './figures/asked.ts';
import type { FigureOf } from './figures/useFigureOf.ts';
import { useTimeWords } from './useTimeWords.ts';
import { words } from './words.ts';

interface Row {
  key: string;
  label: string;
  median: number | null;
  injection: number;
  flooding: number;
}

interface ByChannelProps {
  report: Report;
  told: Distribution;
  figureOf: FigureOf;
}

/** Each channel with its median and its two bands, those past a limit marked, each with its origin. */
export function ByChannel({ report: { set }, told: { edges, rows }, figureOf }: ByChannelProps) {
  const t = useWords(words);
  const say = useTimeWords();
  const columns = useMemo((): Column<Row>[] => {
    const explain = (figure: Asked) => ({
      explain: ({ key }: Row) => <FollowedCard of={figureOf(figure, key)} onOpen={() => set({ whyAge: ofChannel(figure, key) })} />,
    });
    return [
      { id: 'label', title: t.channel, value: ({ label }) => label, pin: 'start', width: 105, phone: 'title' },
      {
        id: 'median',
        title: t.median,
        value: ({ median }) => median,
        cell: ({ median }) => (median === null ? '–' : say(median)),
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
        state: ({ injection }) => (injection > limits.injectionShare ? 'alarm' : undefined),
        ...explain('injection'),
        width: 80,
        phone: 'half',
      },
      {
        id: 'flooding',
        title: t.over,
        value: ({ flooding }) => flooding,
        as: { kind: 'percent', decimals: 1 },
        state: ({ flooding }) => (flooding > limits.floodingShare ? 'alarm' : undefined),
        ...explain('flooding'),
        width: 84,
        phone: 'half',
      },
    ];
  }, [t, say, figureOf, set]);
  const lines = useMemo(
    () =>
      furthest(rows).map(({ key, label, counts }): Row => {
        const { injection, flooding } = bandShares(counts);
        return { key, label, median: medianOf(edges, counts), injection, flooding };
      }),
    [edges, rows],
  );
  return (
    <Panel title={t.byChannel} note={t.byChannelNote} isFlush>
      <Table label={t.byChannel} columns={columns} rows={lines} rowKey={({ key }) => key} density="compact" phone="cards" />
    </Panel>
  );
}
