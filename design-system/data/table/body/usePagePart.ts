import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** From the first line, in pixels. */
export interface Part {
  from: number;
  to: number;
}

/** Of so many lines, all are drawn. */
const few = 40;

/** Pixels that are kept ready above and below what is seen, and by which the part moves at once. */
const ahead = 480;
const step = 240;

interface Given {
  scroller: RefObject<HTMLElement | null>;
  /** Of the head and the totals, which stand above the first line. */
  headHeight: number;
  count: number;
  /** Grows with its lines, so that the page scrolls and not the table. */
  isGrown: boolean;
}

interface PagePart {
  /** `undefined` where all is drawn. */
  part: Part | undefined;
  /** Draws at once, for a line that is to hold the focus. */
  draw: () => void;
}

/**
 * Of a table that grows with its lines, the part that the window shows, with some more on either side.
 * A page of 200 rows is five screens high, and whatever happens on the page costs as much as there are elements on it. A browser prints
 * what is drawn, so for that all of it is.
 */
export function usePagePart({ scroller, headHeight, count, isGrown }: Given): PagePart {
  const isOn = isGrown && count > few;
  const [part, setPart] = useState<Part>({ from: 0, to: window.innerHeight });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isOn || !box) return undefined;
    const look = () => {
      const next = partOf(box.getBoundingClientRect().top + headHeight, window.innerHeight);
      setPart((was) => (was.from === next.from && was.to === next.to ? was : next));
    };
    // In the frame of the scrolling itself: later it would be blank.
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && target.contains(box)) flushSync(look);
    };
    const print = () => flushSync(() => setPart({ from: 0, to: Number.POSITIVE_INFINITY }));
    look();
    // What stands above may change its height.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    const events = { resize: look, beforeprint: print, afterprint: look };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    for (const [name, act] of Object.entries(events)) window.addEventListener(name, act);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
      for (const [name, act] of Object.entries(events)) window.removeEventListener(name, act);
    };
  }, [scroller, headHeight, isOn]);
  return { part: isOn ? part : undefined, draw: () => flushSync(() => setPart((was) => ({ ...was }))) };
}

/** In whole steps, so that most scrolling changes nothing. */
function partOf(top: number, height: number): Part {
  return { from: Math.floor((-top - ahead) / step) * step, to: Math.ceil((height - top + ahead) / step) * step };
}
