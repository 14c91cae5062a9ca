import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What a Panel is around a table in a screen. Panels stand in a later layer. */
export function Boxed({ height, width, children }: { height?: number; width?: number; children: ReactNode }) {
  return <Edge style={{ height, width }}>{children}</Edge>;
}

const Edge = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 100%;
  overflow: hidden;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-md);
  background: var(--color-bg-surface);
`;
