import type { ReactNode } from 'react';
import { Keyboard } from 'react-aria-components';
import styled from 'styled-components';

interface KbdProps {
  /** One key or chord as printed: `⌘K`, `/`, `Esc`. */
  children: ReactNode;
}

/** A key to press. Stands at the right of what it does. */
export function Kbd({ children }: KbdProps) {
  return <Key>{children}</Key>;
}

const Key = styled(Keyboard)`
  display: inline-block;
  min-width: 20px;
  padding: 0 var(--space-1);
  border: 1px solid var(--color-border-strong);
  border-radius: 3px;
  background: var(--color-bg-surface);
  color: var(--color-text-secondary);
  font: 500 11px/16px var(--font-sans);
  text-align: center;
  white-space: nowrap;
`;
