import { Minus, Plus } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { Button, Input, NumberField as AriaNumberField } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { ControlBox } from '../frame/ControlBox.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';

export interface NumberFieldProps extends FieldProps, Bindable<number | null> {
  /** The currency. Read after the label. */
  before?: ReactNode;
  /** The unit: 天, %, / 天. Read after the label. */
  after?: ReactNode;
  /** Arrow keys and the stepper stay between `min` and `max`. What is typed beyond them is kept: a rule of the form says what to fix. */
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the point; none by default. */
  decimals?: number;
  hasStepper?: boolean;
  placeholder?: string;
}

/** A number that is counted or measured; nothing written is `null`. Numbers that only name something (phone, ID) are TextField. */
export function NumberField({
  value = null,
  onChange,
  onBlur,
  ref,
  name,
  before,
  after,
  hasStepper,
  placeholder,
  ...rest
}: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    confirmation,
    isRequired,
    isLabelHidden,
    isDisabled,
    isReadOnly,
    isBusy,
    min,
    max,
    step,
    decimals = 0,
  } = rest;
  const formatOptions = useMemo(() => ({ maximumFractionDigits: decimals }), [decimals]);
  const units = useId();
  return (
    <Column
      value={value ?? Number.NaN}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      formatOptions={formatOptions}
      commitBehavior="validate"
      isDisabled={isDisabled ?? false}
      isReadOnly={isReadOnly ?? false}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      isWheelDisabled
      validationBehavior="aria"
      aria-describedby={[before && `${units}-before`, after && `${units}-after`].filter(Boolean).join(' ')}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      {...(step !== undefined && { step })}
      {...(onBlur && { onBlur })}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, confirmation, isLabelHidden, isRequired }}>
        <ControlBox
          {...{ isBusy, isDisabled, isReadOnly }}
          isInvalid={Boolean(error)}
          busySide="start"
          before={before && <span id={`${units}-before`}>{before}</span>}
          after={
            (after || hasStepper) && (
              <>
                {after && <span id={`${units}-after`}>{after}</span>}
                {hasStepper && <Stepper />}
              </>
            )
          }
        >
          <Input ref={ref} {...(placeholder && { placeholder })} />
        </ControlBox>
      </FieldFrame>
    </Column>
  );
}

const Stepper = () => (
  <Steps>
    <Button slot="decrement">
      <Icon of={Minus} size="sm" />
    </Button>
    <Button slot="increment">
      <Icon of={Plus} size="sm" />
    </Button>
  </Steps>
);

const Column = styled(AriaNumberField)`
  ${fieldColumn}

  & input {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Steps = styled.span`
  display: inline-flex;
  margin-right: -7px;

  & > button {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-xs);
    background: none;
    color: var(--color-text-secondary);
    cursor: pointer;
  }
  & > button[data-hovered] {
    background: var(--color-bg-hover);
    color: var(--color-text-primary);
  }
  & > button[data-pressed] {
    background: var(--color-bg-pressed);
  }
  & > button[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
  ${phone} {
    & > button {
      width: 40px;
      height: 38px;
    }
  }
`;
