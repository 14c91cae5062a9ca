import { useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** Moves the items of a list while one is dragged: it takes the place of whatever lies under the pointer. */
export function useOrderDrag(list: RefObject<HTMLElement | null>, onPlace: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const onPointerDown = (id: string) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    setDragged(id);
    const move = ({ clientY }: PointerEvent) => {
      const place = placeAt(list.current, clientY);
      if (place !== undefined) onPlace(id, place);
    };
    const drop = () => {
      setDragged(undefined);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
    // Not captured by the handle: that one moves in the document, and would lose the pointer.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
  };
  return { dragged, onPointerDown };
}

function placeAt(list: HTMLElement | null, y: number): number | undefined {
  const items = [...(list?.children ?? [])];
  const place = items.findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  return place < 0 ? undefined : place;
}
