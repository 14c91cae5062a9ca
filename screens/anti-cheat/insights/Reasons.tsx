import { useMemo } from 'react';
import styled from 'styled-components';
import { Button, Panel, Table, Text, useWords, type Column } from '#design-system';
import type { FraudInsight } from '#app/api/reports/shapes.ts';
import { useOpenRecords } from './evidence/recordsAddress.ts';
import { recordsWords } from './evidence/records-words.ts';
import { reasonActs, reasonMeanings, reasonNames, words } from './words.ts';

type Row = FraudInsight['reasons'][number];

/** Why installs were not trusted: what happened, what to do, and how many of each kind. */
export function Reasons({ of: reasons }: { of: FraudInsight['reasons'] }) {
  const t = useWords(words);
  const [names, meanings, acts] = [useWords(reasonNames), useWords(reasonMeanings), useWords(reasonActs)];
  const recordsText = useWords(recordsWords);
  const { open } = useOpenRecords();
  const rows = useMemo(() => reasons.toSorted((a, b) => b.blocked + b.flagged - a.blocked - a.flagged), [reasons]);
  const columns = useMemo((): Column<Row>[] => {
    const largest = Math.max(...reasons.map(({ blocked, flagged }) => blocked + flagged), 1);
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
      { id: 'blocked', title: t.blocked, value: ({ blocked }) => blocked, as: { kind: 'count' }, canSort: false, width: 96, phone: 'half' },
      { id: 'flagged', title: t.flagged, value: ({ flagged }) => flagged, as: { kind: 'count' }, canSort: false, width: 96, phone: 'half' },
      {
        id: 'total',
        title: t.total,
        value: ({ blocked, flagged }) => blocked + flagged,
        as: { kind: 'count' },
        canSort: false,
        width: 88,
        phone: 'aside',
      },
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
  }, [t, names, meanings, acts, reasons, recordsText, open]);
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
