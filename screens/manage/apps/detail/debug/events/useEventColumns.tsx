import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Icon, Text, useWords, type Column } from '#design-system';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import { Hits } from '#screens/kit/listing/index.ts';
import { propertyCount, resultOf } from './result.ts';
import { words } from '../words.ts';

/** When, what, from which device, and whether it was right. */
export function useEventColumns() {
  const t = useWords(words);
  return useMemo((): readonly Column<DebugEvent>[] => {
    return [
      { id: 'at', title: t.time, value: ({ at }) => at.slice(11), as: { kind: 'time' }, canSort: false, width: 100, phone: 'half' },
      {
        id: 'event',
        title: t.event,
        value: ({ event }) => event,
        canSort: false,
        width: 150,
        phone: 'title',
        cell: ({ event }) => (
          <Text kind="mono">
            <Hits>{event}</Hits>
          </Text>
        ),
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
            {deviceId === null ? '–' : <Hits>{deviceId}</Hits>}
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
}

const icons = { pass: CircleCheck, warning: TriangleAlert, error: CircleX };

function Verdict({ of }: { of: DebugEvent }) {
  const t = useWords(words);
  const result = resultOf(of);
  const count = of.issues.filter(({ level }) => level === result).length;
  return (
    <Line data-result={result}>
      <Icon of={icons[result]} size="sm" />
      {of.isRefused ? t.refused : result === 'pass' ? t.pass : result === 'error' ? t.errorCount(count) : t.warningCount(count)}
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
