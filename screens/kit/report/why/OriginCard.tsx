import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Heading, useWords } from '#design-system';
import { whyWords } from './words.ts';

interface OriginCardProps {
  name: string;
  definition: string;
  onOpen: () => void;
  children: ReactNode;
}

/** Stands beside a cell: what its number means and was made of, and the way to the drawer that says the rest. */
export function OriginCard({ name, definition, onOpen, children }: OriginCardProps) {
  const t = useWords(whyWords);
  return (
    <Card>
      <Heading level={3}>{t.from(name)}</Heading>
      <p>{definition}</p>
      {children}
      <footer>
        <Button kind="link" size="sm" slot="close" onPress={onOpen}>
          {t.open}
        </Button>
      </footer>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: var(--space-2);
  width: min(348px, 100vw - 48px);

  & > p {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
  & > footer {
    display: flex;
    justify-content: flex-end;
    margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-1));
    padding: var(--space-2) var(--space-4) 0;
    border-top: 1px solid var(--color-border-subtle);
  }
`;
