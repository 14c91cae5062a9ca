import { css } from 'styled-components';
import { phone } from '../../foundation/media.ts';

/** One of several things to choose from. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** What choosing it means, or why it cannot be chosen. */
  hint?: string;
  isDisabled?: boolean;
}

/** The press target of a checkbox, a radio or a switch: the mark and its label. */
export const choiceTarget = css`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-half) 0;
  color: var(--color-text-primary);
  cursor: pointer;

  /* After react-aria's hidden input: the mark, 16 high beside a first line of 20. */
  & > :nth-child(2) {
    margin-top: 2px;
  }
  &[data-readonly] {
    cursor: default;
  }
  &[data-disabled] {
    color: var(--color-text-tertiary);
    cursor: not-allowed;
  }
  /* Over the hint, which begins where the mark and the words end. */
  ${phone} {
    position: relative;
    padding: 10px 0;
  }
`;

export const choiceText = css`
  font: var(--type-body);
  overflow-wrap: anywhere;
  min-width: 0;
`;

/** The layout of several choices under one label. */
export const choices = css`
  display: flex;
  gap: var(--space-1h) var(--space-5);

  &[data-direction='column'] {
    flex-direction: column;
  }
  &[data-direction='row'] {
    flex-wrap: wrap;
  }
  ${phone} {
    row-gap: 0;
  }
`;

export const choiceItem = css`
  display: grid;
  justify-items: start;
  min-width: 0;
`;

export const choiceHint = css`
  padding-left: 24px;
  font: var(--type-caption);
  color: var(--color-text-tertiary);

  ${phone} {
    margin-top: -8px;
  }
`;
