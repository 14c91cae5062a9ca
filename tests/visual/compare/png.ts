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

/** Whether a picture is of one colour and so shows nothing. A file that is large for its size holds more, and is not decoded. */
export function isBlank(png: Buffer): boolean {
  const { width, height } = sizeOf(png);
  if (png.length > 2000 + (width * height) / 50) return false;
  const { data } = decode(png);
  const first = data.readUInt32BE(0);
  for (let at = 4; at < data.length; at += 4) if (data.readUInt32BE(at) !== first) return false;
  return true;
}
