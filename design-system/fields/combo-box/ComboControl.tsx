import { ChevronDown, Search, X } from 'lucide-react';
import { useCallback, useContext, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, ComboBoxStateContext, Input } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { useMedia } from '../../foundation/useMedia.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { ControlBox, type ControlSize } from '../frame/ControlBox.tsx';
import type { Bindable, FieldProps } from '../frame/FieldFrame.tsx';
import { FailedMark } from '../options/ListStatus.tsx';

interface ComboControlProps extends Pick<FieldProps, 'label' | 'isDisabled' | 'isReadOnly' | 'isBusy'> {
  isInvalid: boolean;
  /** Its options did not load. */
  hasFailed: boolean;
  size: ControlSize;
  /** The icon of the chosen option, in place of the magnifier. */
  glyph: ReactNode;
  /** A word beside the text, and below it on a phone. */
  note: string | undefined;
  placeholder: string;
  /** A value is chosen and can be cleared. */
  onClear: (() => void) | undefined;
  beforeKey: (event: KeyboardEvent, hasHighlight: boolean) => void;
  ref: Bindable<never>['ref'];
}

/** The box of a combo box: the magnifier, the text, and what clears or opens. */
export function ComboControl({ glyph, note, hasFailed, placeholder, onClear, label, beforeKey, ref, ...box }: ComboControlProps) {
  const t = useWords(words);
  const list = useContext(ComboBoxStateContext);
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useMedia(phone);
  const isFixed = box.isDisabled || box.isReadOnly;
  // This callback must stay the same: a form treats a field whose ref changes as removed.
  const hold = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      ref?.(element);
    },
    [ref],
  );
  const clear = () => {
    onClear?.();
    input.current?.focus();
    // Clearing is mostly the way to another choice: that is one press away then.
    list?.open(null, 'manual');
  };
  const opener = isFixed ? undefined : onClear ? (
    <Small slot={null} aria-label={t.clear(label)} excludeFromTabOrder preventFocusOnPress onPress={clear}>
      <Icon of={X} size="sm" />
    </Small>
  ) : (
    !list?.isOpen && (
      <Small>
        <Icon of={ChevronDown} size="sm" />
      </Small>
    )
  );
  return (
    <ControlBox
      {...box}
      before={glyph ? <Sign>{glyph}</Sign> : <Icon of={Search} />}
      after={
        !hasFailed && note === undefined ? (
          opener
        ) : (
          <>
            {hasFailed && <FailedMark />}
            {note !== undefined && <Note>{isPhone ? note : <Tag kind="line">{note}</Tag>}</Note>}
            {opener}
          </>
        )
      }
    >
      <Text
        placeholder={placeholder}
        data-noted={note === undefined ? undefined : true}
        onKeyDownCapture={(event) => beforeKey(event, (list?.selectionManager.focusedKey ?? null) !== null)}
        ref={hold}
        onInput={() => {
          if (list && !list.isOpen) list.open(null, 'input');
        }}
        onClick={({ currentTarget }) => {
          if (isFixed || !list || list.isOpen) return;
          currentTarget.select();
          list.open(null, 'manual');
        }}
      />
    </ControlBox>
  );
}

const words = bilingual({ clear: [(label: string) => `清除${label}`, (label: string) => `Clear ${label}`] });

const Sign = styled.span`
  display: inline-flex;

  [data-disabled] & {
    opacity: 0.5;
    filter: grayscale(1);
  }
`;

const Text = styled(Input)`
  text-overflow: ellipsis;

  ${phone} {
    &[data-noted] {
      padding-bottom: 14px;
    }
  }
`;

/* On a phone the name needs the whole line: the note stands below it, where a press still belongs to the text. */
const Note = styled.span`
  pointer-events: none;

  ${phone} {
    position: absolute;
    bottom: 2px;
    left: 38px;
    right: 40px;
    overflow: hidden;
    font: 400 11px/14px var(--font-sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* Not among the stops of Tab: deleting the text clears, and the arrows open. */
const Small = styled(Button)`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-right: -5px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: inherit;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
    color: var(--color-text-primary);
  }
`;
