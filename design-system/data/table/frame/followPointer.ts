interface Following {
  move: (event: PointerEvent) => void;
  /** The press is over; `isDropped` unless the browser took the pointer away. */
  end: (event: PointerEvent, isDropped: boolean) => void;
}

/**
 * Follows a pointer from a press until it is lifted, wherever it goes. Not by capturing it: what was pressed may move in the document
 * meanwhile, and would lose it.
 */
export function followPointer({ move, end }: Following) {
  const stop = (event: PointerEvent) => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', stop);
    window.removeEventListener('pointercancel', stop);
    end(event, event.type === 'pointerup');
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', stop);
  window.addEventListener('pointercancel', stop);
}
