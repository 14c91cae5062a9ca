export interface VisibleLines {
  startIndex: number;
  endIndex: number;
  count: number;
}

/** Rows drawn on either side of the view while the table rests: a few turns of the wheel. */
const atRest = 4;
/** Rows kept behind a moving table, in case the reader scrolls back. */
const behind = 2;
const most = 20;

/**
 * Which lines are drawn when these are seen. A moving table draws ahead as far as it moved since the last frame, because it will have
 * moved as far again before the next one is painted; drawing more only makes the frame longer. What it outruns nevertheless is never
 * blank: see `Sheet`.
 *
 *     windowOf({ startIndex: 40, endIndex: 63, count: 50_000 }, 200, 32)     from 38 to 70
 */
export function windowOf({ startIndex, endIndex, count }: VisibleLines, moved: number, rowHeight: number): [first: number, last: number] {
  const ahead = Math.min(most, Math.max(atRest, Math.ceil(Math.abs(moved) / Math.max(1, rowHeight))));
  const before = moved === 0 ? atRest : moved < 0 ? ahead : behind;
  const after = moved === 0 ? atRest : moved > 0 ? ahead : behind;
  return [Math.max(0, startIndex - before), Math.min(count - 1, endIndex + after)];
}

/** The same as a list, plus the line with the focus, however far away: scrolling must not take the focus from it. */
export function windowWith([first, last]: [number, number], focusedLine: number | undefined, count: number): number[] {
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  if (focusedLine === undefined || focusedLine < 0 || focusedLine >= count || (focusedLine >= first && focusedLine <= last)) return lines;
  return focusedLine < first ? [focusedLine, ...lines] : [...lines, focusedLine];
}
