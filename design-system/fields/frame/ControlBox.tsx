import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { Spinner } from '../../primitives/spinner/Spinner.tsx';
import { controlBox, type FieldProps } from './FieldFrame.tsx';

/** `sm` 28 in tool rows of dense panels, `lg` 40 on entry pages. */
export type ControlSize = 'sm' | 'md' | 'lg';

interface ControlBoxProps extends Pick<FieldProps, 'isBusy' | 'isDisabled' | 'isReadOnly'> {
  isInvalid: boolean;
  size?: ControlSize;
  /** An icon or a unit. */
  before?: ReactNode;
  /** A unit, a counter or a small button. */
  after?: ReactNode;
  /** Where there is room to turn without pushing anything: the far side of the text. */
  busySide?: 'start' | 'end';
  children: ReactNode;
}

/** The box around an input with what stands before and after the text. */
export function ControlBox({
  isBusy,
  isDisabled,
  isReadOnly,
  isInvalid,
  size = 'md',
  before,
  after,
  busySide = 'end',
  children,
}: ControlBoxProps) {
  const isTurningAt = { start: isBusy && busySide === 'start', end: isBusy && busySide === 'end' };
  return (
    <Box
      isDisabled={isDisabled ?? false}
      isInvalid={isInvalid}
      isReadOnly={isReadOnly ?? false}
      data-size={size}
      aria-busy={isBusy || undefined}
    >
      {(before || isTurningAt.start) && (
        <Quiet>
          {before}
          {isTurningAt.start && <Spinner />}
        </Quiet>
      )}
      {children}
      {(after || isTurningAt.end) && (
        <Quiet>
          {isTurningAt.end && <Spinner />}
          {after}
        </Quiet>
      )}
    </Box>
  );
}

const Box = styled(Group)`
  ${controlBox}

  /* On a phone a note stands below the text. */
  &:has(> [data-noted]) {
    position: relative;
  }

  /* The edges of the box belong to the input: a press on them puts the caret into the text. */
  & > input {
    align-self: stretch;
  }
  & > input:first-child {
    margin-left: -10px;
    padding-left: 10px;
  }
  & > input:last-child {
    margin-right: -10px;
    padding-right: 10px;
  }
  /* Around several lines it is as high as they are, and what follows the text stands below it. */
  &:has(> textarea) {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    height: auto;
    padding: 0;
  }
  & > textarea ~ * {
    align-self: flex-end;
    padding: 0 10px var(--space-1h);
  }
  & [data-mono] {
    font:
      400 12px/20px var(--font-mono),
      var(--font-sans);

    ${phone} {
      font-size: 16px;
    }
  }
  &[data-disabled] :is(input, textarea) {
    cursor: not-allowed;
  }
`;

const Quiet = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  flex: none;
  color: var(--color-text-tertiary);

  [data-disabled] > & {
    color: inherit;
  }
  ${phone} {
    & button,
    & button[data-size] {
      width: 40px;
      height: 38px;
    }
    &:last-child > button:last-child {
      margin-right: -8px;
    }
  }
`;
