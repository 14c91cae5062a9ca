import type { ReactNode } from 'react';
import styled from 'styled-components';

interface InstructionsProps {
  steps: readonly { id: string; content: ReactNode }[];
  /** Steps with more than a sentence or two, such as code, stand further apart. */
  isRoomy?: boolean;
}

/** What is to be done somewhere else, one after the other. A path through a task of the console itself is Steps. */
export function Instructions({ steps, isRoomy }: InstructionsProps) {
  return (
    <List data-roomy={isRoomy || undefined}>
      {steps.map(({ id, content }, index) => (
        <li key={id}>
          <Number aria-hidden>{index + 1}</Number>
          <div>{content}</div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: var(--space-3);

  &[data-roomy] {
    gap: var(--space-5);
  }

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: var(--space-3);
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: var(--radius-sm);
  background: var(--color-bg-pressed);
  font: var(--type-caption);
  font-weight: 600;
`;
