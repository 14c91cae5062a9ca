import { useMemo } from 'react';
import styled from 'styled-components';
import { Button, Panel, Table, Text, useWords, type Column } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { FigureCard } from '#screens/kit/question/index.ts';
import type { Explaining } from './channels/fraudColumns.tsx';
import { useOpenRecords } from './evidence/recordsAddress.ts';
import { recordsWords } from './evidence/records-words.ts';
import { figureOfReason } from './useFraudFigure.ts';
import { reasonActs, reasonMeanings, reasonNames, words } from './words.ts';

type Row = FraudInsight['reasons'][number];

interface ReasonsProps extends Explaining {
  of: FraudInsight['reasons'];
}

/** Why installs were not trusted: what happened, what to do, and how many of each kind. */
export function Reasons({ of: reasons, figureOf, onExplain }: ReasonsProps) {
  const t = useWords(words);
  const [names, meanings, acts] = [useWords(reasonNames), useWords(reasonMeanings), useWords(reasonActs)];
  const recordsText = useWords(recordsWords);
  const { open } = useOpenRecords();
  const rows = useMemo(() => reasons.toSorted((a, b) => b.blocked + b.flagged - a.blocked - a.flagged), [reasons]);
  const columns = useMemo((): Column<Row>[] => {
    const largest = Math.max(...reasons.map(({ blocked, flagged }) => blocked + flagged), 1);
    // What was blocked and what was flagged for a reason are told together.
    const count = (column: Pick<Column<Row>, 'id' | 'title' | 'value' | 'width' | 'phone'>): Column<Row> => ({
      phone: 'half',
      ...column,
      as: { kind: 'count' },
      canSort: false,
      explain: ({ reason }) => {
        const figure = { what: figureOfReason[reason], of: 'all' };
        return <FigureCard of={figureOf(figure)} onOpen={() => onExplain(figure)} />;
      },
    });
    return [
      { id: 'reason', title: t.reason, value: ({ reason }) => names[reason], pin: 'start', canSort: false, width: 110, phone: 'title' },
      {
        id: 'meaning',
        title: t.meaning,
        cell: ({ reason }) => (
          <Words>
            {meanings[reason]}
            <Text kind="caption" tone="tertiary">
              {acts[reason]}
            </Text>
          </Words>
        ),
        width: 420,
        phone: 'line',
      },
      {
        id: 'bar',
        title: t.course,
        cell: ({ blocked, flagged }) => (
          <Bar aria-hidden style={{ '--blocked': blocked / largest, '--flagged': flagged / largest }}>
            <i />
            <i />
          </Bar>
        ),
        width: 180,
        yields: 'second',
      },
      count({ id: 'blocked', title: t.blocked, value: ({ blocked }) => blocked, width: 96 }),
      count({ id: 'flagged', title: t.flagged, value: ({ flagged }) => flagged, width: 96 }),
      count({ id: 'total', title: t.total, value: ({ blocked, flagged }) => blocked + flagged, width: 88, phone: 'aside' }),
      {
        id: 'records',
        title: recordsText.evidence,
        cell: ({ reason, blocked, flagged }) =>
          blocked + flagged > 0 && (
            <Button kind="link" size="sm" aria-label={recordsText.openOf(names[reason])} onPress={() => open(reason)}>
              {recordsText.open}
            </Button>
          ),
        canSort: false,
        width: 120,
        phone: 'line',
      },
    ];
  }, [t, names, meanings, acts, reasons, recordsText, open, figureOf, onExplain]);
  return (
    <Panel title={t.reasons} isFlush>
      <Table label={t.reasons} columns={columns} rows={rows} rowKey={({ reason }) => reason} rowHeight="content" phone="cards" />
    </Panel>
  );
}

const Words = styled.span`
  display: grid;
  gap: var(--space-half);
  padding-block: var(--space-2);
  white-space: normal;
`;

const Bar = styled.span`
  display: flex;
  height: 6px;

  & > i {
    width: calc(var(--blocked) * 100%);
    background: var(--chart-cat-1);
  }
  & > i + i {
    width: calc(var(--flagged) * 100%);
    background: var(--chart-cat-2);
  }
`;
