import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Description {
  term: string;
  /** A missing value is shown as –, never left blank. */
  value: ReactNode;
}

interface DescriptionListProps {
  items: Description[];
  /** Width of the terms in pixels; 88 fits four Chinese characters and most English words. */
  termWidth?: number;
}

/** Facts about one thing. Facts about many things are a Table. */
export function DescriptionList({ items, termWidth }: DescriptionListProps) {
  return (
    <List style={{ '--term-width': termWidth && `${termWidth}px` }}>
      {items.map(({ term, value }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{value ?? '–'}</dd>
        </Fact>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-1h);
`;

const Fact = styled.div`
  display: grid;
  grid-template-columns: var(--term-width, 88px) minmax(0, 1fr);
  gap: var(--space-3);

  & > dt {
    color: var(--color-text-tertiary);
  }

  & > dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
