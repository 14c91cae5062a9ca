import { textWidth } from '../../plot/scale/text-width.ts';
import { drawnSeries, type TrendLayout } from '../layout.ts';
import { boxesOf, endLabels, meet, type Piece } from './ends.ts';
import type { Reference } from '../trend.ts';

interface PlacedName {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** The name of a reference stands where its line begins, or where it ends if fewer lines and names of lines run through the name there. */
export function placeReference(layout: TrendLayout, { value, text }: Reference): PlacedName {
  const { annotations, at, box } = layout;
  const row = annotations.some(({ on }) => !on) ? 36 : 0;
  const line = at.y(value);
  // Under its line where what happened is said above it.
  const y = line + (line < row ? 16 : -7);
  const [from, to, width] = [box.left + 6, box.right - 6, textWidth(text)];
  const names = endLabels(layout).flatMap(boxesOf);
  const through = (left: number) => {
    const piece: Piece = [left, y - 12, left + width, y + 3];
    return linesThrough(layout, piece) + names.filter((name) => meet(name, piece)).length;
  };
  return through(from) > through(to - width) ? { x: to, y, anchor: 'end' } : { x: from, y, anchor: 'start' };
}

function linesThrough({ data, at }: TrendLayout, [left, top, right, bottom]: Piece): number {
  return drawnSeries(data).filter(({ values }) =>
    values.some((value, index) => {
      const next = values[index + 1];
      if (value === null || next === null || next === undefined) return false;
      const [x, nextX] = [at.x(index), at.x(index + 1)];
      if (nextX <= left || x >= right) return false;
      const heightAt = (place: number) => at.y(value) + ((at.y(next) - at.y(value)) * (place - x)) / (nextX - x);
      const [one, other] = [heightAt(Math.max(x, left)), heightAt(Math.min(nextX, right))];
      return Math.min(one, other) <= bottom && Math.max(one, other) >= top;
    }),
  ).length;
}
