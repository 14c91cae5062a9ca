export interface Seen {
  startIndex: number;
  endIndex: number;
  count: number;
}

/** Rows kept ready on either side of a table at rest: a few turns of the wheel. */
const atRest = 4;
/** Behind a moving table a little is kept, for the hand that stops and turns. */
const behind = 2;
const most = 20;

/**
 * Which lines are drawn when these are seen. A moving table draws ahead as far as it moved since the last frame, because it will have
 * moved as far again before the next one is painted; drawing more only makes the frame longer. What it outruns nevertheless is never
 * blank: see `Sheet`.
 *
 *     windowOf({ startIndex: 40, endIndex: 63, count: 50_000 }, 200, 32)     from 38 to 70
 */
export function windowOf({ startIndex, endIndex, count }: Seen, moved: number, rowHeight: number): [first: number, last: number] {
  const ahead = Math.min(most, Math.max(atRest, Math.ceil(Math.abs(moved) / Math.max(1, rowHeight))));
  const before = moved === 0 ? atRest : moved < 0 ? ahead : behind;
  const after = moved === 0 ? atRest : moved > 0 ? ahead : behind;
  return [Math.max(0, startIndex - before), Math.min(count - 1, endIndex + after)];
}

/** The same as a list, with the line that holds the focus, however far away: leaving the screen must not take the focus from it. */
export function windowWith([first, last]: [number, number], kept: number | undefined, count: number): number[] {
  const lines = Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
  if (kept === undefined || kept < 0 || kept >= count || (kept >= first && kept <= last)) return lines;
  return kept < first ? [kept, ...lines] : [...lines, kept];
}
