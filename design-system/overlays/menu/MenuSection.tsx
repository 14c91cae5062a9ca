import type { ReactNode } from 'react';
import { Header, MenuSection as AriaMenuSection } from 'react-aria-components';
import styled from 'styled-components';
import { floatingGroupTitle } from '../surface.ts';

interface MenuSectionProps {
  title: string;
  /** Its items are choices by their `id`: one at a time, or several, which leaves the menu open. */
  selectionMode?: 'single' | 'multiple';
  selected?: readonly string[];
  onSelect?: (ids: string[]) => void;
  children: ReactNode;
}

/** Items of a menu under a title; with a selection mode, choices with a check. */
export function MenuSection({ title, selectionMode, selected = none, onSelect, children }: MenuSectionProps) {
  return (
    <Part
      {...(selectionMode && {
        selectionMode,
        selectedKeys: selected,
        disallowEmptySelection: selectionMode === 'single',
        shouldCloseOnSelect: selectionMode === 'single',
        onSelectionChange: (keys) => onSelect?.(keys === 'all' ? [] : [...keys].map(String)),
      })}
    >
      <Title>{title}</Title>
      {children}
    </Part>
  );
}

const none: readonly string[] = [];

const Part = styled(AriaMenuSection)`
  & + & {
    margin-top: var(--space-1);
    border-top: 1px solid var(--color-border-subtle);
  }
`;

const Title = styled(Header)`
  ${floatingGroupTitle}
`;
