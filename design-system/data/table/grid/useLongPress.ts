import { useRef, type PointerEvent } from 'react';
import { abandonPress } from '../../../overlays/menu/abandonPress.ts';
import { lineOf } from './cells.ts';

const longPress = { after: 500, slack: 10 };

/** Where a row was held: the element under the finger, and its place in the window. */
export interface Hold {
  target: HTMLElement;
  point: { x: number; y: number };
}

/** On a screen that is touched, holding a row selects a card (OPERATIONS, 390 px), and opens the menu of a line. */
export function useLongPress(onHold: ((index: number, hold: Hold) => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number } | undefined>(undefined);
  const letGo = () => {
    window.clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      letGo();
      const { target, pointerId, clientX: x, clientY: y } = event;
      const index = lineOf(target);
      if (!onHold || index === undefined || !(target instanceof HTMLElement) || event.pointerType !== 'touch' || !event.isPrimary) return;
      const timer = window.setTimeout(() => {
        abandonPress(target, pointerId);
        onHold(index, { target, point: { x, y } });
      }, longPress.after);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > longPress.slack) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
