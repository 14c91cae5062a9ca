import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button, SelectValue } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Icon, type LucideIcon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import type { ControlSize } from '../frame/ControlBox.tsx';
import { controlBox, phoneText, type Bindable } from '../frame/FieldFrame.tsx';
import { FailedMark } from '../options/ListStatus.tsx';
import type { Option, OptionId } from '../options/option.ts';

/** `field` in forms. In toolbars: `soft` beside buttons, `chip` among filters, `ghost` in the head of a panel. */
export type SelectLook = 'field' | 'soft' | 'chip' | 'ghost';

interface SelectTriggerProps {
  look: SelectLook;
  size: ControlSize;
  icon: LucideIcon | undefined;
  /** Stands before the value in the looks for toolbars. */
  label: string | undefined;
  chosen: Option<OptionId> | undefined;
  placeholder: string;
  isBusy: boolean | undefined;
  isInvalid: boolean;
  /** Its options did not load. */
  hasFailed: boolean;
  ref: Bindable<never>['ref'];
}

/** What is pressed to open the list, and shows what is chosen. */
export function SelectTrigger({ look, size, icon, label, chosen, placeholder, isBusy, isInvalid, hasFailed, ref }: SelectTriggerProps) {
  const wordsId = useId();
  return (
    <Trigger
      data-look={look}
      data-size={size}
      data-invalid={isInvalid || undefined}
      {...(isBusy && { 'aria-busy': true })}
      {...(label && { 'aria-labelledby': wordsId })}
      {...(ref && { ref })}
    >
      {icon && <Icon of={icon} size={look === 'field' || look === 'soft' ? 'md' : 'sm'} />}
      {chosen?.glyph && <Quiet aria-hidden>{chosen.glyph}</Quiet>}
      <Words id={wordsId}>
        {label && <Quiet>{label}</Quiet>}
        <Value data-placeholder={chosen ? undefined : true}>{chosen?.label ?? placeholder}</Value>
      </Words>
      <Quiet>
        {isBusy ? <Spinner size="sm" /> : hasFailed ? <FailedMark /> : <Icon of={ChevronDown} size={look === 'chip' ? 'xs' : 'sm'} />}
      </Quiet>
    </Trigger>
  );
}

const Trigger = styled(Button)`
  ${controlBox}
  text-align: start;
  cursor: pointer;

  &[data-look='field'] {
    font: var(--type-body);
  }
  &[data-look='field'][data-size='sm'] {
    padding: 0 var(--space-2);
    font-size: 12px;
  }
  &[aria-expanded='true']:not([data-look='ghost']) {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  &:not([data-look='field']) {
    gap: var(--space-1h);
    padding: 0 var(--space-3);
    border-color: var(--color-border-strong);
    font: var(--type-label);
    white-space: nowrap;
  }
  &:not([data-look='field']):is([data-hovered], [aria-expanded='true']) {
    background: var(--color-bg-hover);
  }
  /* Beside buttons it is one of them: its ring is for the keyboard. */
  &:not([data-look='field'])[data-focused]:not([data-focus-visible], [aria-expanded='true']) {
    outline: 0;
    border-color: var(--color-border-strong);
  }
  &:is([data-look='chip'], [data-look='ghost']) {
    height: var(--size-control-sm);
    padding: 0 10px;
    font: 500 12px/18px var(--font-sans);
  }
  &[data-look='ghost'] {
    padding: 0 var(--space-1h);
    border-color: transparent;
    background: none;
    color: var(--color-text-secondary);
  }
  &[data-look='ghost']:is([data-hovered], [aria-expanded='true']) {
    color: var(--color-text-primary);
  }
  &[data-disabled] {
    cursor: not-allowed;
  }

  ${phone} {
    /* As large as what is typed in the field beside it. */
    &[data-look='field'][data-size] {
      padding: 0 10px;
      font: ${phoneText};
    }
    &:is([data-look='chip'], [data-look='ghost']) {
      height: var(--size-control-lg);
    }
  }
`;

const Words = styled.span`
  flex: 1;
  display: flex;
  gap: var(--space-1h);
  min-width: 0;
`;

const Value = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-placeholder] {
    color: var(--color-text-tertiary);
  }
  [data-disabled] &,
  :not([data-look='field']) > * > & {
    color: inherit;
  }
`;

const Quiet = styled.span`
  display: inline-flex;
  flex: none;
  color: var(--color-text-tertiary);
  font-weight: 400;

  [data-disabled] &,
  [data-look='ghost'] & {
    color: inherit;
  }
`;
