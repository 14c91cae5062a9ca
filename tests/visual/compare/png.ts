import { PNG } from 'pngjs';

export interface Size {
  width: number;
  height: number;
}

/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface Pixels extends Size {
  data: Buffer;
}

/** Reads the size from the head of a PNG, without decoding it. */
export const sizeOf = (png: Buffer): Size => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

export function decode(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

export function encode({ width, height, data }: Pixels): Buffer {
  const png = new PNG({ width, height });
  png.data = data;
  return PNG.sync.write(png);
}
