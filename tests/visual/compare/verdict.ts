import type { Changes } from '../cause/cause.ts';
import { differenceOf, pictureOf } from '../image/difference.ts';
import { decode, encode, type Pixels } from '../image/image.ts';

export type Verdict = { status: 'same' } | { status: 'changed'; changed: number; share: number; difference: Buffer };

export function changesBetween(before: Pixels, after: Pixels): Changes | undefined {
  const difference = differenceOf(before, after);
  return difference && { before, after, difference };
}

export const shareOf = ({ difference: { changed, width, height } }: Changes) => changed / (width * height);

export const shown = ({ difference, after }: Changes) => encode(pictureOf(difference, after));

/** Judges a shot against an earlier one. */
export async function judge(before: Buffer, after: Buffer): Promise<Verdict> {
  // Equal files need no decoding, and nearly all are equal.
  const changes = before.equals(after) ? undefined : changesBetween(await decode(before), await decode(after));
  if (!changes) return { status: 'same' };
  return { status: 'changed', changed: changes.difference.changed, share: shareOf(changes), difference: await shown(changes) };
}
