import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Steps of the space scale, in units of 4 pixels. */
export type Space = '0' | 'half' | '1' | '1h' | '2' | '3' | '4' | '5' | '6' | '8' | '10' | '12' | '16';

interface StackProps {
  direction?: 'row' | 'column';
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a new line where the room ends. */
  isWrapping?: boolean;
  children: ReactNode;
}

/** Things under each other, or beside each other, with one distance between them. */
export function Stack({ direction = 'column', gap = '4', align, justify, isWrapping, children }: StackProps) {
  return (
    <Line
      style={{ '--stack-gap': `var(--space-${gap})` }}
      data-direction={direction}
      data-align={align ?? (direction === 'row' ? 'center' : 'stretch')}
      data-justify={justify}
      data-wrap={isWrapping || undefined}
    >
      {children}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: var(--stack-gap);
  min-width: 0;

  &[data-direction='column'] {
    flex-direction: column;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`;
