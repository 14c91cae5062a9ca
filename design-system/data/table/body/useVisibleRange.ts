import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A range in pixels, counted from the first line. */
export interface LineRange {
  from: number;
  to: number;
}

/** Tables with at most this many lines are drawn as a whole. */
const maxLinesDrawnAtOnce = 50;

/** Pixels drawn above and below the view: at rest, the minimum while scrolling, and how much is added when the minimum is reached. */
const margins = { atRest: 480, least: 240, ahead: 720 };

/** Milliseconds without scrolling, longer than a slow frame. `scrollend` fires in every frame when a script scrolls. */
const pause = 1000;

interface Given {
  scroller: RefObject<HTMLElement | null>;
  /** The height of the head and the totals above the first line. */
  headHeight: number;
  count: number;
  /** The table grows with its lines, so that the page scrolls and not the table. */
  isGrown: boolean;
}

interface VisibleRange {
  /** `undefined` where the whole table is drawn. */
  part: LineRange | undefined;
  /** Renders at once, so that a line can take the focus. */
  draw: () => void;
}

/**
 * The part of a growing table that the window shows, with a margin on either side. A page of 200 rows is five screens high, and every
 * update costs more with more elements. For printing, all lines are drawn.
 */
export function useVisibleRange({ scroller, headHeight, count, isGrown }: Given): VisibleRange {
  const isOn = isGrown && count > maxLinesDrawnAtOnce;
  const [part, setPart] = useState<LineRange>({ from: 0, to: window.innerHeight });
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!isOn || !box) return undefined;
    let rest = 0;
    const around = (more: number) => rangeAround(box.getBoundingClientRect().top + headHeight, more);
    const look = () => setPart((was) => (isSame(was, around(margins.atRest)) ? was : around(margins.atRest)));
    // Renders in the same frame, because the lines would be blank until the next one. Adds many lines at a time and removes none before the
    // scrolling stops, because each update of the page costs more than the lines do.
    const scrolled = ({ target }: Event) => {
      if (!(target instanceof Node && target.contains(box))) return;
      window.clearTimeout(rest);
      rest = window.setTimeout(look, pause);
      const [least, more] = [around(margins.least), around(margins.ahead)];
      flushSync(() => setPart((was) => (covers(was, least) ? was : merged(was, more))));
    };
    const print = () => flushSync(() => setPart({ from: 0, to: Number.POSITIVE_INFINITY }));
    look();
    // Content above the table may change its height.
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

/** The visible range of a table that begins at `top`, with a margin. */
const rangeAround = (top: number, more: number): LineRange => ({ from: -top - more, to: window.innerHeight - top + more });

const isSame = (one: LineRange, other: LineRange) => one.from === other.from && one.to === other.to;
const covers = (whole: LineRange, part: LineRange) => whole.from <= part.from && whole.to >= part.to;

/** Both ranges as one if they touch, else only the new one. */
function merged(was: LineRange, next: LineRange): LineRange {
  const isApart = next.from > was.to || next.to < was.from;
  return isApart ? next : { from: Math.min(was.from, next.from), to: Math.max(was.to, next.to) };
}
