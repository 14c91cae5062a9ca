import { DateField } from 'react-aria-components';
import styled from 'styled-components';
import { phone } from '../../../foundation/media.ts';
import { controlBox } from '../../frame/FieldFrame.tsx';
import { DaySegments } from '../calendar/DaySegments.tsx';
import { dateOf, dayOf } from '../calendar/date.ts';
import type { Day } from '../../../foundation/period/days.ts';

interface TypedDayProps {
  label: string;
  value: Day | undefined;
  onChange: (day: Day | undefined) => void;
  /** Where the arrows start while it is empty. */
  today: Day;
  isInvalid: boolean;
  /** The sentence that says why it is invalid. */
  describedBy: string;
}

/** One day of a period, typed: small, and named only for readers of the screen. */
export function TypedDay({ label, value, onChange, today, isInvalid, describedBy }: TypedDayProps) {
  return (
    <Box
      aria-label={label}
      aria-describedby={describedBy}
      value={value ? dateOf(value) : null}
      onChange={(date) => onChange(date ? dayOf(date) : undefined)}
      placeholderValue={dateOf(today)}
      isInvalid={isInvalid}
      shouldForceLeadingZeros
    >
      <DaySegments />
    </Box>
  );
}

const Box = styled(DateField<ReturnType<typeof dateOf>>)`
  ${controlBox}
  min-width: 96px;
  height: var(--size-control-sm);

  &:focus-within {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  ${phone} {
    height: var(--size-control-lg);
  }
`;
