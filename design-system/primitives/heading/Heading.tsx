import type { ReactNode } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';

interface HeadingProps {
  /** Its place in the outline of the page. One 1 in a page. */
  level: 1 | 2 | 3 | 4;
  /** Its size, where the outline does not give it. `hero` is for the way in only. */
  look?: 'hero' | 'title' | 'heading';
  /** One line, cut with an ellipsis. */
  isCut?: boolean;
  id?: string;
  children: ReactNode;
}

/** The title of a page, a panel or a group. Words that only stand out are Text `isStrong`. */
export function Heading({ level, look = level === 1 ? 'title' : 'heading', isCut, id, children }: HeadingProps) {
  return (
    <Ink as={`h${level}` as const} id={id} data-look={look} data-cut={isCut || undefined}>
      {children}
    </Ink>
  );
}

const Ink = styled.h2`
  min-width: 0;
  color: var(--color-text-primary);
  font: var(--type-heading);
  text-wrap: balance;

  &[data-look='title'] {
    font: var(--type-title);
  }
  &[data-look='hero'] {
    font: var(--type-hero);
  }
  /* Chinese characters fill their line: two lines of them need air. */
  &[data-look='hero']:lang(zh) {
    line-height: 56px;
  }
  &[data-cut] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${phone} {
    &[data-look='hero'],
    &[data-look='hero']:lang(zh) {
      font-size: 28px;
      line-height: 40px;
    }
  }
`;
