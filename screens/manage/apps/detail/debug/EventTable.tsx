import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, Table, Text, useWords, type Column } from '#design-system';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { EventDetail } from './EventDetail.tsx';
import { propertyCount, resultOf } from './narrowing.ts';
import { words } from './words.ts';

/** Newest first; a press on a row shows all that was sent. */
export function EventTable({ events, empty }: { events: readonly DebugEvent[]; empty: ReactNode }) {
  const t = useWords(words);
  const columns = useMemo((): readonly Column<DebugEvent>[] => {
    return [
      { id: 'at', title: t.time, value: ({ at }) => at.slice(11), as: { kind: 'time' }, canSort: false, width: 100, phone: 'half' },
      {
        id: 'event',
        title: t.event,
        value: ({ event }) => event,
        canSort: false,
        width: 150,
        phone: 'title',
        cell: ({ event }) => <Text kind="mono">{event}</Text>,
      },
      { id: 'device', title: t.device, value: ({ device }) => device, canSort: false, width: 180, phone: 'half' },
      {
        id: 'deviceId',
        title: t.deviceId,
        value: ({ deviceId }) => deviceId,
        canSort: false,
        width: 200,
        yields: 'second',
        cell: ({ deviceId }) => (
          <Text kind="mono" tone="tertiary">
            {deviceId ?? '–'}
          </Text>
        ),
      },
      { id: 'properties', title: t.properties, value: propertyCount, as: { kind: 'count' }, canSort: false, width: 80, yields: 'first' },
      {
        id: 'result',
        title: t.result,
        value: resultOf,
        canSort: false,
        width: 160,
        phone: 'aside',
        cell: (event) => <Verdict of={event} />,
      },
    ];
  }, [t]);
  return (
    <Table
      label={t.events}
      columns={columns}
      rows={events}
      rowKey={({ id }) => id}
      phone="cards"
      expansion={{ detail: (event) => <EventDetail event={event} /> }}
      empty={empty}
    />
  );
}

const icons = { pass: CircleCheck, warning: TriangleAlert, error: CircleX };

function Verdict({ of }: { of: DebugEvent }) {
  const t = useWords(words);
  const result = resultOf(of);
  const count = of.issues.filter(({ level }) => level === result).length;
  return (
    <Line data-result={result}>
      <Icon of={icons[result]} size="sm" />
      {result === 'pass' ? t.pass : result === 'error' ? t.errorCount(count) : t.warningCount(count)}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-positive-text);

  &[data-result='warning'] {
    color: var(--color-warning-text);
  }
  &[data-result='error'] {
    color: var(--color-negative-text);
  }
`;
