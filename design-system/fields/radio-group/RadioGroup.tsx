import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components';
import styled from 'styled-components';
import { CheckMark } from '../checkbox/CheckMark.tsx';
import { choiceHint, choiceItem, choices, choiceTarget, choiceText, type Choice } from '../checkbox/choice.ts';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import { card } from './card.ts';

export interface RadioGroupProps<Value extends string> extends FieldProps, Omit<Bindable<Value>, 'value'> {
  /** `null` before anything is chosen. */
  value?: Value | null;
  options: readonly Choice<Value>[];
  /** `cards` where each choice needs its explanation before it can be made. */
  look?: 'list' | 'cards';
  /** `row` for a few short ones. Cards stand beside each other as the room allows. */
  direction?: 'row' | 'column';
}

/** One of two to five things, all in sight with what they mean. More are a Select; a way to look at the same data is a SegmentedControl. */
export function RadioGroup<Value extends string>({ value, onChange, onBlur, ref, name, options, ...field }: RadioGroupProps<Value>) {
  const { label, hint, error, confirmation, isRequired, isLabelHidden, isDisabled, isReadOnly, isBusy, look = 'list', ...rest } = field;
  const choose = (key: string) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange?.(chosen.value);
  };
  return (
    <Column
      value={value ?? null}
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
        <Options data-direction={rest.direction ?? 'column'} data-look={look} aria-busy={isBusy || undefined}>
          {options.map((option, index) => (
            <Item
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              {...(index === 0 && ref && { inputRef: ref })}
            >
              <Target>
                <CheckMark shape="dot" />
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

const Column = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Options = styled.div`
  ${choices}

  &[data-look='cards'] {
    gap: var(--space-2);
  }
  &[data-look='cards'][data-direction='row'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  }
`;

const Item = styled(RadioField)`
  ${choiceItem}

  [data-look='cards'] > & {
    ${card}
  }
`;

const Target = styled(RadioButton)`
  ${choiceTarget}
`;

const Words = styled.span`
  ${choiceText}
`;

const Hint = styled(Text)`
  ${choiceHint}
`;
