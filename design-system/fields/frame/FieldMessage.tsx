import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Text } from 'react-aria-components';
import styled, { css } from 'styled-components';
import { Icon } from '../../primitives/icon/Icon.tsx';

/** The possible lines below a control, of which only one is shown. */
export interface FieldMessageProps {
  /** Helps before a mistake is made; gives way to the error. */
  hint?: ReactNode;
  /** A sentence that says what to fix. Its presence makes the field invalid. */
  error?: string | undefined;
  /** Said in green below the field after a check that passed. */
  confirmation?: string | undefined;
}

/** The one line below a control: the error, else the confirmation, else the hint. Stands inside a react-aria field, which ties it to the control. */
export function FieldMessage({ hint, error, confirmation }: FieldMessageProps) {
  if (error)
    return (
      <ErrorLine>
        <Icon of={CircleAlert} size="sm" />
        <span>{error}</span>
      </ErrorLine>
    );
  if (confirmation)
    return (
      <Below slot="description" data-tone="good">
        <Icon of={Check} size="sm" />
        <span>{confirmation}</span>
      </Below>
    );
  // react-aria ties what stands there at first: a hint that comes later would be seen and never said.
  return <Below slot="description">{hint || null}</Below>;
}

// The icon stands on the first line of a sentence that needs two.
const line = css`
  font: var(--type-caption);
  overflow-wrap: anywhere;

  &:has(> svg, > [aria-hidden]) {
    display: flex;
    gap: var(--space-1);
  }
  & > [aria-hidden] {
    margin-top: 2px;
  }
`;

const Below = styled(Text)`
  ${line}
  color: var(--color-text-tertiary);

  &:empty {
    display: none;
  }
  &[data-tone='good'] {
    color: var(--color-positive-text);
  }
`;

const ErrorLine = styled(FieldError)`
  ${line}
  color: var(--color-negative-text);
`;
