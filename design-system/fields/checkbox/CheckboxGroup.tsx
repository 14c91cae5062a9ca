import { CheckboxButton, CheckboxField, CheckboxGroup as AriaCheckboxGroup, Text } from 'react-aria-components';
import styled from 'styled-components';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import { CheckMark } from './CheckMark.tsx';
import { choiceHint, choiceItem, choices, choiceTarget, choiceText, type Choice } from './choice.ts';

export interface CheckboxGroupProps<Value extends string> extends FieldProps, Bindable<Value[]> {
  options: readonly Choice<Value>[];
  /** `row` for a few short ones. */
  direction?: 'row' | 'column';
}

/** Any number of a few options, all visible. Use MultiSelect for many options and RowCheckbox in rows of a table. */
export function CheckboxGroup<Value extends string>({ value, onChange, onBlur, ref, name, options, ...field }: CheckboxGroupProps<Value>) {
  const { direction = 'column', label, hint, error, confirmation, isRequired, isLabelHidden, isDisabled, isReadOnly, isBusy } = field;
  // A chosen value that is not among these options stays chosen.
  const choose = (chosen: string[]) => {
    const others = (value ?? []).filter((one) => !options.some((option) => option.value === one));
    onChange?.([...others, ...options.map((option) => option.value).filter((one) => chosen.includes(one))]);
  };
  return (
    <Column
      value={value ?? []}
      onChange={choose}
      isDisabled={isDisabled ?? false}
      isReadOnly={Boolean(isReadOnly || isBusy)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      {...(onBlur && { onBlur })}
      {...(name && { name })}
    >
      <FieldFrame {...{ label, hint, error, confirmation, isLabelHidden, isRequired, isBusy }}>
        <Options data-direction={direction} aria-busy={isBusy || undefined}>
          {options.map((option, index) => (
            <Item
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              {...(index === 0 && ref && { inputRef: ref })}
            >
              <Target>
                <CheckMark />
                <Words>{option.label}</Words>
              </Target>
              {option.hint && <Hint slot="description">{option.hint}</Hint>}
            </Item>
          ))}
        </Options>
      </FieldFrame>
    </Column>
  );
}

const Column = styled(AriaCheckboxGroup)`
  ${fieldColumn}
`;

const Options = styled.div`
  ${choices}
`;

const Item = styled(CheckboxField)`
  ${choiceItem}
`;

const Target = styled(CheckboxButton)`
  ${choiceTarget}
`;

const Words = styled.span`
  ${choiceText}
`;

const Hint = styled(Text)`
  ${choiceHint}
`;
