import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { Button, Group } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { phone } from '../../foundation/media.ts';
import type { Bindable, FieldProps } from '../frame/FieldFrame.tsx';
import { controlBox, phoneText } from '../frame/FieldFrame.tsx';
import { FailedMark } from '../options/ListStatus.tsx';
import type { OptionId } from '../options/option.ts';
import { ChosenTags } from './ChosenTags.tsx';
import { unseen } from '../../primitives/visually-hidden/unseen.ts';

export interface MultiTriggerProps extends Pick<FieldProps, 'label' | 'isBusy' | 'isDisabled'> {
  /** Names where there is room for them, or only their number. */
  look: 'tags' | 'count';
  chosen: readonly { id: OptionId; label: string }[];
  placeholder: string;
  isInvalid: boolean;
  /** Its options did not load. */
  hasFailed: boolean;
  isOpen: boolean;
  onRemove: (id: OptionId) => void;
  ref: Bindable<never>['ref'];
}

/** The box of a MultiSelect. The whole of it opens the list; the crosses of the tags lie above. */
export function MultiTrigger({
  look,
  chosen,
  placeholder,
  isBusy,
  isDisabled,
  isInvalid,
  hasFailed,
  isOpen,
  label,
  onRemove,
  ref,
}: MultiTriggerProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const id = useId();
  const names = chosen.map((option) => option.label);
  const summary = names.length > 1 ? t.chosen(figureText(names.length, locale)) : (names[0] ?? placeholder);
  const removeLast = ({ key }: KeyboardEvent) => {
    const last = chosen.at(-1);
    if ((key === 'Backspace' || key === 'Delete') && last) onRemove(last.id);
  };
  const hasTags = look === 'tags' && names.length > 0;
  return (
    <Box isDisabled={isDisabled ?? false} isInvalid={isInvalid} data-open={isOpen || undefined} aria-busy={isBusy || undefined}>
      <Cover aria-labelledby={`${id}-label ${id}`} onKeyDown={removeLast} {...(ref && { ref })}>
        <span id={`${id}-label`} hidden>
          {label}
        </span>
        <Summary id={id} data-placeholder={names.length === 0 || undefined} data-unseen={hasTags || undefined}>
          {summary}
        </Summary>
      </Cover>
      {hasTags && <ChosenTags names={chosen} onRemove={isDisabled ? undefined : onRemove} />}
      <Quiet>{isBusy ? <Spinner size="sm" /> : hasFailed ? <FailedMark /> : <Icon of={ChevronDown} size="sm" />}</Quiet>
    </Box>
  );
}

const words = bilingual({ chosen: [(count: string) => `已选 ${count} 项`, (count: string) => `${count} selected`] });

const Box = styled(Group)`
  ${controlBox}
  position: relative;

  &[data-open] {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  /* Only what can be pressed lies above the button that opens. */
  & > span {
    position: relative;
    pointer-events: none;
  }
  & > span button {
    pointer-events: auto;
  }
`;

const Cover = styled(Button)`
  position: absolute;
  inset: 0;
  padding: 0 32px 0 10px;
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;

const Summary = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--color-text-tertiary);
  }
  [data-disabled] > * > & {
    color: inherit;
  }
  ${phone} {
    font: ${phoneText};
  }
  &[data-unseen] {
    ${unseen}
  }
`;

const Quiet = styled.span`
  display: inline-flex;
  margin-left: auto;
  color: var(--color-text-tertiary);

  [data-disabled] > & {
    color: inherit;
  }
`;
