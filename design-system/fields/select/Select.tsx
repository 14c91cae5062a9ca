import { useMemo } from 'react';
import { Select as AriaSelect } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import type { LucideIcon } from '../../primitives/icon/Icon.tsx';
import type { ControlSize } from '../frame/ControlBox.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import { byId, optionsIn, rowsOf, sectionsOf, type OptionId, type Options, type OptionsRequest } from '../options/option.ts';
import { OptionList } from '../options/OptionList.tsx';
import { ListStatus, NoOptions } from '../options/ListStatus.tsx';
import { OptionsSurface } from '../options/OptionsPopover.tsx';
import { useRequests } from '../options/useFoundOptions.ts';
import { TextField } from '../text-field/TextField.tsx';
import { SelectTrigger, type SelectLook } from './SelectTrigger.tsx';

export interface SelectProps<Id extends OptionId = string> extends FieldProps, Omit<Bindable<Id>, 'value'> {
  value?: Id | null;
  options: Options<Id>;
  /** What these were made of. */
  requests?: readonly OptionsRequest[];
  placeholder?: string;
  /** In toolbars, where the label stands inside unless it is hidden. */
  look?: SelectLook;
  size?: ControlSize;
  /** Before the value. */
  icon?: LucideIcon;
}

/** One of a few known options, eight at most. Longer lists, and lists on a server, are ComboBox; two or three that all fit are a SegmentedControl. */
export function Select<Id extends OptionId = string>({
  value = null,
  onChange,
  onBlur,
  ref,
  name,
  options,
  requests = none,
  placeholder,
  look = 'field',
  size = 'md',
  icon,
  ...field
}: SelectProps<Id>) {
  const t = useWords(words);
  const sections = useMemo(() => sectionsOf(options), [options]);
  const rows = useMemo(() => rowsOf(sections), [sections]);
  const named = useMemo(() => byId(optionsIn(sections)), [sections]);
  const asked = useRequests(requests);
  const hasFailed = asked.state === 'failed';
  const chosen = value === null ? undefined : named.get(value);
  const { isDisabled, isReadOnly, isRequired, isBusy, ...frame } = field;
  if (isReadOnly)
    return (
      <TextField {...frame} {...{ isBusy, isDisabled, isRequired, size }} isReadOnly value={chosen?.label ?? ''} {...(ref && { ref })} />
    );
  const isInside = look !== 'field' && !frame.isLabelHidden;
  const choose = (key: OptionId | null) => {
    const option = key === null ? undefined : named.get(key);
    if (option) onChange?.(option.id);
  };
  return (
    <Column
      data-look={look}
      value={value}
      onChange={choose}
      isDisabled={isDisabled ?? false}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(frame.error)}
      validationBehavior="aria"
      // Where the options are on their way, a press opens the list all the same, and they come into it.
      allowsEmptyCollection
      {...(onBlur && { onBlur })}
      {...(name && { name })}
    >
      <FieldFrame {...frame} isRequired={isRequired} isLabelHidden={frame.isLabelHidden || isInside}>
        <SelectTrigger
          {...{ look, size, icon, isBusy, hasFailed, chosen, ref }}
          label={isInside ? frame.label : undefined}
          placeholder={placeholder ?? t.choose}
          isInvalid={Boolean(frame.error)}
        />
      </FieldFrame>
      <List offset={4}>
        <OptionList rows={rows} isShort none={rows.length === 0 && !hasFailed && <NoOptions isBusy={isBusy || asked.state === 'busy'} />} />
        {hasFailed && <ListStatus found={{ ...asked, count: rows.length, isCut: false }} query="" />}
      </List>
    </Column>
  );
}

const none: readonly [] = [];

const words = bilingual({ choose: ['请选择', 'Choose'] });

const Column = styled(AriaSelect<object, 'single'>)`
  ${fieldColumn}

  &:not([data-look='field']) {
    display: inline-grid;
    max-width: 100%;
  }
`;

const List = styled(OptionsSurface)`
  width: max-content;
  min-width: max(var(--trigger-width), 120px);
  max-width: min(100vw - 16px, 360px);
`;
