import type { ReactNode } from 'react';
import styled from 'styled-components';
import { unseen } from './unseen.ts';

interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
  children: ReactNode;
}

/** Words for readers of the screen where shape or place already tells everyone else. Scrolls with what it stands in. */
export function VisuallyHidden({ as = 'span', children }: VisuallyHiddenProps) {
  return <Unseen as={as}>{children}</Unseen>;
}

const Unseen = styled.span`
  ${unseen}
`;
