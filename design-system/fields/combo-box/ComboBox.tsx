import { ComboBox as AriaComboBox } from 'react-aria-components';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import type { ControlSize } from '../frame/ControlBox.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import { ListStatus } from '../options/ListStatus.tsx';
import type { Option, OptionId, OptionSource, OptionsRequest, Row } from '../options/option.ts';
import { OptionList } from '../options/OptionList.tsx';
import { OptionsPopover } from '../options/OptionsPopover.tsx';
import { ComboControl } from './ComboControl.tsx';
import { HighlightFirst } from './HighlightFirst.tsx';
import { useComboText } from './useComboText.ts';

export interface ComboBoxProps<Id extends OptionId = string> extends FieldProps, Bindable<Id | null> {
  /** The options, stable between renders, or a function that loads what a query finds from a server. */
  options: OptionSource<Id>;
  /** Options that name the chosen value when the list does not hold it yet, as with a list on a server. */
  known?: readonly Option<Id>[];
  /** What `options` were made of, where they are no function. */
  requests?: readonly OptionsRequest[];
  placeholder?: string;
  /** Turns typed text into a value, so that it can be chosen too. `(text) => text` where ids are words. */
  fromText?: (text: string) => Id | null;
  size?: ControlSize;
  /** The note of the chosen option stands with its name, as the platform of an app does. */
  showsNote?: boolean;
}

/**
 * One of many options, found by typing characters, pinyin or initials: apps, channels, campaigns. Up to eight known options are a Select,
 * several choices at once a MultiSelect.
 */
export function ComboBox<Id extends OptionId = string>({
  value = null,
  onChange,
  onBlur,
  ref,
  name,
  options,
  known,
  requests,
  placeholder,
  fromText,
  size = 'md',
  showsNote = false,
  ...field
}: ComboBoxProps<Id>) {
  const t = useWords(words);
  const { isDisabled = false, isReadOnly = false, isRequired = false, isBusy, ...frame } = field;
  const comboText = useComboText({ source: options, known, requests, value, onChange, fromText });
  const { found, query } = comboText;
  const isWaiting = comboText.isOpen && found.state === 'busy';
  return (
    <Column
      items={found.rows}
      value={value}
      onChange={comboText.chooseKey}
      inputValue={comboText.text}
      onInputChange={comboText.type}
      onOpenChange={comboText.setOpen}
      // Its own way opens the list whenever the text is not that of a row: also after Escape, when no row is the chosen one.
      menuTrigger="manual"
      allowsEmptyCollection
      validationBehavior="aria"
      isInvalid={Boolean(frame.error)}
      {...{ isDisabled, isReadOnly, isRequired }}
      {...(onBlur && { onBlur })}
    >
      <FieldFrame {...frame} isRequired={isRequired}>
        <ComboControl
          {...{ isDisabled, isReadOnly, size, ref }}
          isBusy={Boolean(isBusy) || (isWaiting && found.count > 0)}
          isInvalid={Boolean(frame.error)}
          hasFailed={found.state === 'failed' && typeof options !== 'function'}
          label={frame.label}
          beforeKey={comboText.beforeKey}
          glyph={comboText.isTyping ? undefined : comboText.chosen?.glyph}
          note={showsNote && !comboText.isTyping ? comboText.chosen?.note : undefined}
          placeholder={placeholder ?? t.search}
          onClear={value === null || isRequired ? undefined : () => comboText.choose(null)}
        />
      </FieldFrame>
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <HighlightFirst rows={found.rows} query={isWaiting || fromText || found.query.trim() !== query.trim() ? '' : query} />
      <OptionsPopover named={found.named} least={200}>
        <OptionList rows={found.rows} query={found.query} isStale={isWaiting} />
        <ListStatus isFocusOutside found={found} query={query} otherwise={fromText && t.takeIt} />
      </OptionsPopover>
    </Column>
  );
}

const words = bilingual({
  search: ['搜索', 'Search'],
  takeIt: ['按 Enter 使用', 'Press Enter to use this value'],
});

const Column = styled(AriaComboBox<Row, 'single'>)`
  ${fieldColumn}
`;
