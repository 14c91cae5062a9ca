import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Copyable } from '../../primitives/copyable/Copyable.tsx';

interface CodeFrameProps {
  title: string;
  /** A word on what is special about it. */
  note?: ReactNode;
  /** What the copy button puts on the clipboard: all of it, folded or not. */
  copy: () => string;
  /** Names the missing value. Until it is given, copying is disabled. */
  missing?: string | undefined;
  children: ReactNode;
}

/** The box around what a machine wrote: a title, a way to copy, and a scroller that the keyboard reaches. */
export function CodeFrame({ title, note, copy, missing, children }: CodeFrameProps) {
  return (
    <Box>
      <Head>
        <Title>{title}</Title>
        {note}
        <Copyable text={copy} isButton missing={missing} />
      </Head>
      {/* A scroller must take the focus so that arrow keys can scroll it. */}
      <Scroller aria-label={title} tabIndex={0}>
        {children}
      </Scroller>
    </Box>
  );
}

const Box = styled.div`
  overflow: hidden;
  min-width: 0;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 36px;
  padding: 0 var(--space-1) 0 var(--space-3);
  border-bottom: 1px solid var(--color-border-default);
  font: var(--type-caption);
  color: var(--color-text-secondary);
`;

const Title = styled.span`
  flex: 1;
`;

const Scroller = styled.section`
  overflow: auto;
  max-height: 480px;
  padding: var(--space-3) var(--space-4);
  font: 400 12px/19px var(--font-mono);
  scrollbar-width: thin;
  scrollbar-color: var(--color-border-strong) transparent;
  outline-offset: -2px;
`;
