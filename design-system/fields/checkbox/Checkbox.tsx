import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import styled from 'styled-components';
import { fingerRoom } from '../../foundation/finger.ts';
import { phone } from '../../foundation/media.ts';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { type Bindable, type FieldProps, RequiredMark } from '../frame/FieldFrame.tsx';
import { FieldMessage } from '../frame/FieldMessage.tsx';
import { CheckMark } from './CheckMark.tsx';
import { choiceTarget, choiceText } from './choice.ts';

export interface CheckboxProps extends Omit<FieldProps, 'confirmation'>, Bindable<boolean> {
  /** Some but not all of its items are on. The next press turns all of them on. */
  isIndeterminate?: boolean;
  /** Links that belong to the label; a press on them does not tick the box. */
  after?: ReactNode;
}

/** Yes or no, applied when the form is saved. Use Switch for what takes effect at once and CheckboxGroup for several of one kind. */
export function Checkbox({ value = false, onChange, onBlur, ref, name, isIndeterminate = false, after, ...field }: CheckboxProps) {
  const { label, hint, error, isRequired, isDisabled, isReadOnly, isBusy, isLabelHidden } = field;
  return (
    <Column
      isSelected={value}
      isIndeterminate={isIndeterminate}
      isInvalid={Boolean(error)}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isReadOnly={Boolean(isReadOnly || isBusy)}
      validationBehavior="aria"
      {...(isLabelHidden && { 'aria-label': label })}
      {...(ref && { inputRef: ref })}
      {...(name && { name })}
      {...(onChange && { onChange })}
      {...(onBlur && { onBlur })}
    >
      <Line aria-busy={isBusy || undefined}>
        <Target data-bare={isLabelHidden || undefined}>
          {isBusy ? <Spinner /> : <CheckMark />}
          {!isLabelHidden && (
            <Words>
              {label}
              {isRequired && <RequiredMark />}
            </Words>
          )}
        </Target>
        {after}
      </Line>
      <Below>
        <FieldMessage hint={hint} error={error} />
      </Below>
    </Column>
  );
}

const Column = styled(CheckboxField)`
  display: grid;
  justify-items: start;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 0.35em;
`;

const Target = styled(CheckboxButton)`
  ${choiceTarget}

  &[data-bare] {
    ${fingerRoom}
  }
`;

const Words = styled.span`
  ${choiceText}
`;

const Below = styled.div`
  padding-left: 24px;

  &:not(:has(> :not(:empty))) {
    display: none;
  }
  ${phone} {
    margin-top: -8px;
  }
`;
