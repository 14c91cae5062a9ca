import type { Pixels } from './image.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where two pictures differ, on a canvas that holds both. */
export interface Difference {
  width: number;
  height: number;
  /** One byte a pixel: 1 where the pictures differ. */
  mask: Uint8Array;
  changed: number;
  box: Box;
}

/** Compares exactly: one pixel that is off by one in one channel is a difference. */
export function differenceOf(before: Pixels, after: Pixels): Difference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const mask = new Uint8Array(width * height);
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const old = words(before);
  const now = words(after);
  let changed = 0;
  for (let y = 0; y < height; y++) {
    const isInBoth = y < before.height && y < after.height;
    for (let x = 0; x < width; x++) {
      const isSame = isInBoth && x < before.width && x < after.width && old[y * before.width + x] === now[y * after.width + x];
      if (isSame) continue;
      mask[y * width + x] = 1;
      changed++;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      box.bottom = y + 1;
    }
  }
  return changed ? { width, height, mask, changed, box } : undefined;
}

// Four bytes at once; a buffer that does not start on a word is copied first.
function words({ data, width, height }: Pixels): Uint32Array {
  const bytes = data.byteOffset % 4 ? Buffer.from(data) : data;
  return new Uint32Array(bytes.buffer, bytes.byteOffset, width * height);
}

/** The new picture, paled, with what differs in vermilion: readable on light and on dark. */
export function pictureOf({ width, height, mask }: Difference, after: Pixels): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [red, green, blue] = mask[at] ? [214, 40, 20] : paled(after, x, y);
      data[at * 4] = red;
      data[at * 4 + 1] = green;
      data[at * 4 + 2] = blue;
    }
  }
  return { width, height, data };
}

function paled({ width, height, data }: Pixels, x: number, y: number): [number, number, number] {
  if (x >= width || y >= height) return [255, 255, 255];
  const at = (y * width + x) * 4;
  const grey = ((data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11) * 0.25 + 191;
  return [grey, grey, grey];
}
