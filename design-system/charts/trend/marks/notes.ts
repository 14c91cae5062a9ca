import { cutText, textWidth } from '../../plot/scale/text-width.ts';
import { drawnSeries, type TrendLayout } from '../layout.ts';

/** An annotation with its place. */
export interface DrawnNote {
  key: string;
  x: number;
  /** Where it meets the line; nothing is drawn there if there is no value. */
  y: number | null;
  /** Empty where the same is written at the same place already, as of two lines that cross a value on one day. */
  text: string;
  textX: number;
  anchor: 'start' | 'end';
  /** The ink of the line it stands on, where it drops to the axis instead of from the top. */
  ink?: string;
}

/**
 * The text stands to the right of its drop unless it would leave the plot or touch its neighbour; then to the left; and
 * where neither side has room it is cut.
 *
 *     o SDK 6.2 上线        双 11 买量 o
 */
export function notes(layout: TrendLayout): DrawnNote[] {
  // What stands on a line is written above the axis, the rest above the plot.
  const below: [from: number, to: number][] = [];
  const above: [from: number, to: number][] = [];
  const row = layout.annotations.toSorted((one, other) => one.at - other.at);
  const written = new Set<string>();
  return row.map((annotation) => {
    const { at, box, data } = layout;
    const x = at.x(annotation.at);
    const owner = drawnSeries(data).find(({ key }) => key === (annotation.on ?? data.series[0]?.key));
    const value = owner?.values[annotation.at] ?? null;
    const text = `${annotation.on ? 'on' : 'above'} ${annotation.at} ${annotation.text}`;
    const isWritten = written.has(text);
    written.add(text);
    const placed = placeText(
      isWritten ? '' : annotation.text,
      x,
      annotation.on ? 5 : 9,
      { from: box.left, to: box.right },
      annotation.on ? below : above,
      row.filter(({ on }) => on === annotation.on || !on).map((other) => at.x(other.at)),
    );
    const y = value === null ? null : at.y(value);
    return Object.assign(placed, { key: `${annotation.on ?? ''} ${text}`, x, y }, annotation.on && owner && { ink: owner.ink });
  });
}

function placeText(text: string, x: number, gap: number, limits: { from: number; to: number }, taken: [number, number][], drops: number[]) {
  const width = textWidth(text);
  const isFree = (from: number, to: number) =>
    from >= limits.from - 8 &&
    to <= limits.to + 8 &&
    taken.every(([start, end]) => to + 8 <= start || from >= end + 8) &&
    drops.every((drop) => drop === x || drop < from - 4 || drop > to + 4);
  const right = [x + gap, x + gap + width] as const;
  const left = [x - gap - width, x - gap] as const;
  const prefersLeft = x > limits.from + (limits.to - limits.from) * 0.55;
  const [first, second] = prefersLeft ? [left, right] : [right, left];
  const side = isFree(...first) ? first : isFree(...second) ? second : undefined;
  if (side) {
    taken.push([...side]);
    return side === right ? { text, textX: x + gap, anchor: 'start' as const } : { text, textX: x - gap, anchor: 'end' as const };
  }
  const next = Math.min(limits.to + 8, ...drops.filter((drop) => drop > x)) - 12;
  const cut = cutText(text, Math.max(next - x - gap, 24));
  taken.push([x + gap, x + gap + textWidth(cut)]);
  return { text: cut, textX: x + gap, anchor: 'start' as const };
}
