import type { OrderedFile } from '#app/api/exports.ts';

/** For tests: the task of an ordered file. */
export function taskOf(ordered: OrderedFile): number {
  if ('id' in ordered) return ordered.id;
  throw new Error('The file came at once');
}
