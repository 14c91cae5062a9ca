import { useRef, type PointerEvent } from 'react';

/** A hand that trembles does not move a column. */
const slack = 6;
/** Near an edge the columns come by themselves. */
const edge = { near: 48, step: 16 };

interface Drag {
  head: HTMLElement;
  x: number;
  isMoving: boolean;
  target: HTMLElement | undefined;
}

const side = (head: HTMLElement, x: number) => {
  const { left, width } = head.getBoundingClientRect();
  return x < left + width / 2 ? 'before' : 'after';
};

const idOf = (head: HTMLElement) => head.dataset['column'] ?? '';

/** Moves a column by its head. What is on its way is only marked; the columns move when it is let go. */
export function useColumnDrag(onPlace: (id: string, beside: string, where: 'before' | 'after') => void) {
  const drag = useRef<Drag | undefined>(undefined);

  const mark = (x: number) => {
    if (!drag.current) return;
    const { head } = drag.current;
    const line = head.closest('[role="row"]');
    const others = [...(line?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter((other) => other !== head);
    drag.current.target = others.find((other) => {
      const { left, right } = other.getBoundingClientRect();
      return x >= left && x < right;
    });
    for (const other of others) other.toggleAttribute('data-drop', false);
    drag.current.target?.setAttribute('data-drop', side(drag.current.target, x));
  };

  const stop = () => {
    const { head, target } = drag.current ?? {};
    for (const one of [head, target]) for (const name of ['data-dragging', 'data-drop']) one?.removeAttribute(name);
    drag.current = undefined;
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const head = pressed?.closest<HTMLElement>('[role="columnheader"][data-column]');
      if (!head || event.button !== 0 || event.pointerType === 'touch' || pressed?.closest('.handle, .opener')) return;
      drag.current = { head, x: event.clientX, isMoving: false, target: undefined };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return;
      if (!drag.current.isMoving && Math.abs(event.clientX - drag.current.x) > slack) {
        drag.current.isMoving = true;
        drag.current.head.setPointerCapture(event.pointerId);
        drag.current.head.setAttribute('data-dragging', '');
      }
      if (!drag.current.isMoving) return;
      mark(event.clientX);
      scrollNear(drag.current.head.closest('[role="grid"]'), event.clientX);
    },
    onPointerUp: (event: PointerEvent) => {
      const { head, target, isMoving } = drag.current ?? {};
      const where = target && side(target, event.clientX);
      stop();
      if (!isMoving || !head) return;
      // The press that ends a move does not sort as well.
      window.addEventListener('click', swallow, { capture: true, once: true });
      requestAnimationFrame(() => window.removeEventListener('click', swallow, { capture: true }));
      if (target && where) onPlace(idOf(head), idOf(target), where);
    },
    onPointerCancel: stop,
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && stop(),
  };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function scrollNear(grid: Element | null | undefined, x: number) {
  if (!grid) return;
  const { left, right } = grid.getBoundingClientRect();
  if (x > right - edge.near) grid.scrollBy({ left: edge.step });
  else if (x < left + edge.near) grid.scrollBy({ left: -edge.step });
}
