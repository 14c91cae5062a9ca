import { useRef, type KeyboardEvent } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { useProvenaLocale } from '../../foundation/words.ts';
import { AvatarDrawing } from './AvatarDrawing.tsx';
import { avatars } from './seed-avatars.ts';

interface AvatarPickerProps {
  label: string;
  value: string | null;
  onChange: (choice: string) => void;
  isDisabled?: boolean;
}

/** Chooses one of the 24 drawn avatars. Left and right go along a row, up and down from row to row. */
export function AvatarPicker({ label, value, onChange, isDisabled }: AvatarPickerProps) {
  const side = useProvenaLocale() === 'zh-CN' ? 0 : 1;
  const grid = useRef<HTMLDivElement>(null);
  const changeRow = (event: KeyboardEvent) => {
    const way = rowKeys[event.key];
    const choices = [...(grid.current?.querySelectorAll('input') ?? [])];
    const from = choices.findIndex((choice) => choice === event.target);
    if (!way || !grid.current || from < 0) return;
    const target = choices[from + way * columnsOf(grid.current)];
    // The group itself would go to the next one.
    event.preventDefault();
    event.stopPropagation();
    target?.focus();
    if (target) onChange(target.value);
  };
  return (
    <RadioGroup aria-label={label} value={value} onChange={onChange} {...(isDisabled && { isDisabled })}>
      <Grid ref={grid} onKeyDownCapture={changeRow}>
        {avatars.map((avatar) => (
          <Choice key={avatar.id} value={avatar.id} aria-label={avatar.name[side]}>
            <AvatarDrawing of={avatar} />
          </Choice>
        ))}
      </Grid>
    </RadioGroup>
  );
}

const rowKeys: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: var(--space-1h);

  ${phone} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 10px;
  }
`;

const Choice = styled(Radio)`
  aspect-ratio: 1;
  border-radius: 50%;
  cursor: pointer;

  &[data-hovered] {
    box-shadow: 0 0 0 2px var(--color-border-strong);
  }
  &[data-selected] {
    outline: 2px solid var(--color-accent-solid);
    outline-offset: 2px;
  }
  &[data-focus-visible] {
    box-shadow: 0 0 0 2px var(--color-accent-line);
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
