import { useEffect, type KeyboardEvent } from 'react';
import { RangeCalendar } from 'react-aria-components';
import styled from 'styled-components';
import { dateOf, dayOf } from './date.ts';
import { firstDayEver, type Day, type DayRange } from '../../../foundation/period/days.ts';
import { isShortEnough, type PeriodLimits } from '../../../foundation/period/limits.ts';
import type { WeekStart } from '../../../foundation/period/presets.ts';
import { Month } from './Month.tsx';
import { takeRangeKey, type RangeState } from './rangeKeys.ts';
import { phone } from '../../../foundation/media.ts';
import { useMedia } from '../../../foundation/useMedia.ts';

interface RangeMonthsProps {
  label: string;
  value: DayRange | undefined;
  onChange: (range: DayRange) => void;
  /** The range between its first day and the pointer; nothing once the range is chosen or cancelled. */
  onPreview: (range: DayRange | undefined) => void;
  onApply: () => void;
  /** The day with the focus; its month is shown. */
  focused: Day;
  onFocusedChange: (day: Day) => void;
  setting: { today: Day; limits: PeriodLimits; weekStart: WeekStart };
}

/** Two months, or one on a phone, in which a range is chosen by dragging, pressing or arrow keys. */
export function RangeMonths({ label, value, onChange, onPreview, onApply, focused, onFocusedChange, setting }: RangeMonthsProps) {
  const { today, limits, weekStart } = setting;
  const months = useMedia(phone) ? 1 : 2;
  return (
    <RangeCalendar
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- The calendar is why the popover was opened.
      autoFocus
      aria-label={label}
      value={value ? { start: dateOf(value.start), end: dateOf(value.end) } : null}
      onChange={({ start, end }) => onChange({ start: dayOf(start), end: dayOf(end) })}
      focusedValue={dateOf(focused)}
      onFocusChange={(date) => onFocusedChange(dayOf(date))}
      minValue={dateOf(limits.firstDay ?? firstDayEver)}
      maxValue={dateOf(limits.lastDay ?? today)}
      isDateUnavailable={(date, anchor) => anchor !== null && !isShortEnough(Math.abs(date.compare(anchor)) + 1, limits)}
      allowsNonContiguousRanges
      visibleDuration={{ months }}
      pageBehavior="single"
      selectionAlignment="end"
      firstDayOfWeek={weekStart}
      weeksInMonth={6}
    >
      {({ state }) => (
        <Line onKeyDownCapture={(event) => take(event, state, onApply)} onPointerLeave={() => shrink(state)}>
          <Preview state={state} onPreview={onPreview} />
          <Month from={state.visibleRange.start} today={today} hasPrevious hasNext={months === 1} />
          {months === 2 && <Month from={state.visibleRange.start} offset={1} today={today} hasNext />}
        </Line>
      )}
    </RangeCalendar>
  );
}

function take(event: KeyboardEvent, state: RangeState, onApply: () => void) {
  if (!takeRangeKey(event, state, onApply)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A reader who presses one day and then applies means that day, not the last one that the pointer crossed. */
function shrink(state: RangeState) {
  if (state.anchorDate && !state.isDragging) state.setFocusedDate(state.anchorDate);
}

function Preview({ state, onPreview }: Pick<RangeMonthsProps, 'onPreview'> & { state: RangeState }) {
  const range = state.anchorDate && state.highlightedRange;
  const start = range ? dayOf(range.start) : undefined;
  const end = range ? dayOf(range.end) : undefined;
  // React-aria keeps a half-chosen range to itself and has no event for it; the fields and the count show it too.
  useEffect(() => onPreview(start && end && { start, end }), [start, end, onPreview]);
  return null;
}

const Line = styled.div`
  display: flex;
  gap: 28px;

  & > * {
    flex: 1;
  }
`;
