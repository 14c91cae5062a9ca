import type { ReactNode } from 'react';
import { Input, TextField as AriaTextField, type InputProps } from 'react-aria-components';
import styled from 'styled-components';
import { ControlBox, type ControlSize } from '../frame/ControlBox.tsx';
import { Counter } from '../frame/Counter.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';

type NativeProps = Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck'>;

export interface TextFieldProps extends FieldProps, Bindable<string>, NativeProps {
  /** An icon or a unit before the text. */
  before?: ReactNode;
  /** A unit or a small button after it. */
  after?: ReactNode;
  size?: ControlSize;
  /** Keys, tokens, parameter names: what is compared letter by letter. */
  isMono?: boolean;
  /** Counts the characters against this number. Nothing is cut off: a rule of the form says that it is too long. `maxLength` cuts off. */
  limit?: number;
}

/** One line of text. Secrets are SecretField, numbers NumberField, searches SearchField, several lines TextArea. */
export function TextField({ value = '', onChange, onBlur, ref, name, before, after, size = 'md', isMono, limit, ...rest }: TextFieldProps) {
  const { label, hint, error, confirmation, isRequired, isLabelHidden, isBusy, isDisabled, isReadOnly, ...input } = rest;
  const counter = limit !== undefined && <Counter text={value} limit={limit} />;
  return (
    <Column
      value={value}
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(onChange && { onChange })}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, confirmation, isLabelHidden, isRequired }}>
        <ControlBox
          {...{ isBusy, isDisabled, isReadOnly, size, before }}
          isInvalid={Boolean(error)}
          after={
            (counter || after) && (
              <>
                {counter}
                {after}
              </>
            )
          }
        >
          <Input {...input} data-mono={isMono || undefined} onBlur={onBlur} ref={ref} />
        </ControlBox>
      </FieldFrame>
    </Column>
  );
}

const Column = styled(AriaTextField)`
  ${fieldColumn}
`;
