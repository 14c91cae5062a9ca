import type { ReactNode } from 'react';
import styled from 'styled-components';

interface TextProps {
  as?: 'span' | 'p' | 'div' | 'b' | 'label';
  kind?: 'body' | 'label' | 'caption' | 'mono';
  /** `secondary` for labels and explanations, `tertiary` for units, times and hints. */
  tone?: 'primary' | 'secondary' | 'tertiary' | 'disabled' | 'good' | 'bad' | 'warning' | 'link';
  isStrong?: boolean;
  /** One line, cut with an ellipsis. The full text must be reachable elsewhere. */
  isCut?: boolean;
  children: ReactNode;
}

/** Running text and small words. Titles are Heading, numbers are Figure. */
export function Text({ as = 'span', kind = 'body', tone = 'primary', isStrong, isCut, children }: TextProps) {
  return (
    <Ink as={as} data-kind={kind} data-tone={tone} data-strong={isStrong || undefined} data-cut={isCut || undefined}>
      {children}
    </Ink>
  );
}

const Ink = styled.span`
  font: var(--type-body);
  color: var(--color-text-primary);

  &[data-kind='label'] {
    font: var(--type-label);
  }
  &[data-kind='caption'] {
    font: var(--type-caption);
  }
  &[data-kind='mono'] {
    /* Monospaced faces lack Chinese. */
    font:
      400 12px/18px var(--font-mono),
      var(--font-sans);
    overflow-wrap: anywhere;
  }
  &[data-tone='secondary'] {
    color: var(--color-text-secondary);
  }
  &[data-tone='tertiary'] {
    color: var(--color-text-tertiary);
  }
  &[data-tone='disabled'] {
    color: var(--color-text-disabled);
  }
  &[data-tone='good'] {
    color: var(--color-positive-text);
  }
  &[data-tone='bad'] {
    color: var(--color-negative-text);
  }
  &[data-tone='warning'] {
    color: var(--color-warning-text);
  }
  &[data-tone='link'] {
    color: var(--color-text-link);
  }
  &[data-strong] {
    font-weight: 600;
  }

  &[data-cut] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    min-width: 0;
  }
`;
