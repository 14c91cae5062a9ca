import sharp from 'sharp';

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

/** Reads a PNG or an accepted picture. */
export async function decode(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes pixels as a PNG, which is read by people and thrown away: quickly, not small. */
export const encode = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();

/** Whether a picture is of one colour and so shows nothing. A file that is large for its size holds more, and is not decoded. */
export async function isBlank(png: Buffer): Promise<boolean> {
  const { width, height } = sizeOf(png);
  if (png.length > 2000 + (width * height) / 50) return false;
  const { data } = await decode(png);
  const first = data.readUInt32BE(0);
  for (let at = 4; at < data.length; at += 4) if (data.readUInt32BE(at) !== first) return false;
  return true;
}
