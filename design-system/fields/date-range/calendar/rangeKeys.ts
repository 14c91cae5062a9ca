import { isSameDay, type CalendarDate } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import type { RangeCalendarRenderProps } from 'react-aria-components';

export type RangeState = RangeCalendarRenderProps['state'];

/**
 * Keys that react-aria does not handle: Shift with an arrow extends the range, Escape cancels a half-chosen one, and Enter on an end
 * of a finished one applies it. Returns whether the key was handled.
 */
export function takeRangeKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>, state: RangeState, onApply: () => void): boolean {
  const move = shiftKey ? moves[key] : undefined;
  if (move) {
    if (!state.anchorDate) state.setAnchorDate(otherEnd(state));
    move(state);
    return true;
  }
  if (key === 'Escape' && state.anchorDate) {
    state.setAnchorDate(null);
    return true;
  }
  if (key === 'Enter' && !state.anchorDate && isEnd(state)) {
    onApply();
    return true;
  }
  return false;
}

const moves: Record<string, (state: RangeState) => void> = {
  ArrowLeft: (state) => state.focusPreviousDay(),
  ArrowRight: (state) => state.focusNextDay(),
  ArrowUp: (state) => state.focusPreviousRow(),
  ArrowDown: (state) => state.focusNextRow(),
};

const isEnd = ({ highlightedRange: range, focusedDate }: RangeState): boolean =>
  range !== null && (isSameDay(focusedDate, range.start) || isSameDay(focusedDate, range.end));

/** On an end of the range that end moves; elsewhere a new range begins. */
function otherEnd({ highlightedRange: range, focusedDate }: RangeState): CalendarDate {
  if (range && isSameDay(focusedDate, range.end)) return range.start;
  return range && isSameDay(focusedDate, range.start) ? range.end : focusedDate;
}
