import { useMemo } from 'react';
import styled from 'styled-components';
import { figureText, Panel, Table, useProvenaLocale, useWords, type Column } from '#design-system';
import { deviceName } from '#app/lib/glossary/devices.ts';
import type { FunnelSteps } from '#app/api/reports/shapes.ts';
import { FigureCard, type ExplainedFigure } from '#screens/kit/question/index.ts';
import type { FunnelFigure } from './why/funnelFigure.ts';
import { dropOffs, smallSample, type DropOff } from './steps.ts';
import { groupingOf, type FunnelQuestion } from './useFunnel.ts';
import { useStepNames } from './useStepNames.ts';
import { words } from './words.ts';

interface DropOffsProps {
  of: FunnelQuestion;
  rows: FunnelSteps['rows'];
  from: string;
  to: string;
  figureOf: (figure: FunnelFigure) => ExplainedFigure | null;
}

/** Where most are lost between two steps: each row against the rate of all, with how many stand behind it. */
export function DropOffs({ of: question, rows, from, to, figureOf }: DropOffsProps) {
  const t = useWords(words);
  const nameOf = useStepNames();
  const locale = useProvenaLocale();
  const by = groupingOf(question);
  const { mean, small, lines } = useMemo(() => {
    const found = dropOffs(rows, from, to);
    const lines = found.rows.map((row) => ({ ...row, name: deviceName(by, row.key, locale) ?? row.name }));
    return { ...found, lines };
  }, [rows, from, to, by, locale]);
  const widest = Math.max(...lines.map(({ difference }) => Math.abs(difference)), 0.0001);
  const columns = useMemo(
    (): Column<DropOff>[] => [
      { id: 'name', title: t.name, value: ({ name }) => name, pin: 'start', width: 150, phone: 'title' },
      { id: 'size', title: nameOf(from), value: ({ size }) => size, as: { kind: 'count' }, width: 92, phone: 'half' },
      {
        id: 'rate',
        title: t.rate,
        value: ({ rate }) => rate,
        as: { kind: 'percent', decimals: 1 },
        width: 84,
        phone: 'aside',
        explain: ({ key }) => {
          const figure = { what: 'row', of: key } as const;
          return <FigureCard of={figureOf(figure)} onOpen={() => question.explain(figure)} />;
        },
      },
      {
        id: 'bar',
        title: t.difference(figureText(mean, locale, { kind: 'percent', decimals: 1 })),
        cell: ({ difference }) => (
          <Room aria-hidden>
            <Bar data-below={difference < 0 || undefined} style={{ '--part': Math.abs(difference) / widest }} />
          </Room>
        ),
        width: 130,
      },
      {
        id: 'difference',
        title: t.points,
        value: ({ difference }) => difference,
        cell: ({ difference }) => signed(figureText(difference, locale, { kind: 'points' }), difference),
        align: 'end',
        width: 84,
        phone: 'half',
      },
      {
        id: 'people',
        title: t.people,
        value: ({ people }) => people,
        cell: ({ people }) => signed(figureText(people, locale), people),
        align: 'end',
        isQuiet: true,
        width: 92,
        phone: 'half',
      },
    ],
    [t, nameOf, from, mean, locale, widest, figureOf, question],
  );
  return (
    <Panel
      title={t.ranking}
      note={[t.between(nameOf(from), nameOf(to)), ...(small > 0 ? [t.small(small, smallSample)] : [])].join(' · ')}
      isFlush
    >
      <Table label={t.ranking} columns={columns} rows={lines} rowKey={({ key }) => key} density="compact" phone="cards" />
    </Panel>
  );
}

const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text);

/** The zero line stands in the middle. */
const Room = styled.span`
  position: relative;
  display: block;
  height: 6px;
  background: linear-gradient(var(--color-border-strong), var(--color-border-strong)) center / 1px 100% no-repeat;
`;

const Bar = styled.i`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 50%;
  width: calc(var(--part) * 50%);
  border-radius: var(--radius-full);
  background: var(--chart-div-7);

  &[data-below] {
    right: 50%;
    left: auto;
    background: var(--chart-div-1);
  }
`;
