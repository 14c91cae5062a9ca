import type { Box, Difference } from '../image/difference.ts';

/** Changed pixels that lie close to each other: in tiles of 8 × 8 that touch. */
export interface Patch extends Box {
  changed: number;
  /** How full each of 8 × 8 cells of the patch is, from 0 to 9: its form, wherever in a picture it is. */
  cells: number[];
}

const tile = 8;

/** The patches of a difference, the one with the most changed pixels first. */
export function patchesOf({ mask, width, height }: Difference): Patch[] {
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const tiles = new Map<number, number[]>();
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue;
    const key = Math.floor(Math.floor(at / width) / tile) * columns + Math.floor((at % width) / tile);
    const pixels = tiles.get(key);
    if (pixels) pixels.push(at);
    else tiles.set(key, [at]);
  }
  const patches: Patch[] = [];
  while (tiles.size) patches.push(patchOf(takeGroup(tiles, columns, rows), width));
  return patches.sort((a, b) => b.changed - a.changed);
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

function patchOf(pixels: number[], width: number): Patch {
  const box: Box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (const at of pixels) {
    const x = at % width;
    const y = Math.floor(at / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const counts = Array.from({ length: 64 }, () => 0);
  for (const at of pixels) {
    const x = Math.floor((((at % width) - box.left) * 8) / wide);
    const y = Math.floor(((Math.floor(at / width) - box.top) * 8) / high);
    const cell = y * 8 + x;
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const full = Math.max(1, (wide * high) / 64);
  return { ...box, changed: pixels.length, cells: counts.map((count) => Math.min(9, Math.round((count * 9) / full))) };
}
