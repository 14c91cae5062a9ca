import { createHash } from 'node:crypto';
import sharp from 'sharp';

/**
 * An accepted picture: lossless WebP, a third of the PNG that the browser shoots, with the digest of that PNG in a chunk of its own. A shot that
 * is equal is found by the digest, without decoding.
 */
export async function pack(png: Buffer): Promise<Buffer> {
  const webp = await sharp(png).webp({ lossless: true, exact: true, effort: 2 }).toBuffer();
  const body = Buffer.concat([...extended(webp.subarray(12)), chunk(digestName, digestOf(png))]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length + 4), Buffer.from('WEBP'), body]);
}

/** Whether a shot is the very file that an accepted picture was made of. Of pictures that are not, pixels may be equal all the same. */
export function isMadeOf(packed: Buffer, png: Buffer): boolean {
  const digest = digestIn(packed);
  return digest !== undefined && digest.equals(digestOf(png));
}

const digestName = 'DGST';
const digestOf = (png: Buffer): Buffer => createHash('sha256').update(png).digest();

/** The digest of the shot that an accepted picture was made of. */
export function digestIn(image: Buffer): Buffer | undefined {
  if (image.toString('latin1', 0, 4) !== 'RIFF' || image.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  for (let at = 12; at + 8 <= image.length;) {
    const length = image.readUInt32LE(at + 4);
    if (image.toString('latin1', at, at + 4) === digestName) return image.subarray(at + 8, at + 8 + length);
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** Chunks of others are allowed behind a head of the extended form alone. The plain form says size and opacity in the first bits of its only chunk. */
function extended(chunks: Buffer): Buffer[] {
  const name = chunks.toString('latin1', 0, 4);
  if (name !== 'VP8L') throw new Error(`A lossless WebP begins with VP8L, and not with ${name}`);
  const bits = chunks.readUInt32LE(9);
  const [width, height] = [bits & 0x3fff, (bits >>> 14) & 0x3fff];
  const head = Buffer.alloc(10);
  head[0] = (bits >>> 28) & 1 ? 0x10 : 0;
  head.writeUIntLE(width, 4, 3);
  head.writeUIntLE(height, 7, 3);
  return [chunk('VP8X', head), chunks];
}

const chunk = (name: string, data: Buffer) => Buffer.concat([Buffer.from(name), uint32(data.length), data]);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
