import { useLayoutEffect, type RefObject } from 'react';

/**
 * Says on the frame whether there is more to the left and to the right, and how much room the scroll bars take. Written past React: it
 * changes while scrolling, and only two shades depend on it.
 */
export function useEdges(frame: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, scroller.current];
    if (!outer || !inner) return undefined;
    let left = inner.scrollLeft;
    const mark = () => {
      const rest = inner.scrollWidth - inner.clientWidth;
      outer.toggleAttribute('data-wide', rest > 1);
      outer.toggleAttribute('data-more-left', left > 0);
      outer.toggleAttribute('data-more-right', left < rest - 1);
    };
    const measure = () => {
      outer.style.setProperty('--bar-right', `${inner.offsetWidth - inner.clientWidth}px`);
      outer.style.setProperty('--bar-bottom', `${inner.offsetHeight - inner.clientHeight}px`);
      mark();
    };
    const follow = () => {
      if (inner.scrollLeft === left) return;
      left = inner.scrollLeft;
      mark();
    };
    measure();
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
