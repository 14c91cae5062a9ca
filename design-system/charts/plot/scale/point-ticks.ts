import { textWidth } from './text-width.ts';

export interface PointTick {
  index: number;
  text: string;
  /** Where it stands, if that is no point. */
  x?: number;
  anchor: 'start' | 'middle' | 'end';
}

const strides = [1, 2, 4, 7, 14, 28, 56, 91, 182, 364];

/**
 * Which points are named below the plot: every 1st, 2nd, 4th or 7th from the left, as many as have room. The last one is
 * always named where it has not ended (今日); what would touch it gives way.
 */
export function pointTicks(
  labels: readonly string[],
  { width, isLastNamed = false, isCentred = false, first = 0, last = labels.length - 1 }: PointTickRules,
): PointTick[] {
  const count = last - first + 1;
  if (count < 1) return [];
  const spacing = isCentred ? width / count : width / Math.max(count - 1, 1);
  const widest = Math.max(...labels.slice(first, last + 1).map((label) => textWidth(label)));
  // The first name begins at its point and the next stands around its own: they need one and a half widths.
  const room = Math.max(widest * 1.5 + 10, width > 480 ? 80 : 60);
  const stride = strides.find((candidate) => candidate * spacing >= (count <= 12 ? widest + 10 : room)) ?? count;
  const indexes = Array.from({ length: Math.ceil(count / stride) }, (_, index) => first + index * stride);
  const shown = isLastNamed ? [...indexes.filter((index) => (last - index) * spacing >= room * 0.75), last] : indexes;
  return shown.map((index) => ({ index, text: labels[index] ?? '', anchor: anchorOf(index, { first, last, isCentred, spacing, widest }) }));
}

/** The most important first, as many as have room beside each other. */
export function fittingTicks(
  ticks: readonly { x: number; text: string }[],
  { left, right }: { left: number; right: number },
): (Pick<PointTick, 'text' | 'anchor'> & { x: number })[] {
  const taken: { x: number; text: string; anchor: PointTick['anchor']; from: number; to: number }[] = [];
  for (const { x, text } of ticks) {
    const width = textWidth(text);
    const anchor = x - width / 2 < left - 8 ? 'start' : x + width / 2 > right + 8 ? 'end' : 'middle';
    const from = x - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
    const isFree = taken.every((other) => from > other.to + 12 || from + width < other.from - 12);
    if (x >= left - 1 && x <= right + 1 && isFree) taken.push({ x, text, anchor, from, to: from + width });
  }
  return taken.sort((one, other) => one.x - other.x).map(({ x, text, anchor }) => ({ x, text, anchor }));
}

interface PointTickRules {
  /** Of the plot. */
  width: number;
  isLastNamed?: boolean;
  /** Columns stand in the middle of their place, lines begin at the edge. */
  isCentred?: boolean;
  /** The points in view. */
  first?: number;
  last?: number;
}

function anchorOf(
  index: number,
  { first, last, isCentred, spacing, widest }: { first: number; last: number; isCentred: boolean; spacing: number; widest: number },
): PointTick['anchor'] {
  if (isCentred && spacing >= widest * 0.75) return 'middle';
  if (index === first) return 'start';
  return (last - index) * spacing < widest / 2 - 8 ? 'end' : 'middle';
}
