import { differenceOf, pictureOf } from './difference.ts';
import { decode, encode } from './png.ts';
import { signatureOf, type Signature } from './signature.ts';

export type Verdict = { status: 'same' } | { status: 'changed'; changed: number; share: number; signature: Signature; difference: Buffer };

/** Judges a picture against the accepted one. Equal files need no decoding, which is nearly always. */
export function judge(before: Buffer, after: Buffer): Verdict {
  if (before.equals(after)) return { status: 'same' };
  const old = decode(before);
  const now = decode(after);
  const difference = differenceOf(old, now);
  if (!difference) return { status: 'same' };
  return {
    status: 'changed',
    changed: difference.changed,
    share: difference.changed / (difference.width * difference.height),
    signature: signatureOf(old, now, difference),
    difference: encode(pictureOf(difference, now)),
  };
}
