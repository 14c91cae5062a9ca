/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import type { KeyboardEvent, PointerEvent } from 'react';
import { narrowest, widest } from '../columns/view.ts';
import { followPointer } from '../frame/followPointer.ts';

interface WidthHandleProps {
  label: string;
  width: number;
  /** While it moves, and once when it is let go. `undefined` gives the column its own width back. */
  onResize: (width: number | undefined, isDone: boolean) => void;
}

/** Pixels for one key; with Shift, four times as many. */
const step = 8;

/** The edge of a head. Drags, and moves by the arrow keys; a double click gives the width back. */
export function WidthHandle({ label, width, onResize }: WidthHandleProps) {
  const press = ({ button, clientX: from }: PointerEvent) => {
    if (button !== 0) return;
    followPointer({
      move: ({ clientX }) => onResize(width + clientX - from, false),
      end: ({ clientX }) => clientX !== from && onResize(width + clientX - from, true),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(width + by * (event.shiftKey ? 4 : 1), true);
  };
  return (
    // A separator that can be moved is a widget with a value, which the rule does not know.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      className="handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(width)}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={-1}
      onPointerDown={press}
      onDoubleClick={() => onResize(undefined, true)}
      onKeyDown={onKeyDown}
    />
  );
}
