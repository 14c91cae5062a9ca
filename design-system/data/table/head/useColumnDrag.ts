import type { PointerEvent as ReactPointerEvent } from 'react';
import { followPointer } from '../frame/followPointer.ts';

/** Pixels before a press becomes a drag. */
const slack = 6;
/** Near an edge the columns scroll by themselves. */
const edge = { near: 48, step: 16 };

type Place = (id: string, beside: string, where: 'before' | 'after') => void;

/** Moves a column by its head. The target is only marked during the drag; the columns move on release. */
export function useColumnDrag(onPlace: Place) {
  return {
    onPointerDown: (event: ReactPointerEvent) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const head = pressed?.closest<HTMLElement>('[role="columnheader"][data-column]');
      if (!head || event.button !== 0 || event.pointerType === 'touch' || pressed?.closest('.handle, .opener')) return;
      drag(head, event.clientX, onPlace);
    },
  };
}

function drag(head: HTMLElement, from: number, onPlace: Place) {
  let isMoving = false;
  let target: HTMLElement | undefined;
  const mark = (next: HTMLElement | undefined, x: number) => {
    if (target !== next) target?.removeAttribute('data-drop');
    target = next;
    target?.setAttribute('data-drop', sideOf(target, x));
  };
  followPointer({
    move: ({ clientX: x }) => {
      isMoving ||= Math.abs(x - from) > slack;
      if (!isMoving) return;
      head.setAttribute('data-dragging', '');
      mark(headAt(head, x), x);
      scrollNear(head.closest('[role="grid"], [role="treegrid"]'), x);
    },
    end: ({ clientX: x }, isDropped) => {
      const [beside, where] = [target, target && sideOf(target, x)];
      head.removeAttribute('data-dragging');
      mark(undefined, x);
      if (!isMoving) return;
      // The click that ends a drag must not sort.
      window.addEventListener('click', swallow, { capture: true, once: true });
      requestAnimationFrame(() => window.removeEventListener('click', swallow, { capture: true }));
      if (isDropped && beside && where) onPlace(idOf(head), idOf(beside), where);
    },
  });
}

const idOf = (head: HTMLElement) => head.dataset['column'] ?? '';

function sideOf(head: HTMLElement, x: number): 'before' | 'after' {
  const { left, width } = head.getBoundingClientRect();
  return x < left + width / 2 ? 'before' : 'after';
}

/** The other head that lies under the pointer. */
function headAt(head: HTMLElement, x: number): HTMLElement | undefined {
  const line = head.closest('[role="row"]');
  return [...(line?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].find((other) => {
    const { left, right } = other.getBoundingClientRect();
    return other !== head && x >= left && x < right;
  });
}

function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function scrollNear(grid: Element | null, x: number) {
  if (!grid) return;
  const { left, right } = grid.getBoundingClientRect();
  if (x > right - edge.near) grid.scrollBy({ left: edge.step });
  else if (x < left + edge.near) grid.scrollBy({ left: -edge.step });
}
