import { Select as AriaSelect } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import type { Option, OptionId, OptionSource, OptionsRequest } from '../options/option.ts';
import { OptionsPopover } from '../options/OptionsPopover.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { MultiChip } from './MultiChip.tsx';
import { MultiPanel } from './MultiPanel.tsx';
import { MultiTrigger } from './MultiTrigger.tsx';
import { useChoices } from './useChoices.ts';

export interface MultiSelectProps<Id extends OptionId = string> extends FieldProps, Omit<Bindable<Id[]>, 'value'> {
  value?: readonly Id[];
  /** The options, stable between renders, or a function that loads what a query finds from a server. */
  options: OptionSource<Id>;
  /** Options that name the chosen values when the list does not hold them yet, as with a list on a server. */
  known?: readonly Option<Id>[];
  /** What `options` were made of, where they are no function. */
  requests?: readonly OptionsRequest[];
  placeholder?: string;
  /** `tags` name what is chosen, `count` only counts it, `chip` stands among filters. */
  look?: 'tags' | 'count' | 'chip';
  max?: number;
  /** Nothing changes before 应用 is pressed: for filters of which each change costs a query. */
  isApplied?: boolean;
}

/** Several of many options. One of many is a ComboBox; a handful that all fit are a CheckboxGroup. */
export function MultiSelect<Id extends OptionId = string>({
  value = none,
  onChange,
  onBlur,
  ref,
  name,
  options,
  known,
  requests,
  placeholder,
  look = 'tags',
  max = Infinity,
  isApplied = false,
  ...field
}: MultiSelectProps<Id>) {
  const t = useWords(words);
  const isChinese = useProvenaLocale() === 'zh-CN';
  const choices = useChoices({ source: options, known, requests, value, onChange, onClose: onBlur, max, isApplied });
  const { found, chosen } = choices;
  const { isDisabled = false, isReadOnly, isRequired = false, isBusy, ...frame } = field;
  const isInvalid = Boolean(frame.error);
  // A draft shows in the list only.
  const names = value.map((id) => ({ id, label: found.named.get(id)?.label ?? String(id) }));
  if (isReadOnly)
    return (
      <TextField
        {...frame}
        {...{ isBusy, isDisabled, isRequired }}
        isReadOnly
        value={names.map(({ label }) => label).join(isChinese ? '、' : ', ')}
        {...(ref && { ref })}
      />
    );
  const trigger = {
    chosen: names,
    isBusy,
    hasFailed: found.state === 'failed' && typeof options !== 'function',
    isDisabled,
    label: frame.label,
    ref,
  };
  const hasSearch = typeof options === 'function' || found.named.size > 8;
  return (
    <Column
      data-look={look}
      selectionMode="multiple"
      value={chosen}
      onChange={choices.set}
      isOpen={choices.isOpen}
      onOpenChange={choices.setOpen}
      disabledKeys={choices.heldBack}
      allowsEmptyCollection
      validationBehavior="aria"
      {...{ isDisabled, isRequired, isInvalid }}
      {...(onBlur && { onBlur })}
    >
      <FieldFrame {...frame} isRequired={isRequired} isLabelHidden={frame.isLabelHidden || look === 'chip'}>
        {look === 'chip' ? (
          <MultiChip {...trigger} placeholder={placeholder ?? t.all} onClear={() => onChange?.([])} />
        ) : (
          <MultiTrigger
            {...{ ...trigger, look, isInvalid }}
            isOpen={choices.isOpen}
            placeholder={placeholder ?? t.choose}
            onRemove={(id) => choices.set(value.filter((other) => other !== id))}
          />
        )}
      </FieldFrame>
      {name && value.map((id) => <input key={id} type="hidden" name={name} value={id} />)}
      <OptionsPopover named={found.named} least={280}>
        <MultiPanel {...{ choices, max, hasSearch }} label={frame.label} hasFooter={isApplied} />
      </OptionsPopover>
    </Column>
  );
}

const none: readonly [] = [];

const words = bilingual({ choose: ['请选择', 'Choose'], all: ['全部', 'All'] });

const Column = styled(AriaSelect<object, 'multiple'>)`
  ${fieldColumn}

  &[data-look='chip'] {
    display: inline-grid;
    max-width: 100%;
  }
`;
