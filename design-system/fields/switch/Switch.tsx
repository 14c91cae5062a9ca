import { SwitchButton, SwitchField } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { choiceTarget, choiceText } from '../checkbox/choice.ts';
import type { Bindable, FieldProps } from '../frame/FieldFrame.tsx';
import { FieldMessage } from '../frame/FieldMessage.tsx';

export interface SwitchProps extends Omit<FieldProps, 'confirmation' | 'isRequired'>, Bindable<boolean> {
  /** `end` in lists of settings: the words take the width, the switch stands at the right edge. */
  side?: 'start' | 'end';
}

/** Turns something on or off at once. What counts only when a form is saved is a Checkbox. */
export function Switch({ value = false, onChange, onBlur, ref, name, side = 'start', ...field }: SwitchProps) {
  const { label, hint, error, isDisabled, isReadOnly, isBusy, isLabelHidden } = field;
  return (
    <Column
      isSelected={value}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled ?? false}
      isReadOnly={Boolean(isReadOnly || isBusy)}
      validationBehavior="aria"
      data-side={side}
      {...(isLabelHidden && { 'aria-label': label })}
      {...(ref && { inputRef: ref })}
      {...(name && { name })}
      {...(onChange && { onChange })}
      {...(onBlur && { onBlur })}
    >
      <Target>
        <Track aria-busy={isBusy || undefined}>
          <Knob>{isBusy && <Spinner size="sm" />}</Knob>
        </Track>
        {!isLabelHidden && <Words>{label}</Words>}
      </Target>
      <Below>
        <FieldMessage hint={hint} error={error} />
      </Below>
    </Column>
  );
}

const Column = styled(SwitchField)`
  position: relative;
  display: grid;
  justify-items: start;
  min-width: 0;

  &[data-side='end'] {
    justify-items: stretch;
  }
`;

const Target = styled(SwitchButton)`
  ${choiceTarget}

  [data-side='end'] > & {
    position: static;
    padding-right: 48px;
    font-weight: 500;
  }
  /* The line under the words turns the switch as well. */
  [data-side='end'] > &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Words = styled.span`
  ${choiceText}
  font-weight: inherit;
`;

const Track = styled.span`
  --track-bg: var(--color-border-control);

  flex: none;
  width: 32px;
  height: 18px;
  padding: 2px;
  border-radius: var(--radius-full);
  background: var(--track-bg);
  transition: background var(--motion-duration-fast) var(--motion-easing-standard);

  ${Target}[data-hovered] > & {
    --track-bg: var(--color-text-tertiary);
  }
  ${Target}[data-selected] > & {
    --track-bg: var(--color-accent-solid);
  }
  ${Target}[data-selected][data-hovered] > & {
    --track-bg: var(--color-accent-hover);
  }
  ${Target}[data-invalid] > & {
    box-shadow:
      0 0 0 1px var(--color-bg-surface),
      0 0 0 3px var(--color-negative-solid);
  }
  ${Target}[data-readonly] > &:not([aria-busy]) {
    --track-bg: var(--color-bg-sunken);
    box-shadow: inset 0 0 0 1px var(--color-border-control);
  }
  ${Target}[data-disabled] > & {
    --track-bg: var(--color-border-strong);
  }
  ${Target}[data-focus-visible] > & {
    outline: 2px solid var(--color-border-focus);
    outline-offset: 2px;
  }

  [data-side='end'] > ${Target} > && {
    position: absolute;
    right: 0;
    top: 50%;
    margin-top: -9px;
  }
  ${Target} > && {
    margin-top: 1px;
  }
`;

const Knob = styled.span`
  display: grid;
  place-items: center;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: var(--color-bg-surface);
  color: var(--color-text-secondary);
  transition: transform var(--motion-duration-fast) var(--motion-easing-standard);

  ${Target}[data-selected] & {
    transform: translateX(14px);
  }
  ${Target}[data-readonly] :not([aria-busy]) > & {
    background: var(--color-border-control);
  }
  ${Target}[data-readonly][data-selected] :not([aria-busy]) > & {
    background: var(--color-text-secondary);
  }
  ${Target}[data-disabled] & {
    background: var(--color-bg-disabled);
  }
`;

const Below = styled.div`
  padding-left: 40px;

  [data-side='end'] > & {
    padding: 0 48px 0 0;
  }
  &:not(:has(> :not(:empty))) {
    display: none;
  }
  ${phone} {
    margin-top: -8px;
  }
`;
