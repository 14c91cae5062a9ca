import { useRef, type PointerEvent } from 'react';
import { lineOf } from './cells.ts';

const longPress = { after: 500, slack: 10 };

/** On a screen that is touched, holding a row selects it. OPERATIONS, 390 px. */
export function useLongPress(onHold: ((index: number) => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number } | undefined>(undefined);
  const letGo = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      letGo();
      const index = lineOf(event.target);
      if (!onHold || index === undefined || event.pointerType !== 'touch' || !event.isPrimary) return;
      const timer = window.setTimeout(() => {
        onHold(index);
        // Lifting the finger after a long press must not press the row.
        window.addEventListener('click', swallow, { capture: true, once: true });
      }, longPress.after);
      press.current = { timer, x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > longPress.slack) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
