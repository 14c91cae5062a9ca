import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone, tablet } from '../../foundation/media.ts';
import type { Space } from '../stack/Stack.tsx';

interface GridProps {
  /** Equal columns. */
  columns?: 1 | 2 | 3 | 4 | 5 | 6;
  /** As many equal columns of at least this many pixels as there is room for; instead of `columns`. */
  minColumn?: number;
  gap?: Space;
  /** The width from which on everything stands under each other. */
  foldsAt?: 'tablet' | 'phone' | 'never';
  align?: 'start' | 'center' | 'stretch';
  children: ReactNode;
}

/** Equal columns that line up. For things in a row use Stack, for a main part with a side panel SplitView. */
export function Grid({ columns = 1, minColumn, gap = '4', foldsAt = 'phone', align = 'stretch', children }: GridProps) {
  const measure = minColumn ? { '--grid-min': `${minColumn}px` } : { '--grid-columns': columns };
  return (
    <Columns
      style={{ '--grid-gap': `var(--space-${gap})`, ...measure }}
      data-fluid={minColumn ? true : undefined}
      data-folds-at={foldsAt}
      data-align={align}
    >
      {children}
    </Columns>
  );
}

interface GridCellProps {
  span: 2 | 3 | 4 | 'all';
  children: ReactNode;
}

/** A cell of a Grid over several columns. */
export function GridCell({ span, children }: GridCellProps) {
  return (
    <Cell style={{ '--grid-span': span === 'all' ? undefined : span }} data-all={span === 'all' || undefined}>
      {children}
    </Cell>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--grid-columns), minmax(0, 1fr));
  gap: var(--grid-gap);

  & > * {
    min-width: 0;
  }
  &[data-fluid] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--grid-min)), 1fr));
  }
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }

  ${tablet} {
    &[data-folds-at='tablet'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${phone} {
    &[data-folds-at='phone'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Cell = styled.div`
  grid-column: span var(--grid-span);

  &[data-all] {
    grid-column: 1 / -1;
  }
  ${tablet} {
    [data-folds-at='tablet'] > & {
      grid-column: 1 / -1;
    }
  }
  ${phone} {
    [data-folds-at='phone'] > & {
      grid-column: 1 / -1;
    }
  }
`;
