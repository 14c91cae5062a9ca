import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** From the first line, in pixels. */
export interface Part {
  from: number;
  to: number;
}

/** Of so many lines, all are drawn. */
const few = 50;

/** Pixels above and below what is seen: kept ready at rest, the least while it scrolls, and what is then drawn at once. */
const ready = { atRest: 480, least: 240, ahead: 720 };

/** Milliseconds without scrolling: more than a slow frame takes. `scrollend` would come in every frame where a program scrolls. */
const pause = 1000;

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
    let rest = 0;
    const around = (more: number) => partOf(box.getBoundingClientRect().top + headHeight, more);
    const look = () => setPart((was) => (isSame(was, around(ready.atRest)) ? was : around(ready.atRest)));
    // In the frame of the scrolling itself: later it would be blank. Seldom and much at once: what a change of the page costs is more than
    // what the lines cost. For the same reason none is taken away before it rests.
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(box))) return;
      window.clearTimeout(rest);
      rest = window.setTimeout(look, pause);
      const [least, more] = [around(ready.least), around(ready.ahead)];
      flushSync(() => setPart((was) => (covers(was, least) ? was : together(was, more))));
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
      window.clearTimeout(rest);
      observer.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
      for (const [name, act] of Object.entries(events)) window.removeEventListener(name, act);
    };
  }, [scroller, headHeight, isOn]);
  return { part: isOn ? part : undefined, draw: () => flushSync(() => setPart((was) => ({ ...was }))) };
}

/** What the window shows, and so much more, of what begins at `top`. */
const partOf = (top: number, more: number): Part => ({ from: -top - more, to: window.innerHeight - top + more });

const isSame = (one: Part, other: Part) => one.from === other.from && one.to === other.to;
const covers = (whole: Part, part: Part) => whole.from <= part.from && whole.to >= part.to;

/** Both, where nothing lies between them; after a leap the new one alone. */
function together(was: Part, next: Part): Part {
  const isApart = next.from > was.to || next.to < was.from;
  return isApart ? next : { from: Math.min(was.from, next.from), to: Math.max(was.to, next.to) };
}
