import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Pixels before the end, about a screen: more rows have come by the time it is reached. */
const ahead = 900;

/**
 * Says when the reader scrolls down to the last rows, in the table's own box or with the page. Rows that are in sight from the start were not
 * scrolled to: a tall window must not read everything there is.
 */
export function useEndReached(scroller: RefObject<HTMLElement | null>, onEnd: (() => void) | undefined) {
  const reached = useEffectEvent(() => onEnd?.());
  const isOn = onEnd !== undefined;
  useEffect(() => {
    const box = scroller.current;
    if (!isOn || !box) return undefined;
    const topOf = () => box.getBoundingClientRect().top - box.scrollTop;
    let top = topOf();
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(box))) return;
      const was = top;
      top = topOf();
      const hidden = Math.max(0, box.scrollHeight - box.clientHeight - box.scrollTop);
      const below = Math.max(0, box.getBoundingClientRect().bottom - window.innerHeight);
      if (top < was && hidden + below < ahead) reached();
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [scroller, isOn]);
}
