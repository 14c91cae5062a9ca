import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Shortcut } from '../shortcuts/Shortcut.tsx';

/** Looks like a field and opens the palette: shows in the bar that there is one, and by which key. */
export function PaletteField({ onPress }: { onPress: () => void }) {
  const t = useWords(words);
  return (
    <Box onPress={onPress}>
      <Icon of={Search} size="sm" />
      <span>{t.label}</span>
      <Shortcut keys="mod+k" />
    </Box>
  );
}

const words = bilingual({
  label: ['搜索或跳转', 'Search or jump to'],
});

const Box = styled(Button)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 196px;
  height: 32px;
  padding: 0 var(--space-2) 0 10px;
  border: 1px solid var(--color-border-default);
  border-radius: var(--radius-sm);
  background: var(--color-bg-sunken);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  cursor: pointer;

  & > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-hovered] {
    border-color: var(--color-border-control);
  }
`;
