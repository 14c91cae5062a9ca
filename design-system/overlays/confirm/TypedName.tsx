import { Input, Label, TextField } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';

interface TypedNameProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
  isDisabled: boolean;
}

/** The name that must be typed before something is destroyed. Part of Confirm. */
export function TypedName({ name, value, onChange, onEnter, isDisabled }: TypedNameProps) {
  const t = useWords(words);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog has to put the focus somewhere inside, and this is what it waits for
    <Column value={value} onChange={onChange} onKeyDown={(event) => event.key === 'Enter' && onEnter()} isDisabled={isDisabled} autoFocus>
      <Label>
        {t.before}
        <b>{name}</b>
        {t.after}
      </Label>
      <Input autoComplete="off" spellCheck={false} />
    </Column>
  );
}

const words = bilingual({
  before: ['输入“', 'Type “'],
  after: ['”后才能继续', '” to continue'],
});

const Column = styled(TextField)`
  display: grid;
  gap: var(--space-1h);
  margin-top: var(--space-4);

  & b {
    font-weight: 600;
    color: var(--color-text-primary);
    user-select: all;
  }
  & input {
    height: var(--density-control);
    padding: 0 10px;
    border: 1px solid var(--color-border-control);
    border-radius: var(--radius-sm);
    background: var(--color-bg-surface);
    color: var(--color-text-primary);
  }
  & input[data-focused] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  ${phone} {
    & input {
      font-size: 16px;
    }
  }
`;
