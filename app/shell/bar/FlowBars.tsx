import styled from 'styled-components';
import { Meter, Text, useWords } from '#design-system';
import { formatThousands } from '../../lib/formatThousands.ts';
import { toneOf, type FlowBar } from '../../access/flow.ts';
import { words } from '../words.ts';

/** What was used of each allowance, in thousands. */
export function FlowBars({ of }: { of: readonly FlowBar[] }) {
  const t = useWords(words);
  return (
    <List>
      {of.map((bar) => (
        <li key={bar.kind}>
          <Line>
            <Text kind="caption" tone="secondary">
              {t[bar.kind]}
            </Text>
            <Text kind="caption" tone={toneOf(bar) === 'neutral' ? 'primary' : toneOf(bar) === 'negative' ? 'bad' : 'warning'}>
              {bar.limit === null
                ? `${formatThousands(bar.used)} · ${t.unlimited}`
                : `${formatThousands(bar.used)} / ${formatThousands(bar.limit)}`}
            </Text>
          </Line>
          {bar.limit !== null && <Meter label={t[bar.kind]} share={bar.limit > 0 ? bar.used / bar.limit : 1} tone={toneOf(bar)} />}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-1);
  font-variant-numeric: tabular-nums;
`;
