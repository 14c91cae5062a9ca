import styled from 'styled-components';
import { Icon, useWords } from '#design-system';
import type { OutcomeCount } from '#app/lib/links/outcomes.ts';
import { outcomeIcons } from './outcomeIcons.ts';
import { matrixWords } from './words.ts';

/** How many situations end in each way, dead ends last and red. */
export function OutcomeCounts({ counts }: { counts: readonly OutcomeCount[] }) {
  const t = useWords(matrixWords);
  return (
    <Line>
      {counts.map(({ outcome, count }) => (
        <li key={outcome} data-outcome={outcome}>
          <Icon of={outcomeIcons[outcome]} size="sm" />
          {t[outcome]} {count}
        </li>
      ))}
    </Line>
  );
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--color-text-secondary);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    white-space: nowrap;
  }
  & > li[data-outcome='none'] {
    color: var(--color-negative-text);
    font-weight: 600;
  }
`;
