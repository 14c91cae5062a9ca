import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import styled from 'styled-components';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import { segment, segments } from './look.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** How many there are behind it: 失败 2. */
  count?: number;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> extends Omit<FieldProps, 'confirmation' | 'isRequired'>, Bindable<Value> {
  options: readonly Segment<Value>[];
  /** `sm` in the head of a panel. */
  size?: 'sm' | 'md';
  /** Takes the whole width, every segment the same part of it. */
  isStretched?: boolean;
}

/**
 * One of a few ways to look at the same thing; one is always chosen, and arrow keys choose. A radio group for readers of the
 * screen. What changes the page under it is Tabs; what is saved with a form and needs explaining is a RadioGroup.
 */
export function SegmentedControl<Value extends string>({
  value,
  onChange,
  onBlur,
  ref,
  name,
  options,
  ...field
}: SegmentedControlProps<Value>) {
  const { label, hint, error, isLabelHidden = true, isDisabled, isReadOnly, isBusy, size = 'md', isStretched } = field;
  const choose = (key: string) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange?.(chosen.value);
  };
  return (
    <Column
      value={value ?? null}
      onChange={choose}
      orientation="horizontal"
      isDisabled={isDisabled ?? false}
      isReadOnly={Boolean(isReadOnly || isBusy)}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      data-stretched={isStretched || undefined}
      {...(onBlur && { onBlur })}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, isLabelHidden, isBusy }}>
        <Row data-size={size} aria-busy={isBusy || undefined}>
          {options.map((option, index) => (
            <Cell
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              {...(index === 0 && ref && { inputRef: ref })}
            >
              <Target>
                <span data-text={option.label}>{option.label}</span>
                {option.count !== undefined && <Figure value={option.count} />}
              </Target>
            </Cell>
          ))}
        </Row>
      </FieldFrame>
    </Column>
  );
}

const Column = styled(RadioGroup)`
  ${fieldColumn}
  justify-items: start;

  &[data-stretched] {
    justify-items: stretch;
  }
`;

const Row = styled.div`
  ${segments}
`;

const Cell = styled(RadioField)`
  position: relative;
  display: grid;
  flex: none;

  [data-stretched] & {
    flex: 1 1 0;
  }
`;

const Target = styled(RadioButton)`
  ${segment}
`;
