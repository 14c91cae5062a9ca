import { Calendar } from 'lucide-react';
import { useCallback, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { FieldFrame, phoneText, type Bindable, type FieldProps } from '../frame/FieldFrame.tsx';
import { ButtonFrame } from './ButtonFrame.tsx';
import type { Setting } from './panel/draft.ts';
import { formatRange, yearOf } from '../../foundation/period/format.ts';
import { comparedDays, resolvePeriod, type Period } from '../../foundation/period/period.ts';
import { words } from './words.ts';

type PeriodButtonProps = Omit<FieldProps, 'name' | 'confirmation'> &
  Pick<Bindable<Period>, 'onBlur' | 'ref'> & { value: Period | undefined; setting: Setting };

/** The period as it stands on the page, with its label, its hint and its error; the days are what is pressed. */
export function PeriodButton({ label, hint, error, isRequired, isLabelHidden, value, setting, onBlur, ref, ...state }: PeriodButtonProps) {
  const t = useWords(words);
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const hold = useCallback(
    (element: HTMLElement | null) => {
      control.current = element;
      ref?.(element);
    },
    [ref],
  );
  const ids = { label: `${id}label`, preset: `${id}preset`, days: `${id}days`, message: `${id}message` };
  const names = { 'aria-labelledby': `${ids.label} ${ids.preset} ${ids.days}`, 'aria-describedby': ids.message };
  const look = { 'data-look': isLabelHidden ? 'button' : 'field', 'data-invalid': error ? true : undefined };
  const range = value && resolvePeriod(value, setting.today, setting.weekStart);
  const compared = value && comparedDays(value, setting.today, setting.weekStart);
  const days = range ? formatRange(range) : t.choose;
  const against = range && compared && t.against(formatRange(compared.against, { knownYear: yearOf(range.start) }));
  return (
    <ButtonFrame {...ids} isInvalid={Boolean(error)} isCompact={isLabelHidden ?? false} onLabelPress={() => control.current?.focus()}>
      <FieldFrame {...{ label, hint, error, isRequired, isLabelHidden }}>
        <span hidden id={ids.preset}>
          {value && 'preset' in value && t[value.preset]}
          {!value && isRequired && t.required}
        </span>
        {state.isReadOnly ? (
          <Still {...look} aria-busy={state.isBusy || undefined}>
            <Icon of={Calendar} />
            <input {...names} readOnly id={ids.days} value={against ? `${days} ${against}` : days} ref={hold} />
            {state.isBusy && <Spinner size="sm" />}
          </Still>
        ) : (
          <Opener {...names} {...look} isDisabled={state.isDisabled ?? false} {...(onBlur && { onBlur })} ref={hold}>
            <Icon of={Calendar} />
            <Line id={ids.days} data-missing={!value || undefined}>
              {days}
              {against && <Against> {against}</Against>}
            </Line>
            {state.isBusy && <Spinner size="sm" />}
          </Opener>
        )}
      </FieldFrame>
    </ButtonFrame>
  );
}

const box = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  min-width: 0;
  height: var(--density-control);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-bg-surface);
  color: var(--color-text-primary);
  font: var(--type-label);
  white-space: nowrap;

  &[data-look='field'] {
    gap: var(--space-2);
    padding: 0 10px;
    border-color: var(--color-border-control);
    font: var(--type-body);
  }
  &[data-look='field'] > [aria-hidden] {
    color: var(--color-text-tertiary);
  }
  ${phone} {
    &[data-look='field'] {
      font: ${phoneText};
    }
  }
  &[data-invalid] {
    border-color: var(--color-negative-solid);
    box-shadow: inset 0 0 0 1px var(--color-negative-solid);
  }
`;

const Opener = styled(Button)`
  ${box}
  cursor: pointer;

  &:is([data-hovered], [aria-expanded='true']) {
    background: var(--color-bg-hover);
  }
  &[data-look='field']:is([data-hovered], [aria-expanded='true']) {
    border-color: var(--color-text-secondary);
    background: var(--color-bg-surface);
  }
  &[data-look='field']:is([data-focus-visible], [aria-expanded='true']) {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
  }
  &[data-disabled] {
    border-color: var(--color-border-default);
    background: var(--color-bg-disabled);
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

const Still = styled.div`
  ${box}
  &,
  &[data-look='field'] {
    border-color: var(--color-border-default);
    background: var(--color-bg-sunken);
  }
  &:focus-within {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
  }
  & > input {
    flex: 1;
    width: 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.035em;
  }
`;

const Line = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.035em;

  &[data-missing] {
    letter-spacing: 0;
    color: var(--color-text-tertiary);
  }
  [data-disabled] > & {
    color: inherit;
  }
`;

const Against = styled.span`
  margin-left: var(--space-1);
  font-weight: 400;
  color: var(--color-text-tertiary);

  [data-disabled] & {
    color: inherit;
  }
  ${phone} {
    [data-look='button'] & {
      display: none;
    }
  }
`;
