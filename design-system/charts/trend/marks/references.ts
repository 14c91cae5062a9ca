import { textWidth } from '../../plot/scale/text-width.ts';
import { drawnSeries, type TrendLayout } from '../layout.ts';
import { boxesOf, endLabels, meet, type Piece } from './ends.ts';
import type { Reference } from '../trend.ts';

interface PlacedName {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** The name of a reference stands where its line begins or ends, above it or else below, wherever the fewest lines and names of lines run through it. */
export function placeReference(layout: TrendLayout, { value, text }: Reference): PlacedName {
  const { annotations, at, box } = layout;
  const row = annotations.some(({ on }) => !on) ? 36 : 0;
  const line = at.y(value);
  const [from, to, width] = [box.left + 6, box.right - 6, textWidth(text)];
  const names = endLabels(layout).flatMap(boxesOf);
  const through = ({ x, y, anchor }: PlacedName) => {
    const left = anchor === 'start' ? x : x - width;
    const piece: Piece = [left, y - 12, left + width, y + 3];
    // Of a dotted line to the axis nothing is lost behind a name.
    return linesThrough(layout, piece) + names.filter((name) => meet(name, piece)).length + dropsThrough(layout, piece) / 2;
  };
  const over = line < row ? [] : [line - 7];
  // Where there is a place above, that of what is written above the axis is left to it.
  const under = over.length && line + 20 > box.bottom - 40 ? [] : [line + 20];
  const places = [...over, ...under].flatMap((y): PlacedName[] => [
    { x: from, y, anchor: 'start' },
    { x: to, y, anchor: 'end' },
  ]);
  return places.reduce((best, place) => (through(place) < through(best) ? place : best));
}

function dropsThrough({ annotations, at, data }: TrendLayout, [left, , right, bottom]: Piece): number {
  return annotations.filter(({ on, at: index }) => {
    const value = data.series.find(({ key }) => key === on)?.values[index] ?? null;
    return value !== null && at.x(index) > left && at.x(index) < right && at.y(value) < bottom;
  }).length;
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
