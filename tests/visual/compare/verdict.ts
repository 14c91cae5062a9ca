import type { Changes } from '../cause/cause.ts';
import { differenceOf, pictureOf } from './difference.ts';
import { decode, encode } from './png.ts';

export type Verdict = { status: 'same' } | { status: 'changed'; changed: number; share: number; difference: Buffer };

/** What lies between two pictures. Equal files need no decoding, which is nearly always. */
export function changesOf(before: Buffer, after: Buffer): Changes | undefined {
  if (before.equals(after)) return undefined;
  const [old, now] = [decode(before), decode(after)];
  const difference = differenceOf(old, now);
  return difference && { before: old, after: now, difference };
}

export const shareOf = ({ difference: { changed, width, height } }: Changes) => changed / (width * height);

export const shown = ({ difference, after }: Changes) => encode(pictureOf(difference, after));

/** Judges a picture against the accepted one. */
export function judge(before: Buffer, after: Buffer): Verdict {
  const changes = changesOf(before, after);
  if (!changes) return { status: 'same' };
  return { status: 'changed', changed: changes.difference.changed, share: shareOf(changes), difference: shown(changes) };
}
