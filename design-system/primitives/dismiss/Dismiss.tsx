import { X } from 'lucide-react';
import styled from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';
import { Icon } from '../icon/Icon.tsx';
import { square } from '../icon/square.ts';

interface DismissProps {
  /** The verb: 移除, 关闭. With `of` it is read together with what it dismisses. */
  label: string;
  /** The id of the text that it removes, so that screen readers can distinguish several of these buttons. */
  of?: string;
  id?: string;
  size?: 'xs' | 'sm';
  isDisabled?: boolean;
  onPress: () => void;
}

/**
 * The cross that takes away what it stands on: a tag, a chip, a note. Other icons without words are IconButton.
 * A plain button, because inside a trigger every react-aria button would open what the trigger opens.
 */
export function Dismiss({ label, of, id, size = 'sm', isDisabled, onPress }: DismissProps) {
  return (
    <Cross
      type="button"
      id={id}
      aria-label={label}
      aria-labelledby={of && id ? `${id} ${of}` : undefined}
      disabled={isDisabled}
      data-size={size}
      onClick={onPress}
    >
      <Icon of={X} size={size} />
    </Cross>
  );
}

const Cross = styled.button`
  ${square}

  &[data-size='xs'] {
    width: 18px;
    height: 18px;
  }
  &::after {
    inset: -3px;
  }
  ${fingerRoom}

  &:hover {
    background: var(--color-bg-hover);
    color: var(--color-text-primary);
  }
  &:active {
    background: var(--color-bg-pressed);
  }
  &:focus-visible {
    outline-offset: 0;
  }
  &:disabled {
    background: none;
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  ${phone} {
    &:not([data-size='xs']) {
      width: 36px;
      height: 36px;
    }
  }
`;
