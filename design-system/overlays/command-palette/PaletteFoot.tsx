import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Shortcut } from '../shortcuts/Shortcut.tsx';

/** The keys of the palette itself. There are none on a phone. */
export function PaletteFoot({ onShowShortcuts }: { onShowShortcuts?: () => void }) {
  const t = useWords(words);
  return (
    <Line>
      <span>
        <Shortcut keys={['up', 'down']} />
        {t.choose}
      </span>
      <span>
        <Shortcut keys="enter" />
        {t.open}
      </span>
      <span>
        <Shortcut keys="mod+enter" />
        {t.newTab}
      </span>
      <Actions>
        {t.actionsBefore} <b>&gt;</b> {t.actionsAfter}
      </Actions>
      {onShowShortcuts && (
        <button type="button" onClick={onShowShortcuts}>
          <Shortcut keys="?" />
          {t.shortcuts}
        </button>
      )}
    </Line>
  );
}

const words = bilingual({
  choose: ['选择', 'Select'],
  open: ['打开', 'Open'],
  newTab: ['新标签页', 'New tab'],
  actionsBefore: ['输入', 'Type'],
  actionsAfter: ['只看操作', 'for actions'],
  shortcuts: ['全部快捷键', 'All shortcuts'],
});

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  flex: none;
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border-default);
  background: var(--color-bg-sunken);
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  & > span,
  & > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    white-space: nowrap;
  }
  & > button {
    padding: 0;
    border: 0;
    border-radius: var(--radius-xs);
    background: none;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  & > button:hover {
    color: var(--color-text-primary);
  }
  ${phone} {
    display: none;
  }
`;

const Actions = styled.span`
  margin-left: auto;

  & > b {
    font-weight: 600;
    color: var(--color-text-primary);
  }
`;
