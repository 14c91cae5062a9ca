import { useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { followPointer } from '../frame/followPointer.ts';

/** Moves the items of a list while one is dragged: it takes the place of whatever lies under the pointer. */
export function useOrderDrag(list: RefObject<HTMLElement | null>, onPlace: (id: string, place: number) => void) {
  const [dragged, setDragged] = useState<string>();
  const onPointerDown = (id: string) => (event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    setDragged(id);
    followPointer({
      move: ({ clientY }) => {
        const place = placeAt(list.current, clientY);
        if (place !== undefined) onPlace(id, place);
      },
      end: () => setDragged(undefined),
    });
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
