import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { ChipRemove, ChipWords } from '../../primitives/chip/Chip.tsx';
import { pressedBody, pressedFrame } from '../../primitives/chip/chip-look.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { FailedMark } from '../options/ListStatus.tsx';
import type { MultiTriggerProps } from './MultiTrigger.tsx';

interface MultiChipProps extends Omit<MultiTriggerProps, 'look' | 'onRemove' | 'isInvalid' | 'isOpen'> {
  onClear: () => void;
}

/** A MultiSelect among filters: 渠道 8 项. */
export function MultiChip({ label, chosen, placeholder, isBusy, hasFailed, isDisabled, onClear, ref }: MultiChipProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const id = useId();
  const value = chosen.length > 1 ? t.count(figureText(chosen.length, locale)) : (chosen[0]?.label ?? placeholder);
  const canClear = chosen.length > 0 && !isDisabled && !isBusy;
  return (
    <Frame data-disabled={isDisabled || undefined} aria-busy={isBusy || undefined}>
      <Body
        id={id}
        aria-labelledby={id}
        data-removable={canClear || undefined}
        onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && canClear && onClear()}
        {...(ref && { ref })}
      >
        <ChipWords label={label} value={value} />
        {isBusy ? <Spinner size="sm" /> : hasFailed ? <FailedMark /> : !canClear && <Icon of={ChevronDown} size="xs" />}
      </Body>
      {canClear && <ChipRemove of={id} onPress={onClear} />}
    </Frame>
  );
}

const words = bilingual({ count: [(count: string) => `${count} 项`, (count: string) => count] });

const Frame = styled.span`
  ${pressedFrame}
`;

const Body = styled(Button)`
  ${pressedBody}
`;
