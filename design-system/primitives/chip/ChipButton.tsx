import { ChevronDown, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { pressedBody, pressedFrame } from './chip-look.ts';
import { ChipRemove, ChipWords, type ChipProps } from './Chip.tsx';

interface ChipButtonProps extends ChipProps, Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  /** Opens a list rather than an editor: shows a chevron. */
  hasList?: boolean;
}

/** A filter that opens its editor when pressed; stands as the trigger of a Popover or a Menu. Delete removes it. */
export function ChipButton({ label, value, onRemove, hasList, ...press }: ChipButtonProps) {
  const id = useId();
  const isRemoval = (key: string) => key === 'Delete' || key === 'Backspace';
  return (
    <Frame data-disabled={press.isDisabled || undefined}>
      <Body
        {...press}
        id={id}
        data-removable={onRemove ? true : undefined}
        {...(onRemove && { onKeyDown: (event) => isRemoval(event.key) && onRemove() })}
      >
        <ChipWords label={label} value={value} />
        {hasList && <Icon of={ChevronDown} size="xs" />}
      </Body>
      {onRemove && !press.isDisabled && <ChipRemove of={id} onPress={onRemove} />}
    </Frame>
  );
}

interface AddChipProps extends Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  children: ReactNode;
}

/** The dashed chip at the end of a row of filters: adds one more. */
export function AddChip({ children, ...press }: AddChipProps) {
  return (
    <Frame data-add data-disabled={press.isDisabled || undefined}>
      <Body {...press}>
        <Icon of={Plus} size="xs" />
        {children}
      </Body>
    </Frame>
  );
}

const Frame = styled.span`
  ${pressedFrame}

  &[data-add] {
    border-style: dashed;
  }
  &:has(> [data-hovered]):not([data-disabled]) {
    border-color: var(--color-border-control);
  }
`;

const Body = styled(Button)`
  ${pressedBody}
`;
