import type { ReactNode } from 'react';
import { Label } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { FieldMessage, type FieldMessageProps } from './FieldMessage.tsx';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

/** The props of every field. `value` and `onChange` are declared by each field, because their type differs. */
export interface FieldProps extends FieldMessageProps {
  label: string;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Something about this field is being looked up or saved. */
  isBusy?: boolean | undefined;
  /** Hides the label where the surroundings already show it; screen readers still announce it. */
  isLabelHidden?: boolean | undefined;
}

/** What a form needs to bind a field: the value of its own type, and something to put the focus on. */
export interface Bindable<Value> {
  value?: Value;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  /** A callback, so that whatever takes the focus in this field fits. */
  ref?: (element: { focus(): void } | null) => void;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'confirmation' | 'isRequired' | 'isLabelHidden'> {
  /** Turns beside the label, for fields that have no box in which it could stand. */
  isBusy?: boolean | undefined;
  children: ReactNode;
}

/** Label above, control, and one line below: the error, else the confirmation, else the hint. Stands inside a react-aria field, which ties them together. */
export function FieldFrame({ label, hint, error, confirmation, isRequired, isLabelHidden, isBusy, children }: FieldFrameProps) {
  return (
    <>
      <Caption data-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
        {isBusy && <Spinner size="sm" />}
      </Caption>
      {children}
      <FieldMessage hint={hint} error={error} confirmation={confirmation} />
    </>
  );
}

/** The column in which a field stands; give it to the react-aria field with `styled(…)`. */
export const fieldColumn = css`
  display: grid;
  gap: var(--space-1h);
  align-content: start;
  min-width: 0;
`;

/** What stands in a field of a phone: in smaller letters the browser zooms in when the field is pressed. */
export const phoneText = '400 16px/24px var(--font-sans)';

/** The box around an input: edge, focus, error and disabled looks, shared by all fields that have one. */
export const controlBox = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  height: var(--density-control);
  padding: 0 10px;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-sm);
  background: var(--color-bg-surface);
  color: var(--color-text-primary);

  &[data-hovered] {
    border-color: var(--color-text-secondary);
  }
  &:is([data-focus-within], [data-focused]) {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  &[data-invalid] {
    border-color: var(--color-negative-solid);
    box-shadow: inset 0 0 0 1px var(--color-negative-solid);
  }
  &[data-disabled] {
    background: var(--color-bg-disabled);
    border-color: var(--color-border-default);
    color: var(--color-text-disabled);
  }
  &[data-readonly] {
    background: var(--color-bg-sunken);
    border-color: var(--color-border-default);
  }
  &[data-size='sm'] {
    height: var(--size-control-sm);
    font-size: 12px;
  }
  &[data-size='lg'] {
    height: var(--size-control-lg);
    padding: 0 var(--space-3);
  }

  & input,
  & textarea {
    flex: 1;
    width: 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    /* While nobody types there, what is longer than the field says so. */
    text-overflow: ellipsis;
  }
  & ::placeholder {
    color: var(--color-text-tertiary);
    opacity: 1;
  }
  &[data-disabled] ::placeholder {
    color: inherit;
  }
  ${phone} {
    &[data-size='sm'] {
      height: var(--density-control);
    }
    &[data-size='lg'] {
      height: var(--size-touch-min);
    }
    & input,
    & textarea,
    & [data-mono] {
      font-size: 16px;
    }
    & textarea {
      line-height: 24px;
    }
  }
`;

const Caption = styled(Label)`
  font: var(--type-label);
  color: var(--color-text-secondary);

  & > :not([aria-hidden]) {
    margin-left: var(--space-1h);
    vertical-align: -2px;
  }

  &[data-hidden] {
    ${unseen}
  }
`;

/** The star after a label. Readers of the screen hear it from the control itself. */
export const RequiredMark = () => <Star aria-hidden> *</Star>;

const Star = styled.span`
  color: var(--color-negative-text);
`;
