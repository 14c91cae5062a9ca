import { createHash } from 'node:crypto';
import type { Pixels } from './image.ts';

/** Enough that no two of some thousands are equal by accident. */
const digits = 16;

export const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, digits);
};

/** Says in one word what a picture shows, however its file is packed. */
export const pixelsDigest = ({ width, height, data }: Pixels): string => digestOf(`${width}x${height}:`, data);
