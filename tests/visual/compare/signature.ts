import type { Difference } from './difference.ts';
import type { Pixels } from './png.ts';

/** What a difference looks like, apart from where in a picture it is. */
export interface Signature {
  /** One colour that became another nearly everywhere, such as a token's: `#09617a > #0a6c88`. */
  recolour?: string;
  /** The largest connected patch that differs. */
  patch: Patch;
}

export interface Patch {
  width: number;
  height: number;
  /** How full each of 8 × 8 cells of the patch is, from 0 to 9. */
  cells: number[];
}

export function signatureOf(before: Pixels, after: Pixels, difference: Difference): Signature {
  const recolour = recolourOf(before, after, difference);
  return { ...(recolour && { recolour }), patch: patchOf(difference) };
}

// Text that appears also turns paper into ink, but then paper remains. A colour was replaced when most of it is gone.
function recolourOf(before: Pixels, after: Pixels, { mask, width, changed }: Difference): string | undefined {
  const amount = new Map<number, number>();
  const pairs = new Map<string, number>();
  for (let y = 0; y < Math.min(before.height, after.height); y++) {
    for (let x = 0; x < Math.min(before.width, after.width); x++) {
      const old = colourAt(before, x, y);
      amount.set(old, (amount.get(old) ?? 0) + 1);
      if (!mask[y * width + x]) continue;
      const pair = `${hex(old)} > ${hex(colourAt(after, x, y))}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  const [most] = [...pairs].sort((a, b) => b[1] - a[1]);
  if (!most || most[1] < changed * 0.1) return undefined;
  const whole = amount.get(Number.parseInt(most[0].slice(1, 7), 16)) ?? 0;
  return most[1] >= whole * 0.5 ? most[0] : undefined;
}

function colourAt({ data, width }: Pixels, x: number, y: number): number {
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
}

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;

const tile = 8;

/** Joins tiles of 8 × 8 pixels that differ and touch; the group with the most changed pixels is the patch. */
function patchOf({ mask, width, height }: Difference): Patch {
  const columns = Math.ceil(width / tile);
  const tiles = new Map<number, number[]>();
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    const key = Math.floor(Math.floor(at / width) / tile) * columns + Math.floor((at % width) / tile);
    const pixels = tiles.get(key);
    if (pixels) pixels.push(at);
    else tiles.set(key, [at]);
  }
  let largest: number[] = [];
  while (tiles.size) {
    const group = takeGroup(tiles, columns, Math.ceil(height / tile));
    if (group.length > largest.length) largest = group;
  }
  return normalised(largest, width);
}

function takeGroup(tiles: Map<number, number[]>, columns: number, rows: number): number[] {
  const [first = 0] = tiles.keys();
  const open = [first];
  const group: number[][] = [];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const pixels = tiles.get(key);
    if (!pixels) continue;
    tiles.delete(key);
    group.push(pixels);
    const column = key % columns;
    const row = Math.floor(key / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) open.push(y * columns + x);
  }
  return group.flat();
}

function normalised(pixels: number[], width: number): Patch {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (const at of pixels) {
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const size = { width: right - left, height: bottom - top };
  const counts = Array.from({ length: 64 }, () => 0);
  for (const at of pixels) {
    const x = Math.floor((((at % width) - left) * 8) / size.width);
    const y = Math.floor(((Math.floor(at / width) - top) * 8) / size.height);
    const cell = y * 8 + x;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const full = Math.max(1, (size.width * size.height) / 64);
  return { ...size, cells: counts.map((count) => Math.min(9, Math.round((count * 9) / full))) };
}
