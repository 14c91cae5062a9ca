/**
 * How many of these widths fit beside each other. When some do not, the rest is summed up in a mark that needs room too.
 *
 *     countFitting([80, 60, 70], { room: 220, gap: 4, rest: 32 })   3
 *     countFitting([80, 60, 70], { room: 200, gap: 4, rest: 32 })   2
 */
export function countFitting(widths: readonly number[], { room, gap, rest }: { room: number; gap: number; rest: number }): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  const fits = ends.filter((end) => end + gap + rest <= room).length;
  // One is always named, cut where it does not fit.
  return Math.max(fits, 1);
}
