import { useLayoutEffect, type RefObject } from 'react';

/**
 * Marks on the frame whether there is more to the left and to the right, and tells the edge shadows how wide the scroll bars are. Writes to
 * the DOM without React, because it changes while scrolling and only the shadows depend on it. Measures first after layout, before paint.
 */
export function useEdges(frame: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, scroller.current];
    if (!outer || !inner) return undefined;
    const shades = outer.querySelectorAll<HTMLElement>(':scope > .port > .shade');
    let left = 0;
    const mark = () => {
      const rest = inner.scrollWidth - inner.clientWidth;
      outer.toggleAttribute('data-wide', rest > 1);
      outer.toggleAttribute('data-more-left', left > 0);
      outer.toggleAttribute('data-more-right', left < rest - 1);
    };
    const measure = () => {
      const [right, bottom] = [inner.offsetWidth - inner.clientWidth, inner.offsetHeight - inner.clientHeight];
      left = inner.scrollLeft;
      // On the frame every cell would inherit it.
      for (const { style } of shades) {
        style.setProperty('--bar-right', `${right}px`);
        style.setProperty('--bar-bottom', `${bottom}px`);
      }
      mark();
    };
    const follow = () => {
      if (inner.scrollLeft === left) return;
      left = inner.scrollLeft;
      mark();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    // The heads are as wide as all columns.
    if (inner.firstElementChild) observer.observe(inner.firstElementChild);
    inner.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener('scroll', follow);
    };
  }, [frame, scroller]);
}
