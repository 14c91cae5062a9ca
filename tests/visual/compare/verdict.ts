import type { Changes } from '../cause/cause.ts';
import { differenceOf, pictureOf } from '../image/difference.ts';
import { decode, encode } from '../image/image.ts';
import { isMadeOf } from '../image/pack.ts';

export type Verdict = { status: 'same' } | { status: 'changed'; changed: number; share: number; difference: Buffer };

/** What lies between an accepted picture, or an earlier shot, and a shot. What is the same file needs no decoding, which is nearly always. */
export async function changesOf(before: Buffer, after: Buffer): Promise<Changes | undefined> {
  if (before.equals(after) || isMadeOf(before, after)) return undefined;
  const [old, now] = await Promise.all([decode(before), decode(after)]);
  const difference = differenceOf(old, now);
  return difference && { before: old, after: now, difference };
}

export const shareOf = ({ difference: { changed, width, height } }: Changes) => changed / (width * height);

export const shown = ({ difference, after }: Changes) => encode(pictureOf(difference, after));

/** Judges a picture against an earlier one. */
export async function judge(before: Buffer, after: Buffer): Promise<Verdict> {
  const changes = await changesOf(before, after);
  if (!changes) return { status: 'same' };
  return { status: 'changed', changed: changes.difference.changed, share: shareOf(changes), difference: await shown(changes) };
}
