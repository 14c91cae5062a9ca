/** Browsers draw no element reliably beyond this: Firefox ends at 17.8 million pixels, others at 33.5. */
export const tallest = 15_000_000;

interface Extent {
  /** Of all lines together. */
  lines: number;
  /** Of the head above them. */
  head: number;
  /** What is seen at once, with the head. */
  port: number;
}

/**
 * A million lines are taller than what a browser can draw. Then the scrolled sheet is as tall as it may be, and its scroll position
 * counts for more than one pixel of the lines, so that its end is theirs.
 */
export interface Scale {
  isScaled: boolean;
  /** Of the sheet that is scrolled. */
  sheet: number;
  /** Where among the lines the reader is when the sheet is scrolled to here. */
  toLines: (scrolled: number) => number;
  /** How far the sheet is scrolled to be there. */
  toScrolled: (offset: number) => number;
}

export function scaleOf({ lines, head, port }: Extent): Scale {
  const whole = (scrolled: number) => scrolled;
  if (lines <= tallest) return { isScaled: false, sheet: lines, toLines: whole, toScrolled: whole };
  const ratio = (lines + head - port) / (tallest + head - port);
  return {
    isScaled: true,
    sheet: tallest,
    toLines: (scrolled) => scrolled * ratio,
    toScrolled: (offset) => offset / ratio,
  };
}

interface Place {
  start: number;
  end: number;
}

/** Where to go so that a line is in sight: nowhere where it is already. */
export function offsetInSight(line: Place, { now, head, port }: { now: number; head: number; port: number }): number {
  if (line.end > now + port) return line.end - port;
  return line.start < now + head ? line.start - head : now;
}
