import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading, Icon, Text, type LucideIcon } from '#design-system';

interface EntryTitleProps {
  title: string;
  /** What the title rests on: a letter, a key. */
  icon?: LucideIcon;
  /** What to know before acting. */
  children?: ReactNode;
}

/** The heading of an EntryFrame, with one sentence under it. */
export function EntryTitle({ title, icon, children }: EntryTitleProps) {
  return (
    <Room>
      {icon && <Icon of={icon} size="lg" />}
      <Heading level={1}>{title}</Heading>
      <Text as="p" tone="secondary">
        {children}
      </Text>
    </Room>
  );
}

const Room = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  overflow-wrap: anywhere;

  & > svg {
    margin-bottom: var(--space-2);
  }
`;
