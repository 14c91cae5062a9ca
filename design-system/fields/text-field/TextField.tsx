import type { ReactNode } from 'react';
import { Group, Input, TextField as AriaTextField, type InputProps } from 'react-aria-components';
import styled from 'styled-components';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { controlBox, fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';

export interface TextFieldProps
  extends FieldProps, Bindable<string>, Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'> {
  /** An icon or a unit before the text. */
  before?: ReactNode;
  /** A unit, a counter or a small button after it. */
  after?: ReactNode;
}

/** One line of text. Secrets are SecretField, numbers NumberField, searches SearchField. */
export function TextField({
  value = '',
  onChange,
  onBlur,
  ref,
  name,
  before,
  after,
  isBusy,
  isDisabled,
  isReadOnly,
  ...rest
}: TextFieldProps) {
  const { label, hint, error, confirmation, isRequired, isLabelHidden, ...input } = rest;
  const state = { isDisabled: isDisabled ?? false, isReadOnly: isReadOnly ?? false, isRequired: isRequired ?? false };
  return (
    <Column
      {...state}
      value={value}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(onChange && { onChange })}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, confirmation, isLabelHidden, isRequired }}>
        <Box
          isDisabled={state.isDisabled}
          isInvalid={Boolean(error)}
          data-readonly={isReadOnly || undefined}
          aria-busy={isBusy || undefined}
        >
          {before}
          <Input {...input} onBlur={onBlur} ref={ref} />
          {isBusy ? <Spinner size="sm" /> : after}
        </Box>
      </FieldFrame>
    </Column>
  );
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;

const Box = styled(Group)`
  ${controlBox}
`;
