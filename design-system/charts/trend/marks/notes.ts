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
  textY: number;
  anchor: 'start' | 'end';
  /** The ink of the line it stands on, where it drops to the axis instead of from the top. */
  ink?: string;
}

type Stretch = readonly [from: number, to: number];

const rowHeight = 15;

/**
 * The text stands to the right of its drop unless it would leave the plot or touch its neighbour or another drop; then to the left; above the axis also one
 * row higher; and where no place has room it is cut.
 *
 *     o SDK 6.2 上线        双 11 买量 o
 */
export function notes(layout: TrendLayout): DrawnNote[] {
  // What stands on a line is written above the axis, the rest above the plot.
  const below: Stretch[][] = [[], []];
  const above: Stretch[][] = [[]];
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
    const { height, ...placed } = placeText(
      isWritten ? '' : annotation.text,
      { x, gap: annotation.on ? 5 : 9 },
      { from: box.left, to: box.right },
      annotation.on ? below : above,
      // To the axis lead those of all lines, and from above to its line each of the rest.
      row.filter(({ on }) => Boolean(annotation.on) || !on).map((other) => at.x(other.at)),
    );
    const y = value === null ? null : at.y(value);
    const textY = annotation.on ? box.bottom - 7 - height * rowHeight : 17;
    return Object.assign(placed, { key: `${annotation.on ?? ''} ${text}`, x, y, textY }, annotation.on && owner && { ink: owner.ink });
  });
}

function placeText(
  text: string,
  { x, gap }: { x: number; gap: number },
  limits: { from: number; to: number },
  rows: Stretch[][],
  drops: number[],
) {
  const width = textWidth(text);
  const isFree = ([from, to]: Stretch, taken: Stretch[]) =>
    from >= limits.from - 8 &&
    to <= limits.to + 8 &&
    taken.every(([start, end]) => to + 8 <= start || from >= end + 8) &&
    drops.every((drop) => drop === x || drop < from - 4 || drop > to + 4);
  const right: Stretch = [x + gap, x + gap + width];
  const left: Stretch = [x - gap - width, x - gap];
  const prefersLeft = x > limits.from + (limits.to - limits.from) * 0.55;
  for (const [height, taken] of rows.entries()) {
    const side = (prefersLeft ? [left, right] : [right, left]).find((one) => isFree(one, taken));
    if (!side) continue;
    taken.push(side);
    return side === right
      ? { text, textX: x + gap, height, anchor: 'start' as const }
      : { text, textX: x - gap, height, anchor: 'end' as const };
  }
  const next = Math.min(limits.to + 8, ...drops.filter((drop) => drop > x)) - 12;
  const cut = cutText(text, Math.max(next - x - gap, 24));
  rows[0]?.push([x + gap, x + gap + textWidth(cut)]);
  return { text: cut, textX: x + gap, height: 0, anchor: 'start' as const };
}
