import { Search, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Kbd } from '../../primitives/kbd/Kbd.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';

interface PaletteSearchProps {
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  placeholder?: string;
  listId: string;
  activeId: string | undefined;
  /** What was typed was read as pinyin. */
  isSpelt: boolean;
}

/** The entry of the palette. The focus stays here; the list only shows which result is meant. */
export function PaletteSearch({ value, onChange, onKeyDown, onClose, placeholder, listId, activeId, isSpelt }: PaletteSearchProps) {
  const t = useWords(words);
  return (
    <Line>
      <Sign>
        <Icon of={Search} />
      </Sign>
      <input
        role="combobox"
        aria-label={t.label}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette opens to be typed into
        autoFocus
        value={value}
        placeholder={placeholder ?? t.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {isSpelt && <Hint>{t.spelt}</Hint>}
      <Escape>
        <Kbd>Esc</Kbd>
      </Escape>
      <Close>
        <IconButton icon={X} label={t.close} onPress={onClose} />
      </Close>
    </Line>
  );
}

const words = bilingual({
  label: ['搜索页面、应用、活动与操作', 'Search pages, apps, campaigns and actions'],
  placeholder: ['搜索或跳转', 'Search or jump to'],
  spelt: ['拼音匹配', 'Matched by pinyin'],
  close: ['关闭', 'Close'],
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  flex: none;
  height: 52px;
  padding: 0 var(--space-4);
  border-bottom: 1px solid var(--color-border-default);

  & > input {
    flex: 1;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    font-size: 15px;
  }
  & ::placeholder {
    color: var(--color-text-tertiary);
    opacity: 1;
  }
  ${phone} {
    padding-right: var(--space-3);

    & > input {
      align-self: stretch;
      font-size: 16px;
    }
  }
`;

const Sign = styled.span`
  display: inline-flex;
  color: var(--color-text-tertiary);
`;

const Hint = styled.span`
  font: var(--type-caption);
  color: var(--color-text-tertiary);
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`;

const Escape = styled.span`
  display: inline-flex;

  ${phone} {
    display: none;
  }
`;

const Close = styled.span`
  display: none;

  ${phone} {
    display: inline-flex;
  }
`;
