import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '#design-system';

interface BellNoteProps {
  icon: LucideIcon;
  /** All of a warning is coloured, and of good news the icon. */
  tone?: 'warning' | 'positive';
  children: ReactNode;
}

/** In the bell, above the announcements: something that concerns the reader alone. */
export const BellNote = ({ icon, tone, children }: BellNoteProps) => (
  <Row data-tone={tone}>
    <Icon of={icon} />
    <div>{children}</div>
  </Row>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2);
  padding: 10px var(--space-4);
  border-bottom: 1px solid var(--color-border-subtle);

  &[data-tone='warning'] {
    color: var(--color-warning-text);
  }
  &[data-tone='positive'] > :first-child {
    color: var(--color-positive-text);
  }
`;
