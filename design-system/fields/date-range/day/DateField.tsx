import { Calendar as CalendarIcon } from 'lucide-react';
import { useCallback } from 'react';
import { Button, Calendar, DatePicker, Popover } from 'react-aria-components';
import styled from 'styled-components';
import { OverlayRoom } from '../../../overlays/modal/OverlayRoom.tsx';
import { floatingSurface } from '../../../overlays/surface.ts';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { ControlBox } from '../../frame/ControlBox.tsx';
import { fieldColumn, FieldFrame, type Bindable, type FieldProps } from '../../frame/FieldFrame.tsx';
import { DaySegments, YearFirst } from '../calendar/DaySegments.tsx';
import { Month } from '../calendar/Month.tsx';
import { dateOf, dayOf } from '../calendar/date.ts';
import { todayHere, type Day } from '../../../foundation/period/days.ts';
import type { WeekStart } from '../../../foundation/period/presets.ts';

export interface DateFieldProps extends FieldProps, Bindable<Day | null> {
  /** Days before and after cannot be chosen. A day that was typed beyond them stays, and the form rejects it. */
  firstDay?: Day;
  lastDay?: Day;
  /** Today in the time zone of the service, where that differs from the reader's. */
  today?: Day;
  weekStart?: WeekStart;
}

/** One day, typed or picked. From a day to a day is DateRange. */
export function DateField({ value = null, onChange, onBlur, ref, name, firstDay, lastDay, today, weekStart, ...field }: DateFieldProps) {
  const { isDisabled = false, isReadOnly = false, isRequired = false, isBusy, ...frame } = field;
  const shown = today ?? todayHere();
  const focusable = useCallback((line: HTMLElement | null) => ref?.(line && { focus: () => focusFirst(line) }), [ref]);
  const opener = (
    <Opener>
      <Icon of={CalendarIcon} />
    </Opener>
  );
  return (
    <YearFirst>
      <Column
        {...{ isDisabled, isReadOnly, isRequired }}
        value={value && dateOf(value)}
        onChange={(date) => onChange?.(date && dayOf(date))}
        isInvalid={Boolean(frame.error)}
        validationBehavior="aria"
        shouldForceLeadingZeros
        pageBehavior="single"
        firstDayOfWeek={weekStart ?? 'mon'}
        placeholderValue={dateOf(shown)}
        {...(firstDay && { minValue: dateOf(firstDay) })}
        {...(lastDay && { maxValue: dateOf(lastDay) })}
        {...(onBlur && { onBlur })}
        {...(name && { name })}
      >
        <FieldFrame {...frame} isRequired={isRequired}>
          <ControlBox {...{ isDisabled, isReadOnly, isBusy }} isInvalid={Boolean(frame.error)} after={!isReadOnly && opener}>
            <DaySegments ref={focusable} />
          </ControlBox>
        </FieldFrame>
        <Surface placement="bottom start" offset={4}>
          <OverlayRoom>
            <Calendar data-single weeksInMonth={6}>
              {({ state }) => <Month from={state.visibleRange.start} today={shown} hasPrevious hasNext />}
            </Calendar>
          </OverlayRoom>
        </Surface>
      </Column>
    </YearFirst>
  );
}

function focusFirst(line: HTMLElement) {
  line.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
}

const Column = styled(DatePicker<ReturnType<typeof dateOf>>)`
  ${fieldColumn}
`;

const Opener = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin-right: -4px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: inherit;
  cursor: pointer;

  &:is([data-hovered], [data-pressed]) {
    color: var(--color-text-primary);
  }
  &[data-focus-visible] {
    outline-offset: -1px;
  }
  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;

const Surface = styled(Popover)`
  ${floatingSurface}
  padding: var(--space-2) var(--space-4) var(--space-3);
`;
