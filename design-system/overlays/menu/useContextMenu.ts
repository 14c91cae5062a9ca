import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { abandonPress } from './abandonPress.ts';

/** The position of a context menu, and its subject. */
export interface ContextMenuState<Subject> {
  subject: Subject | null;
  isOpen: boolean;
  target: Element | null;
  point: { x: number; y: number };
  close: () => void;
  /** Spread on the row: right click, the menu key and, on a screen that is touched, a long press open the menu for it. */
  on: (subject: Subject) => {
    onContextMenu: (event: MouseEvent) => void;
    onPointerDownCapture: (event: PointerEvent) => void;
    onPointerMoveCapture: (event: PointerEvent) => void;
    onPointerUpCapture: () => void;
    onPointerCancelCapture: () => void;
  };
}

const longPress = { after: 500, slack: 10 };

/** One menu for all rows of a list: spread `on(row)` on each row, and give the state to ContextMenu. */
export function useContextMenu<Subject>({ hasLongPress = true }: { hasLongPress?: boolean } = {}): ContextMenuState<Subject> {
  const [open, setOpen] = useState<Pick<ContextMenuState<Subject>, 'subject' | 'isOpen' | 'target' | 'point'>>(closed);
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  const show = (subject: Subject, target: Element, point: { x: number; y: number }) => setOpen({ subject, isOpen: true, target, point });
  const letGo = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  const on = (subject: Subject) => ({
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      letGo();
      show(subject, event.currentTarget, pointOf(event));
    },
    // Capturing, because buttons and links of react-aria keep these events to themselves.
    onPointerDownCapture: (event: PointerEvent) => {
      letGo();
      if (!hasLongPress || event.pointerType !== 'touch' || !event.isPrimary) return;
      const { currentTarget, target, pointerId, clientX: x, clientY: y } = event;
      const timer = window.setTimeout(() => {
        abandonPress(target, pointerId);
        show(subject, currentTarget, { x, y });
      }, longPress.after);
      press.current = { timer, x, y };
    },
    onPointerMoveCapture: (event: PointerEvent) => {
      if (press.current && Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y) > longPress.slack) letGo();
    },
    onPointerUpCapture: letGo,
    onPointerCancelCapture: letGo,
  });
  return { ...open, close: () => setOpen((was) => ({ ...was, isOpen: false })), on };
}

const closed = { subject: null, isOpen: false, target: null, point: { x: 0, y: 0 } };

/** The menu key has no pointer: the menu then stands under the focused element. */
function pointOf(event: MouseEvent) {
  const hasPointer = event.button === 2 || event.clientX > 0 || event.clientY > 0;
  if (hasPointer || !(event.target instanceof Element)) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = event.target.getBoundingClientRect();
  return { x: left, y: bottom };
}
