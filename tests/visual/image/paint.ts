import { differenceOf, type Difference } from './difference.ts';
import type { Pixels } from './image.ts';

export type Boxes = [left: number, top: number, width: number, height: number, colour: string][];

/** A picture for tests: paper, with rectangles `[left, top, width, height, colour]` on it. */
export function painted(width: number, height: number, ...boxes: Boxes): Pixels {
  const data = Buffer.alloc(width * height * 4);
  for (const [left, top, wide, high, colour] of [[0, 0, width, height, '#faf8f4'] as const, ...boxes]) {
    const value = Number.parseInt(`${colour.slice(1)}ff`, 16);
    for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) data.writeUInt32BE(value, (y * width + x) * 4);
  }
  return { width, height, data };
}

/** The difference of two pictures that must have one. */
export function differing(before: Pixels, after: Pixels): Difference {
  const difference = differenceOf(before, after);
  if (!difference) throw new Error('The pictures are the same');
  return difference;
}
